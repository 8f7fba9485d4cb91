/**
 * Every boundary has to be one that can be crossed: a check that never fails
 * checks nothing.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import entries from '../../bin/lib/entries.cjs';
import {
	checkPhp,
	checkTypeScript,
	checkWords,
} from '../../bin/lib/static/boundaries.mjs';
import boundaries from '../../bin/lib/static/eslint-boundaries.mjs';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';
import { layoutProblems } from '../../bin/lib/static/features.mjs';

const messages = ( problems ) =>
	problems.map( ( { message } ) => message ).join( '\n' );

const view = 'plugin/blocks/tabs/view.ts';
const model = 'plugin/blocks/tabs/model.ts';
const panelTest = 'plugin/src/popups/editor/popups/tests/panels.test.tsx';

describe( 'TypeScript (BLOCK-11, BLOCK-12, SITE-23)', () => {
	const eslint = new ESLint( {
		cwd: projectRoot,
		overrideConfigFile: true,
		overrideConfig: [
			{
				files: [ '**/*.{ts,tsx}' ],
				languageOptions: { parser: tseslint.parser },
			},
			...boundaries,
		],
	} );
	const check = async ( file, source ) => {
		const [ { messages: found } ] = await eslint.lintText( source, {
			filePath: join( projectRoot, file ),
		} );
		return [ ...found, ...checkTypeScript( file, source ) ];
	};

	it( 'is held by the rules of this project', async () => {
		const own = new ESLint( { cwd: projectRoot } );
		for ( const file of [
			view,
			model,
			panelTest,
			'plugin/src/runtime/http/index.ts',
		] ) {
			const path = join( projectRoot, file );
			const [ ours, alone ] = await Promise.all(
				[ own, eslint ].map( ( one ) =>
					one.calculateConfigForFile( path )
				)
			);
			for ( const rule of Object.keys( alone.rules ) ) {
				assert.deepEqual( ours.rules[ rule ], alone.rules[ rule ] );
			}
		}
	} );

	const crossings = [
		[
			panelTest,
			"jest.mock( '@wordpress/editor', () => ( {} ), { virtual: true } );",
			/are not mocked/,
		],
		[ view, 'new window.XMLHttpRequest();', /@brolga\/http/ ],
		[ view, "window.navigator.sendBeacon( '/x' );", /@brolga\/http/ ],
		[
			'plugin/src/runtime/hash/index.ts',
			"void fetch( '/x' );",
			/@brolga\/http/,
		],
		[
			'plugin/src/runtime/http/index.ts',
			'location.hash;',
			/@brolga\/hash/,
		],
		[ 'plugin/src/admin/a.tsx', "void fetch( '/x' );", /@brolga\/http/ ],
		[ view, "void import( '@wordpress/element' );", /no React/ ],
		[ view, "export { a } from 'react-dom/client';", /no React/ ],
		[ model, 'export const a = performance.now();', /pure/ ],
		[ view, "void fetch( '/x' );", /@brolga\/http/ ],
		[ view, "void window.fetch( '/x' );", /@brolga\/http/ ],
		[ view, "navigator.sendBeacon( '/x' );", /@brolga\/http/ ],
		[ view, 'new XMLHttpRequest();', /@brolga\/http/ ],
		[ view, 'const a = window.location.hash;', /@brolga\/hash/ ],
		[ view, "location.hash = 'a';", /@brolga\/hash/ ],
		[
			view,
			"window.addEventListener( 'hashchange', () => {} );",
			/@brolga\/hash/,
		],
		// SITE-20: nobody follows the window's size but by what waits.
		[
			view,
			"window.addEventListener( 'resize', () => {} );",
			/runtime\/device/,
		],
		[
			'plugin/src/effects/view/a.ts',
			"on( 'resize' );",
			/runtime\/device/,
		],
		[
			'plugin/src/runtime/hash/index.ts',
			"on( 'resize' );",
			/runtime\/device/,
		],
		// LEAD-521
		[
			'plugin/src/admin/a.tsx',
			'dateI18n( getSettings().formats.datetime, at );',
			/admin\/exactly/,
		],
		// BLOCK-140
		[
			'plugin/blocks/tabs/edit.tsx',
			'export const A = () => <InspectorControls group="advanced" />;',
			/BlockPanels of @brolga\/editor/,
		],
		[ view, "import { a } from '../slider/model';", /another block/ ],
		[ view, "void import( '../slider/model' );", /another block/ ],
		[ view, "import { useState } from 'react';", /no React/ ],
		[
			'plugin/src/search/view/search/index.ts',
			"import { useState } from 'react';",
			/no React/,
		],
		[
			'plugin/src/search/view/search/index.ts',
			"document.querySelector( '.wp-block-brolga-search' );",
			/data-brolga/,
		],
		[
			view,
			"document.querySelector( '.wp-block-brolga-tabs' );",
			/data-brolga/,
		],
		[
			view,
			'mount( `.wp-block-brolga-${ name }`, setup );',
			/data-brolga/,
		],
		[ view, "import { __ } from '@wordpress/i18n';", /no React/ ],
		[ model, 'export const a = () => document.title;', /pure/ ],
		[ model, 'setTimeout( () => {}, 1 );', /pure/ ],
		[ model, 'export const a = Date.now();', /pure/ ],
		[ model, 'export const a = new Date();', /pure/ ],
		[ model, 'export const a = Math.random();', /pure/ ],
	];
	for ( const [ file, source, expected ] of crossings ) {
		it( `finds ${ source }`, async () => {
			assert.match( messages( await check( file, source ) ), expected );
		} );
	}

	const fine = [
		[ 'plugin/blocks/tabs/tests/view.test.ts', "void fetch( '/x' );" ],
		[ view, "import { a } from 'react-like';" ],
		[ 'plugin/src/runtime/http/index.ts', "void fetch( '/x' );" ],
		[ 'plugin/src/runtime/hash/index.ts', 'const a = location.hash;' ],
		[ 'plugin/src/runtime/device/device.ts', "on( 'resize' );" ],
		[
			'plugin/src/editor/blocks/block-panels.tsx',
			'export const A = () => <InspectorControls />;',
		],
		[ view, '// fetch( "/x" ) is for @brolga/http' ],
		[ view, "import { mount } from '@brolga/runtime';" ],
		[ view, 'mount( \'[data-brolga-module="brolga/tabs"]\', setup );' ],
		[ view, "import { reduce } from './model';" ],
		[ 'plugin/blocks/tabs/edit.tsx', "import { useState } from 'react';" ],
		[ model, 'export const year = ( at: number ) => new Date( at );' ],
		[ model, 'export interface Size { window: number }' ],
		[
			model,
			'export const a = ( size: { window: number } ) => size.window;',
		],
	];
	for ( const [ file, source ] of fine ) {
		it( `allows ${ source } in ${ file }`, async () => {
			assert.deepEqual( await check( file, source ), [] );
		} );
	}
} );

