/** What the README promises is there. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { IMAGES } from '../../bin/lib/screenshots.mjs';

const readme = readFileSync( join( ROOT, 'README.md' ), 'utf8' );

test( 'every image is made by the script, which is named (CMD-24)', () => {
	const images = [
		...readme.matchAll( /!\[[^\]]+\]\(docs\/images\/([\w-]+)\.jpg\)/g ),
	].map( ( [ , name ] ) => name );
	const made = IMAGES.map( ( { name } ) => name );
	assert.ok( images.includes( 'demo' ) && images.includes( 'leads' ) );
	assert.deepEqual(
		images.filter( ( name ) => ! made.includes( name ) ),
		[]
	);
	const { scripts } = JSON.parse(
		readFileSync( join( ROOT, 'package.json' ), 'utf8' )
	);
	assert.match( scripts.screenshots, /screenshots\.mjs/ );
	assert.match( readme, /npm run screenshots/ );
} );

test( 'every file and command it names is there', () => {
	const links = [ ...readme.matchAll( /\]\(([^)#:]+)\)/g ) ].map(
		( [ , path ] ) => path
	);
	const commands = [ ...readme.matchAll( /\bbin\/[a-z-]+/g ) ].map(
		( [ path ] ) => path
	);
	assert.ok( links.length > 5 && commands.length > 5 );
	assert.deepEqual(
		[ ...links, ...commands ].filter(
			( path ) => ! existsSync( join( ROOT, path ) )
		),
		[]
	);
} );

test( 'it is short, and the two commands come first', () => {
	assert.ok( readme.split( '\n' ).length <= 90 );
	assert.ok(
		readme.indexOf( 'bin/start' ) < readme.indexOf( 'bin/package' )
	);
	assert.ok( readme.indexOf( 'bin/test' ) < readme.indexOf( 'bin/package' ) );
} );

test( 'it promises no more of leads and of tracking than is so', () => {
	for ( const text of [
		readme,
		readFileSync( join( ROOT, 'plugin/readme.txt' ), 'utf8' ),
	] ) {
		assert.doesNotMatch( text, /no lead is (?:ever )?lost|No tracking,/i );
		assert.match(
			text,
			/once a visitor sees success, the lead is stored/i
		);
		assert.match(
			text,
			/opt-in mode, each runs only after the visitor agrees/
		);
	}
} );
