import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { blocksOf } from '../../bin/lib/generate-attributes.mjs';
import { TARGET, blockConfig, wpmlOf } from '../../bin/lib/generate-wpml.mjs';
import { projectRoot } from '../../bin/lib/static/report.mjs';
import { PACKAGES } from '../../bin/lib/zip.mjs';

const content = ( type, more = {} ) => ( { type, role: 'content', ...more } );

describe( 'what translation plugins are told', () => {
	it( 'I18N-370: takes the words and links of a block, and nothing else', () => {
		assert.equal(
			blockConfig( {
				name: 'brolga/price',
				attributes: {
					label: content( 'string' ),
					pageUrl: content( 'string' ),
					messages: content( 'object' ),
					options: content( 'array', { items: { type: 'object' } } ),
					imageId: content( 'integer' ),
					end: content( 'string' ),
					kind: content( 'string', { enum: [ 'a' ] } ),
					uid: { type: 'string' },
				},
			} ),
			[
				'\t\t<gutenberg-block type="brolga/price" translate="1">',
				'\t\t\t<key name="label" />',
				'\t\t\t<key name="pageUrl" type="link" />',
				'\t\t\t<key name="messages"><key name="*" /></key>',
				'\t\t\t<key name="options"><key name="*"><key name="label" /></key></key>',
				'\t\t</gutenberg-block>',
				'',
			].join( '\n' )
		);
		assert.equal( blockConfig( { name: 'brolga/none' } ), '' );
	} );

	it( 'I18N-370: is fresh, and in the zip', () => {
		assert.equal(
			readFileSync( join( projectRoot, TARGET ), 'utf8' ),
			wpmlOf( projectRoot ),
			'Run node bin/lib/generate-wpml.mjs.'
		);
		const [ plugin ] = PACKAGES;
		assert.ok( plugin.needed.includes( 'wpml-config.xml' ) );
		assert.ok( ! plugin.skip.test( 'wpml-config.xml' ) );
	} );

	it( 'I18N-370: names post types, taxonomy and settings as the plugin does', () => {
		const written = wpmlOf( projectRoot );
		const source = ( file ) =>
			readFileSync(
				join( projectRoot, 'plugin/includes', file ),
				'utf8'
			);
		for ( const [ file, constant ] of [
			[ 'Content/Projects/Projects.php', 'POST_TYPE' ],
			[ 'Content/Projects/Projects.php', 'TAXONOMY' ],
			[ 'Popups/Settings/PopupType.php', 'POST_TYPE' ],
			[ 'Core/Settings/Settings.php', 'OPTION' ],
		] ) {
			const [ , name ] = source( file ).match(
				new RegExp( `const ${ constant } += '([a-z_]+)'` )
			);
			assert.match( written, new RegExp( `[>"]${ name }[<"]` ) );
		}
		const banner = source( 'Consent/ConsentSection.php' );
		const [ , consent ] = written.match(
			/<key name="consent">(.+)<\/key>/
		);
		for ( const [ , name ] of consent.matchAll( /name="(\w+)"/g ) ) {
			assert.match( banner, new RegExp( `'${ name }' +=> .*\\$line` ) );
		}
		assert.match( source( 'Mail/MailSection.php' ), /'mail_from_name'/ );
	} );

	it( 'I18N-370: leaves out no block with words', () => {
		const written = wpmlOf( projectRoot );
		for ( const [ , { name, attributes = {} } ] of blocksOf(
			projectRoot
		) ) {
			const words = [ 'label', 'title', 'text', 'message' ].some(
				( word ) => attributes[ word ]?.role === 'content'
			);
			assert.ok(
				! words || written.includes( `type="${ name }"` ),
				name
			);
		}
	} );
} );
