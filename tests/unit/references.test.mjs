/** Whatever is called by its name is there; what is renamed in one place is found in the others. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	checkBlockStyles,
	checkFiles,
	checkHandles,
	checkImages,
	checkPresets,
	checkProperties,
	checkReferences,
	checkSchemas,
	checkTemplates,
	checkWays,
	namesOf,
	registeredStyles,
	screensOf,
} from '../../bin/lib/static/references.mjs';
import { projectRoot } from '../../bin/lib/static/report.mjs';

const sources = ( files ) => new Map( Object.entries( files ) );
const messages = ( problems ) => problems.map( ( { message } ) => message );

describe( 'presets and custom properties (THEME-101)', () => {
	const names = namesOf( {
		settings: {
			color: {
				palette: [ { slug: 'base' }, { slug: 'primary-strong' } ],
				gradients: [ { slug: 'shade' } ],
			},
			typography: { fontSizes: [ { slug: 'x-large' } ] },
			spacing: { spacingSizes: [ { slug: '40' } ] },
			custom: { image: { text: '#fff' }, gutter: '1rem', lineHeight: {} },
		},
	} );
	const missing = ( text, file = 'theme/a.html' ) =>
		checkPresets( sources( { [ file ]: text } ), names ).length;

	for ( const [ file, good, bad ] of [
		[
			'theme/a.json',
			'"var:custom|image|text"',
			'"var:custom|picture|text"',
		],
		[
			'theme/a.css',
			'color: var(--wp--custom--image--text)',
			'color: var(--wp--custom--picture--text)',
		],
		[
			'plugin/a.scss',
			'color: var(--wp--preset--color--base, #fff)',
			'color: var(--wp--preset--color--ground, #fff)',
		],
		[
			'theme/a.json',
			'"var:preset|spacing|40"',
			'"var:preset|spacing|45"',
		],
		[
			'demo/a.html',
			'{"barColor":"var(\\u002d\\u002dwp\\u002d\\u002dpreset\\u002d\\u002dcolor\\u002d\\u002dbase)"}',
			'{"barColor":"var(\\u002d\\u002dwp\\u002d\\u002dpreset\\u002d\\u002dcolor\\u002d\\u002dground)"}',
		],
		[ 'theme/a.php', '{"textColor":"base"}', '{"textColor":"ground"}' ],
		[ 'theme/a.php', '{"gradient":"shade"}', '{"gradient":"shadow"}' ],
		[
			'theme/a.html',
			'<p class="has-primary-strong-color has-text-color">',
			'<p class="has-primary-color has-text-color">',
		],
		[
			'theme/a.html',
			'<p class="has-base-background-color has-background">',
			'<p class="has-ground-background-color has-background">',
		],
		[
			'theme/a.css',
			'.has-x-large-font-size {}',
			'.has-huge-font-size {}',
		],
		[
			'theme/a.css',
			'.has-shade-gradient-background {}',
			'.has-dusk-gradient-background {}',
		],
	] ) {
		it( `finds what theme.json does not set: ${ bad }`, () => {
			assert.equal( missing( good, file ), 0 );
			assert.equal( missing( bad, file ), 1 );
		} );
	}

	it( 'lets be what is put together from a value, or stands in a comment', () => {
		assert.equal(
			missing( "'--wp--preset--color--' . $slug", 'a.php' ),
			0
		);
		assert.equal(
			missing( '`var(--wp--preset--color--${ slug })`', 'a.ts' ),
			0
		);
		assert.equal( missing( '/* var(--wp--custom--gone) */', 'a.css' ), 0 );
	} );

	it( 'tells the line', () => {
		assert.deepEqual(
			checkPresets(
				sources( {
					'theme/a.css': 'a {\n\tcolor: var(--wp--custom--gone);\n}',
				} ),
				names
			),
			[
				{
					file: 'theme/a.css',
					line: 2,
					message: 'theme.json sets no --wp--custom--gone',
				},
			]
		);
	} );
} );