describe( 'a feature’s TypeScript (ARCH-771)', () => {
	const script = 'plugin/src/popups/view/popups/index.ts';
	for ( const [ file, source, expected ] of [
		[
			script,
			"import { a } from '../../../leads/rest';",
			/popups may not know leads/,
		],
		[
			script,
			"import type { A } from '../../../leads/rest';",
			/popups may not know leads/,
		],
		[
			script,
			"export { a } from '../../../leads/rest';",
			/popups may not know leads/,
		],
		[
			script,
			"type A = import( '../../../leads/rest' ).A;",
			/popups may not know leads/,
		],
		[
			script,
			"void import( '@brolga/goals' );",
			/popups may not know ab-tests/,
		],
		[
			'plugin/src/search/editor/search/index.ts',
			"import { a } from '@brolga/editor-forms';",
			/search may not know forms/,
		],
		[
			'plugin/src/runtime/notify.ts',
			"import { a } from '../popups/view/tell';",
			/runtime is everybody's and knows no popups/,
		],
		[
			'plugin/src/runtime/notify.ts',
			"import { a } from '../admin/save';",
			/runtime is everybody's and knows no admin/,
		],
		[
			'plugin/src/editor/url-field.tsx',
			"import { a } from '@brolga/editor-forms';",
			/editor is everybody's and knows no forms/,
		],
		[
			'plugin/src/admin/settings/screen.tsx',
			"import { a } from '../../mail/admin/section';",
			/admin is everybody's and knows no mail/,
		],
		[
			script,
			"import { a } from '../../../../blocks/tabs/model';",
			/knows no block/,
		],
	] ) {
		it( `finds ${ source } in ${ file }`, () => {
			assert.match(
				messages( checkTypeScript( file, source ) ),
				expected
			);
		} );
	}

	for ( const [ file, source ] of [
		[ script, "import { a } from '../../../runtime/device/device';" ],
		[ script, "import { a } from '@brolga/contracts';" ],
		[ script, "void import( '@brolga/http' );" ],
		[ script, "import { a } from './model';" ],
		// On its layer, because the table says so.
		[
			'plugin/src/popups/editor/popups/a.tsx',
			"import { a } from '@brolga/editor-forms';",
		],
		// A service, which lies below.
		[
			'plugin/src/leads/admin/leads/a.tsx',
			"import { a } from '../../../spam/admin/words';",
		],
		[ view, "import { a } from '../../src/popups/view/popups/tell';" ],
		[
			'plugin/src/admin/settings/registry.ts',
			"import { a } from '../../mail/admin/section';",
		],
		[
			'plugin/src/runtime/site/site.ts',
			"import { a } from '../../ab-tests/view/count-goals';",
		],
	] ) {
		it( `allows ${ source } in ${ file }`, () => {
			assert.deepEqual( checkTypeScript( file, source ), [] );
		} );
	}
} );

