/** Links from page to page of the documents lead somewhere. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { sourceFiles } from '../../bin/lib/static/report.mjs';

const read = ( file ) => readFileSync( join( ROOT, file ), 'utf8' );

/** Text without its code, in which brackets are no links. */
const prose = ( text ) =>
	text.replace( /```[\s\S]*?```|`[^`\n]*`/g, ( code ) =>
		code.replace( /[[\]()]/g, ' ' )
	);

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = ( text ) =>
	new Set(
		[
			...text
				.replace( /```[\s\S]*?```/g, '' )
				.matchAll( /^#{1,6} (.+)$/gm ),
		].map( ( [ , heading ] ) =>
			heading
				.replace( /\[([^\]]*)\]\([^)]*\)/g, '$1' )
				.toLowerCase()
				.replace( /[^\p{L}\p{N}\s_-]/gu, '' )
				.replaceAll( ' ', '-' )
		)
	);

/** What of a page's links leads nowhere. */
function lostOf( file, text, there ) {
	return [
		...prose( text ).matchAll( /\]\((?!https?:|mailto:)([^)\s]+)\)/g ),
	]
		.map( ( [ , target ] ) => target )
		.filter( ( target ) => {
			const [ path, anchor ] = target.split( '#' );
			const page = path
				? normalize( join( dirname( file ), path ) )
				: file;
			const found = there( page );
			return (
				found === undefined ||
				( anchor && ! anchorsOf( found ).has( anchor ) )
			);
		} )
		.map( ( target ) => `${ file }: ${ target }` );
}

/** A page's text; nothing for a folder or another file; undefined where there is none. */
const onDisk = ( page ) => {
	const path = join( ROOT, page );
	if ( ! existsSync( path ) ) {
		return undefined;
	}
	return statSync( path ).isFile() && page.endsWith( '.md' )
		? readFileSync( path, 'utf8' )
		: '';
};

describe( 'CMD-692: the documents', () => {
	// The demo's pages have links of their site.
	const pages = sourceFiles( ROOT ).filter(
		( file ) => file.endsWith( '.md' ) && ! file.startsWith( 'demo/' )
	);

	it( 'link to files and headings that exist', () => {
		assert.ok( pages.length > 60 );
		assert.deepEqual(
			pages.flatMap( ( file ) => lostOf( file, read( file ), onDisk ) ),
			[]
		);
	} );

	it( 'would be told of a link that leads nowhere', () => {
		const there = ( page ) =>
			( { 'a.md': '# A', 'b/c.md': '## A page’s `name`: one' } )[ page ];
		assert.deepEqual(
			lostOf(
				'a.md',
				'[x](b/c.md#a-pages-name-one) [y](b/c.md#other) [z](d.md) `[v](w.md)`',
				there
			),
			[ 'a.md: b/c.md#other', 'a.md: d.md' ]
		);
	} );

	it( 'are all found from docs/README.md', () => {
		const known = new Set();
		const waiting = [ 'docs/README.md' ];
		while ( waiting.length ) {
			const file = waiting.pop();
			if ( ! known.has( file ) && file.endsWith( '.md' ) ) {
				known.add( file );
				for ( const [ , path ] of read( file ).matchAll(
					/\]\((?!https?:)([^)#\s]+\.md)/g
				) ) {
					waiting.push( normalize( join( dirname( file ), path ) ) );
				}
			}
		}
		assert.deepEqual(
			pages.filter(
				( file ) =>
					file.startsWith( 'docs/' ) &&
					// Translations are found from the page that they translate.
					! /\/[a-z]{2}\//.test( file ) &&
					! known.has( file )
			),
			[]
		);
	} );

	it( 'are those that code and configuration name', () => {
		const named = sourceFiles( ROOT, 'plugin', 'theme', 'bin', 'deploy' )
			.filter( ( file ) =>
				/\.(?:php|tsx?|mjs|vcl|ya?ml|sh)$/.test( file )
			)
			.flatMap( ( file ) =>
				[ ...read( file ).matchAll( /\bdocs\/[a-z-]+\.md\b/g ) ].map(
					( [ page ] ) => ( { file, page } )
				)
			);
		assert.ok( named.length > 10 );
		assert.deepEqual(
			named.filter( ( { page } ) => ! existsSync( join( ROOT, page ) ) ),
			[]
		);
	} );
} );