describe( 'custom properties of our own (THEME-101)', () => {
	const missing = ( files ) =>
		messages( checkProperties( sources( files ) ) );

	it( 'are set where they are read, in a style sheet, by a script or in markup', () => {
		const read = 'a { gap: var(--brolga-gap); }';
		assert.deepEqual( missing( { 'a.scss': read } ), [
			'--brolga-gap is set nowhere',
		] );
		for ( const [ file, set ] of [
			[ 'b.scss', 'b { --brolga-gap: 1rem; }' ],
			[ 'b.ts', "style.setProperty( '--brolga-gap', '1rem' );" ],
			[ 'b.php', "'--brolga-gap' => $gap" ],
			[ 'b.php', '"--brolga-{$name}"' ],
		] ) {
			assert.deepEqual(
				missing( { 'a.scss': read, [ file ]: set } ),
				[]
			);
		}
		assert.deepEqual(
			missing( {
				'a.scss': read,
				'b.scss': 'b { --brolga-room: 1rem; }',
			} ),
			[ '--brolga-gap is set nowhere' ]
		);
	} );
} );

describe( 'block styles (THEME-101)', () => {
	const there = {
		'plugin/blocks/a/block.json':
			'{"name":"brolga/a","styles":[{"name":"tall"}]}',
		'theme/styles/blocks/section-image.json':
			'{"slug":"section-image","blockTypes":["core/cover"]}',
		'theme/theme.json':
			'{"styles":{"blocks":{"core/button":{"variations":{"outline":{}}}}}}',
		'theme/inc/Theme.php':
			"\tprivate function block_styles(): array {\n\t\treturn [\n\t\t\t'core/list'  => [\n\t\t\t\t'ticks' => __( 'Ticks', 'brolga' ),\n\t\t\t],\n\t\t\t'core/table' => [ 'prices' => __( 'Prices', 'brolga' ) ],\n\t\t];\n\t}\n",
		'plugin/includes/A.php':
			"const STYLE = 'filters';\nregister_block_style( 'woocommerce/b', [ 'name' => self::STYLE ] );",
		'theme/a.css': '.is-style-topped { margin: 0; }',
	};
	const missing = ( files ) => {
		const all = sources( { ...there, ...files } );
		return messages( checkBlockStyles( all, registeredStyles( all ) ) );
	};
	const wear = ( block, name ) => ( {
		'theme/a.html': `<!-- wp:${ block } {"className":"one is-style-${ name }"} -->\n<p class="is-style-topped">`,
	} );

	for ( const [ block, name ] of [
		[ 'brolga/a', 'tall' ],
		[ 'cover', 'section-image' ],
		[ 'button', 'outline' ],
		[ 'list', 'ticks' ],
		[ 'table', 'prices' ],
		[ 'woocommerce/b', 'filters' ],
		[ 'group', 'topped' ],
		[ 'image', 'rounded' ],
	] ) {
		it( `are found where they come from: ${ name } of ${ block }`, () => {
			assert.deepEqual( missing( wear( block, name ) ), [] );
		} );
	}

	it( 'are missed when nobody knows them, or the block is another', () => {
		assert.deepEqual( missing( wear( 'brolga/a', 'taller' ) ), [
			'brolga/a has no style taller',
		] );
		assert.deepEqual( missing( wear( 'group', 'section-image' ) ), [
			'core/group has no style section-image',
		] );
		assert.deepEqual( missing( wear( 'list', 'tall' ) ), [
			'core/list has no style tall',
		] );
	} );

	it( 'are missed where a style sheet or PHP alone names them', () => {
		const worn = wear( 'list', 'ticks' );
		assert.deepEqual(
			missing( { ...worn, 'theme/b.css': '.is-style-gone {}' } ),
			[ 'nothing has the style gone' ]
		);
		assert.deepEqual(
			missing( {
				...worn,
				'theme/inc/ClassSheets.php': "[ 'is-style-gone' ]",
			} ),
			[ 'nothing has the style gone' ]
		);
	} );
} );