describe( 'the homes of a feature (ARCH-770)', () => {
	const there = [
		'plugin/includes/AbTests/A.php',
		'plugin/includes/Leads/A.php',
		'plugin/includes/Consent/A.php',
		'plugin/includes/Core/Consent/A.php',
		'plugin/src/ab-tests/view/goals/index.ts',
		'plugin/src/ab-tests/rest.ts',
		'plugin/src/leads/admin/leads/tests/screen.test.tsx',
		'plugin/src/leads/rest/imports.ts',
		'plugin/src/consent/view/style.scss',
		'plugin/src/runtime/consent/state.ts',
		'plugin/src/admin/settings/screen.tsx',
	];

	it( 'are two, and those of what all share', () => {
		assert.deepEqual( layoutProblems( there ), [] );
		assert.deepEqual( layoutProblems( sourceFiles( projectRoot ) ), [] );
	} );

	for ( const [ file, expected ] of [
		[ 'plugin/src/experiments/model.ts', /includes\/Experiments/ ],
		[ 'plugin/src/modules/goals/index.ts', /includes\/Modules/ ],
		[ 'plugin/src/a.ts', /in no feature/ ],
		[ 'plugin/src/leads/words.ts', /no part of a feature/ ],
		[ 'plugin/src/leads/screen/list.tsx', /no part of a feature/ ],
		[ 'plugin/src/admin/leads/list.tsx', /plugin\/src\/leads/ ],
		[ 'plugin/src/admin/rest/leads.ts', /plugin\/src\/leads/ ],
		[ 'plugin/src/admin/_leads.scss', /plugin\/src\/leads/ ],
		[ 'plugin/src/runtime/ab-tests/a.ts', /plugin\/src\/ab-tests/ ],
		// Core has nothing of them.
		[ 'plugin/src/styles/leads.scss', /plugin\/src\/leads/ ],
	] ) {
		it( `are not ${ file }`, () => {
			const found = layoutProblems( [ ...there, file ] );
			assert.deepEqual(
				found.map( ( problem ) => problem.file ),
				[ file ]
			);
			assert.match( messages( found ), expected );
		} );
	}
} );

