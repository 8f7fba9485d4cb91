/**
 * What the inserter offers is sound: each pattern opens in the editor as it was
 * written, takes its looks from the theme's presets and can be translated, with
 * the plugin and without, with images in the library and without.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { ROOT } from '../../bin/lib/paths.mjs';
import { PREVIEWS_FOLDER, pagePatterns } from '../../bin/lib/previews.mjs';
import { HEIGHT, PLATES, PLATES_FOLDER, WIDTH } from '../../bin/lib/plates.mjs';
import { editorParser } from '../support/core-blocks.mjs';

/** How many the inserter shows at the least, headers and footers among them. */
const AT_LEAST = 60;

/** A date whose format is not that of Settings > General. */
const DATE_OF_ITS_OWN = /<!-- wp:(?:post|comment)-date \{[^}]*"format"/;

const HEADERS = [ 'Title', 'Slug', 'Categories', 'Description' ];

/** The drawers that WordPress has, and those of the theme. */
const CATEGORIES = [
	'banner',
	'services',
	'portfolio',
	'testimonials',
	'team',
	'call-to-action',
	'contact',
	'query',
	'posts',
	'gallery',
	'about',
	'footer',
	'header',
	...[
		...readFileSync(
			join( ROOT, 'theme', 'inc', 'Theme.php' ),
			'utf8'
		).matchAll( /'(brolga(?:-\w+)?)' +=> __\(/g ),
	].map( ( [ , name ] ) => name ),
	'brolga-shop',
];

/** Patterns that are registered with WooCommerce alone. */
const OF_THE_SHOP = [
	...(
		/PATTERNS = \[([^\]]*)\]/.exec(
			readFileSync( join( ROOT, 'theme', 'inc', 'Shop.php' ), 'utf8' )
		)?.[ 1 ] ?? ''
	).matchAll( /'([^']+)'/g ),
].map( ( [ , slug ] ) => slug );

const patterns = JSON.parse(
	execFileSync( 'php', [ join( ROOT, 'tests', 'support', 'patterns.php' ) ], {
		maxBuffer: 2 ** 28,
	} ).toString()
);

const theme = JSON.parse(
	readFileSync( join( ROOT, 'theme', 'theme.json' ), 'utf8' )
);
const slugs = ( list ) => list.map( ( { slug } ) => slug );
const PRESETS = {
	color: slugs( theme.settings.color.palette ),
	gradient: slugs( theme.settings.color.gradients ),
	'font-size': slugs( theme.settings.typography.fontSizes ),
	'font-family': slugs( theme.settings.typography.fontFamilies ),
	spacing: slugs( theme.settings.spacing.spacingSizes ),
	'aspect-ratio': [],
	shadow: slugs( theme.settings.shadow?.presets ?? [] ),
};
/** Attributes that name a preset. */
const NAMED = {
	textColor: 'color',
	backgroundColor: 'color',
	borderColor: 'color',
	overlayColor: 'color',
	gradient: 'gradient',
	fontSize: 'font-size',
	fontFamily: 'font-family',
};

const MARKED = /\u{E000}[^\u{E000}\u{E001}]*\u{E001}/gu;

/** Without what can be translated: a sentence may have the name of a place in it. */
const unmarked = ( markup ) => {
	const rest = markup.replaceAll( MARKED, '' );
	return rest === markup ? rest : unmarked( rest );
};

const delimiters = ( markup ) =>
	[ ...markup.matchAll( /<!-- wp:([\w/-]+) (\{.*?\}) \/?-->/gs ) ].map(
		( [ , name, attributes ] ) => ( {
			name: name.includes( '/' ) ? name : `core/${ name }`,
			attributes: JSON.parse( attributes ),
		} )
	);