describe( 'patterns, parts, templates and blocks (THEME-101)', () => {
	const there = {
		patterns: new Set( [ 'brolga/hero' ] ),
		parts: new Set( [ 'header' ] ),
		templates: new Set( [ 'page-wide' ] ),
		blocks: new Set( [ 'brolga/tabs' ] ),
	};
	const missing = ( file, text ) =>
		messages( checkTemplates( sources( { [ file ]: text } ), there ) );

	for ( const [ file, good, bad, message ] of [
		[
			'theme/a.html',
			'<!-- wp:pattern {"slug":"brolga/hero"} /-->',
			'<!-- wp:pattern {"slug":"brolga/hero-2"} /-->',
			'there is no pattern brolga/hero-2',
		],
		[
			'theme/a.html',
			'<!-- wp:template-part {"slug":"header","tagName":"header"} /-->',
			'<!-- wp:template-part {"slug":"head","tagName":"header"} /-->',
			'there is no part head',
		],
		[
			'demo/pages/a.html',
			'{"title": "A", "template": "page-wide"}',
			'{"title": "A", "template": "page-full"}',
			'there is no template page-full',
		],
		[
			'plugin/includes/A.php',
			"const TEMPLATE = 'page-wide';",
			"const TEMPLATE = 'page-full';",
			'there is no template page-full',
		],
		[
			'demo/pages/a.html',
			'<!-- wp:brolga/tabs -->',
			'<!-- wp:brolga/tab-list -->',
			'there is no block brolga/tab-list',
		],
		[
			'plugin/src/a.ts',
			"createBlock( 'brolga/tabs' )",
			"createBlock( 'brolga/tab-list' )",
			'there is no block or pattern brolga/tab-list',
		],
	] ) {
		it( `are found, and missed: ${ message }`, () => {
			assert.deepEqual( missing( file, good ), [] );
			assert.deepEqual( missing( file, bad ), [ message ] );
		} );
	}

	it( 'may have a name that is put together', () => {
		assert.deepEqual(
			missing(
				'plugin/a.php',
				'\'<!-- wp:pattern {"slug":"brolga/\' . $what . \'"} /-->\''
			),
			[]
		);
	} );
} );

describe( 'files of the theme (THEME-101)', () => {
	const missing = ( file, text, ...files ) =>
		messages(
			checkFiles( sources( { [ file ]: text } ), new Set( files ) )
		);

	for ( const [ file, text, path, message ] of [
		[
			'theme/theme.json',
			'"file:./assets/fonts/a.woff2"',
			'theme/assets/fonts/a.woff2',
			'theme/assets/fonts/a.woff2 is missing',
		],
		[
			'theme/inc/A.php',
			"get_parent_theme_file_uri( 'assets/css/shop.css' )",
			'theme/assets/css/shop.css',
			'theme/assets/css/shop.css is missing',
		],
		[
			'theme/theme.json',
			'{ "area": "header", "name": "header", "title": "Header" }',
			'theme/parts/header.html',
			'the part header has no file',
		],
		[
			'theme/theme.json',
			'{ "name": "page-wide", "title": "Wide", "postTypes": [ "page" ] }',
			'theme/templates/page-wide.html',
			'the template page-wide has no file',
		],
		[
			'theme/inc/Theme.php',
			"BLOCK_STYLES = [ 'core/table' ]",
			'theme/assets/css/core-table.css',
			'theme/assets/css/core-table.css is missing',
		],
		[
			'theme/inc/ClassSheets.php',
			"CLASSES = [ 'price' ]",
			'theme/assets/css/classes/price.css',
			'theme/assets/css/classes/price.css is missing',
		],
	] ) {
		it( `are found, and missed: ${ message }`, () => {
			assert.deepEqual( missing( file, text, path ), [] );
			assert.deepEqual( missing( file, text ), [ message ] );
		} );
	}

	it( 'are missed when nobody loads them', () => {
		assert.deepEqual(
			missing(
				'theme/inc/ClassSheets.php',
				'CLASSES = []',
				'theme/assets/css/classes/price.css'
			),
			[ 'nobody loads theme/assets/css/classes/price.css' ]
		);
	} );
} );