describe( 'what is built of a folder (ARCH-772)', () => {
	const src = mkdtempSync( join( tmpdir(), 'brolga-entries-' ) );
	after( () => rmSync( src, { recursive: true } ) );
	const write = ( file ) => {
		mkdirSync( dirname( join( src, file ) ), { recursive: true } );
		writeFileSync( join( src, file ), '' );
	};

	it( 'has the folder’s name, whosever it is', () => {
		for ( const file of [
			'runtime/hash/index.ts',
			'runtime/overlay/overlay.ts',
			'tea/view/cups/index.ts',
			'tea/view/leaves.ts',
			'tea/view/cups/saucers/index.ts',
			'tea/editor/kettle/index.ts',
			'editor/blocks/index.ts',
			'admin/settings/index.tsx',
			'tea/admin/tea/index.tsx',
		] ) {
			write( file );
		}
		const names = ( kind ) => Object.keys( entries.entriesOf( kind, src ) );
		assert.deepEqual( names( 'view' ), [ 'cups', 'hash' ] );
		assert.deepEqual( names( 'editor' ), [ 'blocks', 'kettle' ] );
		assert.deepEqual( names( 'admin' ), [ 'settings', 'tea' ] );
	} );

	it( 'is built once by a name', () => {
		write( 'coffee/view/cups/index.ts' );
		assert.throws(
			() => entries.entriesOf( 'view', src ),
			/has the name of/
		);
	} );
} );

describe( 'PHP (BLOCK-7, BLOCK-13, BLOCK-23, BLOCK-24, REST-21)', () => {
	const root = mkdtempSync( join( tmpdir(), 'brolga-boundaries-' ) );
	after( () => rmSync( root, { recursive: true } ) );

	const check = ( file, body ) => {
		const path = join( root, file );
		mkdirSync( dirname( path ), { recursive: true } );
		writeFileSync( path, `<?php\nnamespace Brolga\\X;\n${ body }\n` );
		return checkPhp( root, [ file ] );
	};
	const method = ( name, body ) =>
		`final class A {
/** Does it. */
public function ${ name }() { ${ body } } }`;
	const here = 'plugin/includes/Forms/A.php';

	const crossings = [
		[ method( 'a', 'throw new \\LogicException( $text );' ), /printed/ ],
		[
			method( 'a', 'throw new \\LogicException( "No {$text}." );' ),
			/printed/,
		],
		[ "add_action( 'init', 'a' );", /register\(\)/ ],
		[ method( 'boot', "add_filter( 'a', 'b' );" ), /register\(\)/ ],
		[ method( 'a', "add_shortcode( 'a', 'b' );" ), /register\(\)/ ],
		[ method( 'a', 'global $wpdb;' ), /repositories/ ],
		[ method( 'a', "return $GLOBALS['wpdb'];" ), /repositories/ ],
		[ method( 'a', 'return $this->wpdb->prefix;' ), /repositories/ ],
		[ 'use wpdb;', /repositories/ ],
		[ method( 'a', 'return WC();' ), /Shop/ ],
		[ method( 'a', 'return new \\WC_Product( 1 );' ), /Shop/ ],
		[ method( 'a', 'return wc_get_product( 1 );' ), /Shop/ ],
		[ method( 'a', 'return time();' ), /Clock/ ],
		[ method( 'a', "return gmdate( 'c' );" ), /Clock/ ],
		[ method( 'a', 'return new \\DateTimeImmutable();' ), /Clock/ ],
		[ method( 'a', "return new \\DateTime( 'now' );" ), /Clock/ ],
		[ method( 'a', "return $_SERVER['REMOTE_ADDR'];" ), /ClientIp/ ],
		[ method( 'a', "return 'SELECT id FROM a';" ), /SQL/ ],
		[ method( 'a', 'return "UPDATE {$t} SET a = 1";' ), /SQL/ ],
		[ method( 'a', 'return Services::get( B::class );' ), /constructor/ ],
		[
			method( 'a', "register_rest_route( 'brolga/v1', '/a', [] );" ),
			/PublicRoutes/,
		],
		[
			method( 'register', "add_action( 'wp_ajax_nopriv_a', 'b' );" ),
			/PublicAction/,
		],
		[
			method(
				'register',
				'add_action( "admin_post_nopriv_{$a}", \'b\' );'
			),
			/PublicAction/,
		],
		[ method( 'a', "return [ 'Retry-After' => '3' ];" ), /AnswerHeaders/ ],
		[ method( 'a', "return __( 'Hello' );" ), /text domain/ ],
		[
			method( 'a', "return esc_html__( 'Hello', 'other' );" ),
			/text domain/,
		],
		[ method( 'camelCase', '' ), /snake_case/ ],
		[ 'class Open {}', /not final/ ],
		[ 'use Brolga\\Core\\Support\\Clock;', /imported and not used/ ],
	];
	for ( const [ body, expected ] of crossings ) {
		it( `finds ${ body }`, () => {
			assert.match( messages( check( here, body ) ), expected );
		} );
	}

	it( 'keeps names of the wire out of services', () => {
		const body = method( 'a', "return 'et_pb_contact_name_0';" );
		const file = 'plugin/includes/Leads/Intake/SubmissionService.php';
		assert.match( messages( check( file, body ) ), /edges/ );
		assert.deepEqual( check( here, body ), [] );
	} );

	const fine = [
		[ here, method( 'a', "throw new \\LogicException( 'No.', 1 );" ) ],
		[ here, method( 'a', 'throw $failure;' ) ],
		[
			here,
			`${ [ '// phpcs:dis', 'able' ].join( '' ) } WordPress.Security.EscapeOutput.ExceptionNotEscaped -- It is logged.
			${ method( 'a', 'throw new \\LogicException( $text );' ) }`,
		],
		[
			'plugin/blocks/tabs/tests/RenderTest.php',
			method( 'a', 'throw new \\LogicException( $text );' ),
		],
		[ here, method( 'a', "return __( 'Hello', 'brolga' );" ) ],
		[ here, method( 'register', "add_action( 'init', 'a' );" ) ],
		[ here, method( 'a', "return gmdate( 'c', 0 );" ) ],
		[ here, method( 'a', "return new \\DateTimeImmutable( '@0' );" ) ],
		[ here, method( '__construct', '' ) ],
		[
			'plugin/includes/Core/Rest/PublicRoutes.php',
			method( 'a', "register_rest_route( 'brolga/v1', '/a', [] );" ),
		],
		[ here, method( 'a', "return 'Select a date';" ) ],
		[
			'plugin/includes/Leads/Storage/LeadRepository.php',
			'use wpdb;\n/** @param wpdb $db */',
		],
		[ here, 'use Brolga\\Core\\Support\\Clock;\nClock::class;' ],
		[ 'plugin/blocks/tabs/render.php', '$a = Services::get( B::class );' ],
		[ 'plugin/includes/Shop/Cart.php', method( 'a', 'return WC();' ) ],
		[
			'plugin/includes/Core/Support/SystemClock.php',
			method( 'now', 'return time();' ),
		],
	];
	for ( const [ file, body ] of fine ) {
		it( `allows ${ body } in ${ file }`, () => {
			assert.deepEqual( check( file, body ), [] );
		} );
	}
} );