/** What is wrong with the colours and sizes of some markup. */
function hardCoded( markup ) {
	const looks = [
		...[ ...markup.matchAll( /\sstyle="([^"]*)"/g ) ].map(
			( [ , style ] ) => style
		),
		...delimiters( markup ).map( ( { attributes } ) =>
			JSON.stringify( {
				...attributes.style,
				...attributes.customOverlayColor,
			} )
		),
	];
	return looks.filter(
		( look ) =>
			/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i.test( look ) ||
			/(?:^|[;"\s-])color["\s]*:["\s]*(?!var|inherit|current|transparent|\{)[a-z]/i.test(
				look
			) ||
			/font-?size["\s]*:["\s]*(?!var)[^;"]*\d/i.test( look )
	);
}

/** Presets that some markup names and theme.json lacks. */
const unknownPresets = ( markup ) => [
	...[
		...markup.matchAll(
			/var:preset\|([\w-]+)\|([\w-]+)|var\(--wp--preset--(color|gradient|font-size|font-family|spacing|shadow|aspect-ratio)--([\w-]+)\)/g
		),
	].flatMap( ( [ , kind, slug, cssKind, cssSlug ] ) =>
		( PRESETS[ kind ?? cssKind ] ?? [] ).includes( slug ?? cssSlug )
			? []
			: [ `${ kind ?? cssKind } ${ slug ?? cssSlug }` ]
	),
	...delimiters( markup ).flatMap( ( { attributes } ) =>
		Object.entries( NAMED ).flatMap( ( [ name, kind ] ) =>
			attributes[ name ] === undefined ||
			PRESETS[ kind ].includes( attributes[ name ] )
				? []
				: [ `${ name } ${ attributes[ name ] }` ]
		)
	),
];

/** Headings that leave out a level, or a first one amid a page. */
function skippedLevels( markup, isPage ) {
	const levels = [ ...markup.matchAll( /<h([1-6])[\s>]/g ) ].map(
		( [ , level ] ) => Number( level )
	);
	return levels.filter(
		( level, at ) =>
			level > ( at === 0 ? 2 : levels[ at - 1 ] + 1 ) ||
			( level === 1 && ! isPage && at > 0 )
	);
}

/**
 * What rings, writes or leads to somebody whom no owner has named: links of
 * telephones, mail and maps, and places on maps (THEME-180).
 */
const liveLinks = ( markup ) =>
	markup.match(
		/\b(?:tel|sms|mailto):|\bhttps?:\/\/[^"'\s]*(?:openstreetmap|google\.[a-z.]+\/maps|maps\.|waze)|"(?:lat|lng)":\s*-?\d/gi
	) ?? [];

/** Words that nobody can translate. */
function untranslated( markup ) {
	const { document } = new JSDOM( unmarked( markup ) ).window;
	const words = [ document.body.textContent ?? '' ];
	for ( const element of document.querySelectorAll(
		'[alt],[title],[aria-label],[placeholder]'
	) ) {
		for ( const name of [ 'alt', 'title', 'aria-label', 'placeholder' ] ) {
			words.push( element.getAttribute( name ) ?? '' );
		}
	}
	for ( const { attributes } of delimiters( unmarked( markup ) ) ) {
		for ( const name of [
			'label',
			'title',
			'submitLabel',
			'help',
			'wording',
			'buttonText',
			'content',
			'ariaLabel',
			'consent',
			'success',
			'suffix',
			'author',
			'role',
			'company',
		] ) {
			words.push( String( attributes[ name ] ?? '' ) );
		}
	}
	return words.flatMap( ( text ) =>
		// Images bring the owner's words.
		text.startsWith( 'Image ' ) ? [] : ( text.match( /\p{L}{2,}/gu ) ?? [] )
	);
}

let editor;
before( async () => {
	editor = await editorParser();
} );

/** What the editor finds wrong with blocks. */
const unsound = ( blocks ) =>
	[ ...blocks ].flatMap( ( block ) => [
		...( block.isValid &&
		! [ 'core/missing', 'core/freeform', 'core/html' ].includes(
			block.name
		)
			? []
			: [
					`${ block.name }: ${ JSON.stringify(
						block.validationIssues?.[ 0 ]?.args ?? ''
					).slice( 0, 400 ) }`,
				] ),
		...unsound( block.innerBlocks ),
	] );

/** Attributes of the plugin's blocks, and of WooCommerce's, that they do not have. */
const unknownAttributes = ( markup ) =>
	delimiters( markup ).flatMap( ( { name, attributes } ) => {
		const metadata = editor.blocks.get( name );
		return metadata === undefined
			? []
			: Object.entries( attributes ).flatMap( ( [ key, value ] ) => {
					const declared = metadata.attributes?.[ key ];
					const isSupport = [
						'align',
						'className',
						'style',
						'textColor',
						'backgroundColor',
						'gradient',
						'fontSize',
					].includes( key );
					return ( declared === undefined && ! isSupport ) ||
						( declared?.enum && ! declared.enum.includes( value ) )
						? [ `${ name }: ${ key }=${ value }` ]
						: [];
				} );
	} );

/** What our blocks are built from, by the name of the block that holds them. */
const CHILDREN = {
	'brolga/contact-form': 'brolga/form-field',
	'brolga/accordion': 'brolga/accordion-item',
	'brolga/tabs': 'brolga/tab',
	'brolga/carousel': 'brolga/carousel-item',
	'brolga/map': 'brolga/map-pin',
	'brolga/bar-counters': 'brolga/bar-counter',
	'brolga/slider': 'brolga/slide',
};

/** Blocks of ours that cannot be selected, or that take no further child. */
const locked = ( blocks ) =>
	[ ...blocks ]
		.filter(
			( { name, mode, takes } ) =>
				name.startsWith( 'brolga/' ) &&
				( mode === 'disabled' ||
					( CHILDREN[ name ] && ! takes( CHILDREN[ name ] ) ) )
		)
		.map( ( { name, mode } ) => `${ name }: ${ mode }` );

describe( 'the checks themselves', () => {
	it( 'find what is wrong', () => {
		assert.ok( hardCoded( '<p style="color:#123456">' ).length );
		assert.ok( hardCoded( '<p style="color:red">' ).length );
		assert.ok( hardCoded( '<p style="font-size:18px">' ).length );
		assert.ok(
			hardCoded(
				'<!-- wp:paragraph {"style":{"typography":{"fontSize":"18px"}}} -->'
			).length
		);
		assert.deepEqual(
			hardCoded( '<p style="color:var(--wp--preset--color--muted)">' ),
			[]
		);
		assert.deepEqual(
			unknownPresets(
				'<!-- wp:heading {"textColor":"mauve","style":{"spacing":{"padding":{"top":"var:preset|spacing|90"}}}} -->'
			),
			[ 'spacing 90', 'textColor mauve' ]
		);
		assert.deepEqual( skippedLevels( '<h2></h2><h4></h4>' ), [ 4 ] );
		for ( const link of [
			'<a href="tel:+61770100142">',
			'<a href="mailto:hello@example.com">',
			'<a href="https://www.google.com/maps/dir/?destination=1">',
			'<!-- wp:brolga/map-pin {"lat":-27.46,"lng":152.99} /-->',
		] ) {
			assert.ok( liveLinks( link ).length, link );
		}
		assert.deepEqual(
			untranslated( '<p>\u{E000}Yes\u{E001} $180 plus</p>' ),
			[ 'plus' ]
		);
		assert.deepEqual(
			untranslated( '<p>\u{E000}In \u{E000}Kew\u{E001}\u{E001} now</p>' ),
			[ 'now' ]
		);
		assert.equal(
			unsound(
				editor.parse(
					'<!-- wp:heading {"align":"wide"} --><h2>A</h2><!-- /wp:heading -->'
				)
			).length,
			1
		);
		// The editor locks what is not content, columns for one.
		assert.deepEqual(
			[
				...editor.inserted(
					'<!-- wp:group --><div class="wp-block-group"><!-- wp:columns /--></div><!-- /wp:group -->',
					'a/b'
				),
			].map( ( { mode } ) => mode ),
			[ 'default', 'disabled' ]
		);
		assert.deepEqual(
			locked( [
				{ name: 'brolga/map', mode: 'disabled', takes: () => true },
				{ name: 'brolga/tabs', mode: 'default', takes: () => false },
				{ name: 'brolga/video', mode: 'contentOnly' },
				{ name: 'core/group', mode: 'disabled' },
			] ),
			[ 'brolga/map: disabled', 'brolga/tabs: default' ]
		);
		assert.equal(
			unknownAttributes( '<!-- wp:brolga/tabs {"colour":"x"} -->' )
				.length,
			1
		);
		if ( editor.hasShop ) {
			assert.equal(
				unsound(
					editor.parse(
						'<!-- wp:woocommerce/product-collection --><div>A</div><!-- /wp:woocommerce/product-collection --><!-- wp:woocommerce/product-collections /-->'
					)
				).length,
				2
			);
			assert.equal(
				unknownAttributes(
					'<!-- wp:woocommerce/product-collection {"columns":4} -->'
				).length,
				1
			);
		}
	} );
} );

describe( 'the patterns', () => {
	it( 'write dates as the site does, and so do templates (THEME-630)', () => {
		const templates = join( ROOT, 'theme/templates' );
		for ( const file of readdirSync( templates ) ) {
			assert.doesNotMatch(
				readFileSync( join( templates, file ), 'utf8' ),
				DATE_OF_ITS_OWN,
				file
			);
		}
	} );

	it( 'four of them are the shop’s (SHOP-60)', () => {
		assert.deepEqual(
			patterns
				.map( ( { headers } ) => headers.Slug )
				.filter( ( slug ) => OF_THE_SHOP.includes( slug ) ),
			OF_THE_SHOP
		);
		assert.equal( OF_THE_SHOP.length, 4 );
	} );

	it( `are at least ${ AT_LEAST }, each with a name of its own (THEME-2)`, () => {
		assert.ok(
			patterns.length >= AT_LEAST,
			`There are ${ patterns.length }.`
		);
		for ( const header of [ 'Title', 'Slug' ] ) {
			const names = patterns.map( ( { headers } ) => headers[ header ] );
			assert.deepEqual(
				names.filter( ( name, at ) => names.indexOf( name ) !== at ),
				[]
			);
		}
	} );

	for ( const { file, headers, markup } of patterns ) {
		const isTemplatePart = ( headers[ 'Block Types' ] ?? '' ).includes(
			'template-part'
		);
		const isPage = ( headers[ 'Block Types' ] ?? '' ).includes(
			'core/post-content'
		);

		it( `${ file } says what it is (THEME-2)`, () => {
			const wanted = isTemplatePart
				? HEADERS
				: [ ...HEADERS, 'Viewport Width' ];
			assert.deepEqual(
				wanted.filter( ( name ) => ! headers[ name ] ),
				[]
			);
			assert.equal( headers.Slug, `brolga/${ file.slice( 0, -4 ) }` );
			const categories = headers.Categories.split( ', ' );
			assert.deepEqual(
				categories.filter( ( name ) => ! CATEGORIES.includes( name ) ),
				[]
			);
			if ( ! isTemplatePart ) {
				assert.ok( categories.includes( 'brolga' ) );
			}
			if ( isPage ) {
				assert.match( headers[ 'Post Types' ] ?? '', /\bpage\b/ );
			}
		} );

		const isShops = OF_THE_SHOP.includes( headers.Slug );

		it( `${ file } ${
			isShops ? 'is the shop’s and says so' : 'needs no shop'
		} (SHOP-60)`, () => {
			assert.equal(
				headers.Categories.split( ', ' ).includes( 'brolga-shop' ),
				isShops
			);
			for ( const [ state, content ] of Object.entries( markup ) ) {
				const theirs = content.match( /<!-- wp:woocommerce\// ) ?? [];
				assert.equal( theirs.length > 0, isShops, state );
				// The outermost group goes with the shop.
				assert.equal(
					/^\s*<!-- wp:group \{[^\n]*"className":"shop-section[ "]/.test(
						content
					),
					isShops,
					state
				);
			}
		} );

		it( `${ file } opens in the editor as it was written (THEME-2)`, ( context ) => {
			if ( isShops && ! editor.hasShop ) {
				context.skip( 'There is no WooCommerce on this machine.' );
				return;
			}
			for ( const [ state, content ] of Object.entries( markup ) ) {
				assert.deepEqual(
					unsound( editor.parse( content ) ),
					[],
					state
				);
				assert.deepEqual( unknownAttributes( content ), [], state );
				if ( state.startsWith( 'core' ) ) {
					assert.ok( ! content.includes( 'wp:brolga/' ), state );
				}
			}
		} );

		it( `${ file }, once inserted, lets each block of ours be worked on (BLOCK-140)`, () => {
			const blocks = editor.inserted(
				markup[ 'plugin, images' ],
				headers.Slug
			);
			assert.deepEqual( locked( blocks ), [] );
		} );

		it( `${ file } takes its looks from presets (THEME-4)`, () => {
			for ( const [ state, content ] of Object.entries( markup ) ) {
				assert.deepEqual( hardCoded( content ), [], state );
				assert.deepEqual( unknownPresets( content ), [], state );
			}
		} );

		it( `${ file } can be read and translated by all (THEME-2, THEME-10)`, () => {
			for ( const [ state, content ] of Object.entries( markup ) ) {
				assert.deepEqual( skippedLevels( content, isPage ), [], state );
				assert.deepEqual( untranslated( content ), [], state );
				assert.deepEqual(
					( content.match( /<img\b[^>]*>/g ) ?? [] ).filter(
						( tag ) => ! /\salt="/.test( tag )
					),
					[],
					state
				);
			}
		} );

		it( `${ file } writes dates as the site does (THEME-630)`, () => {
			for ( const [ state, content ] of Object.entries( markup ) ) {
				assert.doesNotMatch( content, DATE_OF_ITS_OWN, state );
			}
		} );

		it( `${ file } rings, writes or leads to nobody (THEME-180)`, () => {
			for ( const [ state, content ] of Object.entries( markup ) ) {
				assert.deepEqual( liveLinks( content ), [], state );
			}
		} );

		it( `${ file } shows no image twice (THEME-16)`, () => {
			const images = [
				...markup[ 'core, images' ].matchAll(
					/<img\b[^>]*\ssrc="([^"]+)"/g
				),
			].map( ( [ , src ] ) => src );
			assert.deepEqual(
				images.filter( ( src, at ) => images.indexOf( src ) !== at ),
				[]
			);
			// What the owner has comes before what the theme drew.
			assert.ok( ! images.some( ( src ) => src.includes( 'plate-' ) ) );
		} );
	}
} );

describe( 'what patterns, templates and parts are written from', () => {
	for ( const folder of [
		'theme/patterns',
		'theme/parts',
		'theme/templates',
		'plugin/patterns',
		'plugin/patterns/popups',
	] ) {
		it( `${ folder } names no telephone, address or place to go to (THEME-180)`, () => {
			const live = readdirSync( join( ROOT, folder ) )
				.filter( ( file ) => /\.(?:php|html)$/.test( file ) )
				.flatMap( ( file ) =>
					liveLinks(
						readFileSync( join( ROOT, folder, file ), 'utf8' )
					).map( ( link ) => `${ file }: ${ link }` )
				);
			assert.deepEqual( live, [] );
		} );
	}
} );

describe( 'templates and parts', () => {
	for ( const folder of [ 'templates', 'parts' ] ) {
		for ( const file of readdirSync( join( ROOT, 'theme', folder ) ) ) {
			it( `${ file } opens in the editor as it was written (THEME-1)`, ( context ) => {
				const content = readFileSync(
					join( ROOT, 'theme', folder, file ),
					'utf8'
				);
				if (
					content.includes( 'wp:woocommerce/' ) &&
					! editor.hasShop
				) {
					context.skip( 'There is no WooCommerce on this machine.' );
					return;
				}
				assert.deepEqual( unsound( editor.parse( content ) ), [] );
			} );
		}
	}
} );

describe( 'the demo’s pages', () => {
	const folder = join( ROOT, 'demo', 'pages' );
	const pages = readdirSync( folder ).map( ( file ) => [
		file,
		readFileSync( join( folder, file ), 'utf8' )
			.replace( /^---[^]*?\n---\n/, '' )
			.replaceAll( /\{\{id:[^}]*\}\}/g, '1' ),
	] );
	const named = pages.filter( ( [ , markup ] ) =>
		markup.includes( '"patternName"' )
	);

	it( 'carry names of patterns that there are, as an owner’s do (BLOCK-140)', () => {
		const names = named.flatMap( ( [ , markup ] ) =>
			[ ...markup.matchAll( /"patternName":"([^"]+)"/g ) ].map(
				( [ , name ] ) => name
			)
		);
		assert.ok( names.length > 1 );
		const known = patterns.map( ( { headers } ) => headers.Slug );
		assert.deepEqual(
			names.filter( ( name ) => ! known.includes( name ) ),
			[]
		);
	} );

	for ( const [ file, markup ] of named ) {
		it( `${ file } lets each block of ours be worked on (BLOCK-140)`, () => {
			const blocks = [ ...editor.inserted( markup, '' ) ];
			assert.ok( blocks.some( ( { mode } ) => mode === 'contentOnly' ) );
			assert.deepEqual( locked( blocks ), [] );
		} );
	}
} );

describe( 'the images of whole pages', () => {
	it( 'are one for each, and small (START-30)', async () => {
		const files = readdirSync( PREVIEWS_FOLDER );
		assert.deepEqual(
			files.sort(),
			( await pagePatterns() ).map( ( name ) => `${ name }.webp` )
		);
		const sizes = files.map(
			( file ) => readFileSync( join( PREVIEWS_FOLDER, file ) ).length
		);
		assert.ok( Math.max( ...sizes ) <= 24 * 1024, String( sizes ) );
	} );
} );

describe( 'the plates', () => {
	for ( const [ name, draw ] of Object.entries( PLATES ) ) {
		it( `${ name } is as its script draws it, small, and without words (THEME-16)`, () => {
			const drawn = readFileSync(
				join( PLATES_FOLDER, `plate-${ name }.svg` ),
				'utf8'
			);
			assert.equal( drawn, draw() );
			assert.ok( drawn.length <= 12 * 1024 );
			assert.ok( drawn.includes( `width="${ WIDTH }"` ) );
			assert.ok( drawn.includes( `height="${ HEIGHT }"` ) );
			assert.doesNotMatch( drawn, /<text|<script|href=|\son\w+=/ );
		} );
	}
} );