it( 'finds images of the demo that its list lacks (THEME-101)', () => {
	const list = "return [\n\t'fern' => [ 'photo' => 'a' ],\n];";
	const missing = ( text ) =>
		messages(
			checkImages( sources( { 'demo/pages/a.html': text } ), list )
		);
	assert.deepEqual(
		missing( '{"image": "fern"}\n{{url:fern}} {{alt:fern}}' ),
		[]
	);
	assert.deepEqual( missing( '{{id:palm}}' ), [ 'there is no image palm' ] );
	assert.deepEqual( missing( '{"image": "palm"}' ), [
		'there is no image palm',
	] );
} );

describe( 'handles (THEME-101)', () => {
	const missing = ( text, ...there ) =>
		messages(
			checkHandles(
				sources( { 'plugin/a.php': text } ),
				new Set( there )
			)
		);

	it( 'are found where they are registered or built', () => {
		assert.deepEqual(
			missing(
				"wp_enqueue_script( 'brolga-editor-a' );",
				'brolga-editor-a'
			),
			[]
		);
		assert.deepEqual(
			missing(
				"wp_register_style( 'brolga-a', false );\nwp_add_inline_style( 'brolga-a', $css );"
			),
			[]
		);
		assert.deepEqual(
			missing( "const A = '@brolga/a';", '@brolga/a' ),
			[]
		);
	} );

	it( 'are missed where nobody registers them', () => {
		assert.deepEqual(
			missing( "wp_enqueue_script( 'brolga-editor-b' );" ),
			[ 'nobody registers brolga-editor-b' ]
		);
		assert.deepEqual(
			missing( "wp_add_inline_style( 'brolga-b', $css );" ),
			[ 'nobody registers brolga-b' ]
		);
		assert.deepEqual( missing( "$needs = [ '@brolga/gone' ];" ), [
			'there is no module @brolga/gone',
		] );
	} );
} );

it( 'finds references of schemas that lead nowhere (THEME-101)', () => {
	const missing = ( ref ) =>
		messages(
			checkSchemas(
				sources( {
					'a/lead.json': `{ "$ref": "${ ref }", "definitions": { "name": {} } }`,
					'a/other.json': '{}',
				} )
			)
		);
	assert.deepEqual( missing( '#/definitions/name' ), [] );
	assert.deepEqual( missing( 'other.json' ), [] );
	assert.deepEqual( missing( '#/definitions/phone' ), [
		'#/definitions/phone leads nowhere',
	] );
	assert.deepEqual( missing( 'gone.json' ), [ 'gone.json leads nowhere' ] );
} );

describe( 'ways to a screen (THEME-101)', () => {
	const there = screensOf(
		sources( {
			'a/HealthScreen.php':
				"$this->screen->add(\n\t__( 'Health', 'brolga' ),",
			'a/SettingsScreen.php':
				"$this->screen->add( __( 'Settings', 'brolga' ),",
			'a/MailSection.php':
				"public function title(): string {\n\t\treturn __( 'Email', 'brolga' );",
		} )
	);
	const missing = ( text ) =>
		messages( checkWays( sources( { 'docs/a.md': text } ), there ) );

	for ( const text of [
		'See *Brolga > Health*.',
		'under Brolga > Settings > Email.',
		'Brolga → Settings → Email names it',
		'Settings > Email',
		'Brolga &gt; Settings',
		'Settings > General to https',
		'Tools > Site Health shows the same',
		'Someone else: Settings → API keys',
		'$settings > Limit',
	] ) {
		it( `lead there: ${ text }`, () => {
			assert.deepEqual( missing( text ), [] );
		} );
	}

	for ( const [ text, message ] of [
		[ 'Brolga > Status.', 'Brolga has no screen “Status”' ],
		[ 'Brolga > Healthy', 'Brolga has no screen “Healthy”' ],
		[ 'Settings > Mail, or', 'Settings has no screen “Mail”' ],
		[ 'Brolga > Settings > Mail.', 'the settings have no section “Mail”' ],
	] ) {
		it( `lead nowhere: ${ text }`, () => {
			assert.deepEqual( missing( text ), [ message ] );
		} );
	}
} );

it( 'finds nothing in this project (THEME-101)', () => {
	assert.deepEqual( checkReferences( projectRoot ), [] );
} );