describe( 'words', () => {
	// In two parts: this file may not hold them either.
	const words = [
		[ '../sha', 'red/spec' ],
		[ ' /wo', 'rk/main' ],
		[ '"/ho', 'me/me"' ],
		[ '// eslint-dis', 'able-next-line' ],
		[ '// @ts-ig', 'nore' ],
		[ '// @ts-expect-er', 'ror' ],
		[ '// @phpstan-ig', 'nore' ],
		[ '// phpcs:ig', 'nore' ],
		[ '// phpcs:dis', 'able WordPress.Security.EscapeOutput' ],
		[ '// phpcs:ig', 'nore Generic.PHP.ForbiddenFunctions -- We want to.' ],
		[ '// phpcs:ig', 'nore WordPress -- All of it at once.' ],
		[ '/* stylelint-dis', 'able */' ],
	];
	for ( const [ start, end ] of words ) {
		it( `finds ${ start }…`, () => {
			assert.equal( checkWords( 'a.ts', start + end ).length, 1 );
		} );
	}

	it( 'lets a line tell WordPress’ rules why they have no point there', () => {
		const ignore = [ '// phpcs:ig', 'nore' ].join( '' );
		for ( const rules of [
			'WordPress.Security.NonceVerification.Missing',
			'WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput',
		] ) {
			assert.deepEqual(
				checkWords(
					'a.php',
					`${ ignore } ${ rules } -- Checked above.`
				),
				[]
			);
		}
	} );

	it( 'leaves addresses and paths of the project alone', () => {
		assert.deepEqual(
			checkWords(
				'a.ts',
				"'https://example.com/work/gardens' './tmp/a' '/work/'"
			),
			[]
		);
	} );
} );
