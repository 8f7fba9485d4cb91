/** The editor's own judgement of block markup, from the scripts of a WordPress. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { ROOT } from '../../bin/lib/paths.mjs';
import { obtainWooCommerce } from '../../bin/lib/woocommerce.mjs';
import { obtainWordPress } from '../../bin/lib/wordpress.mjs';

const PACKAGES = 'wp-includes/assets/script-loader-packages.php';

/** Scripts from outside WordPress's packages, in the order they need each other. */
const VENDORS = [
	'react',
	'react-dom',
	'react-jsx-runtime',
	'moment',
	'lodash',
	'wp-polyfill',
];

/**
 * The packages that a package needs, each after what it needs itself.
 *
 * @param {Record<string, { dependencies: string[] }>} packages Of each script.
 * @param {string}                                     name     The package.
 * @param {string[]}                                   found    Those so far.
 * @return {string[]} Names.
 */
function closure( packages, name, found = [] ) {
	for ( const needed of packages[ `${ name }.js` ]?.dependencies ?? [] ) {
		const short = needed.replace( /^wp-/, '' );
		if ( packages[ `${ short }.js` ] && ! found.includes( short ) ) {
			closure( packages, short, found );
		}
	}
	if ( ! found.includes( name ) ) {
		found.push( name );
	}
	return found;
}

/** WooCommerce's blocks that save an element of their own around what is in them, with the class it has besides the usual one. */
const FRAMED = new Map( [
	[ 'woocommerce/product-collection', '' ],
	[ 'woocommerce/product-gallery', 'wc-block-product-gallery' ],
	[
		'woocommerce/product-gallery-large-image',
		'wc-block-product-gallery-large-image__inner-blocks',
	],
	[ 'woocommerce/product-meta', '' ],
] );

/**
 * What WooCommerce's blocks declare; null where there is none to be had.
 *
 * @return {Promise<object[] | null>} Their block.json.
 */
async function shopBlocks() {
	const { folder = null } = await obtainWooCommerce();
	if ( folder === null ) {
		return null;
	}
	const home = join( folder, 'assets/client/blocks' );
	return readdirSync( home, { recursive: true } )
		.filter( ( file ) => /(?:^|[\\/])block\.json$/.test( file ) )
		.map( ( file ) =>
			JSON.parse( readFileSync( join( home, file ), 'utf8' ) )
		);
}

/**
 * Registers core's blocks, the plugin's and WooCommerce's, as an editor would.
 *
 * @return {Promise<{ parse: (markup: string) => object[], inserted: (markup: string, name: string) => { name: string, mode: string, takes: (child: string) => boolean }[], blocks: Map<string, object>, hasShop: boolean }>} The editor's parser, what it lets people do with the blocks of a pattern that they have inserted, the blocks of the plugin and of WooCommerce by name, and whether the latter are there.
 */
export async function editorParser() {
	const { folder } = await obtainWordPress();
	const packages = JSON.parse(
		execFileSync( 'php', [
			'-r',
			'echo json_encode( require $argv[1] );',
			join( folder, PACKAGES ),
		] ).toString()
	);
	const dom = new JSDOM( '<!doctype html><body></body>', {
		runScripts: 'outside-only',
		pretendToBeVisual: true,
		url: 'https://example.com/wp-admin/',
		virtualConsole: new VirtualConsole(),
	} );
	const { window } = dom;
	window.matchMedia = () => ( {
		matches: false,
		addListener() {},
		removeListener() {},
		addEventListener() {},
		removeEventListener() {},
	} );
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	window.IntersectionObserver = window.ResizeObserver;
	Object.assign( window, { TextEncoder, TextDecoder, structuredClone } );
	window.CSS = { supports: () => false, escape: ( text ) => text };
	const load = ( path ) =>
		// As a script of the page: what it declares is there for the next.
		new Script( readFileSync( join( folder, path ), 'utf8' ) ).runInContext(
			dom.getInternalVMContext()
		);
	for ( const vendor of VENDORS ) {
		load( `wp-includes/js/dist/vendor/${ vendor }.min.js` );
	}
	for ( const name of closure( packages, 'block-library' ) ) {
		load( `wp-includes/js/dist/${ name }.min.js` );
	}

	const { blocks, blockLibrary, blockEditor, element } = window.wp;
	blockLibrary.registerCoreBlocks();
	const own = new Map();
	const home = join( ROOT, 'plugin', 'blocks' );
	for ( const name of readdirSync( home ) ) {
		const metadata = JSON.parse(
			readFileSync( join( home, name, 'block.json' ), 'utf8' )
		);
		own.set( metadata.name, metadata );
		blocks.registerBlockType( metadata.name, {
			...metadata,
			category: 'text',
			// All are drawn by the server around what is in them.
			save: () =>
				element.createElement( blockEditor.InnerBlocks.Content ),
		} );
	}
	const shop = await shopBlocks();
	for ( const metadata of shop ?? [] ) {
		own.set( metadata.name, metadata );
		blocks.registerBlockType( metadata.name, {
			...metadata,
			category: 'text',
			// What stands inside of an element is compared, too.
			save: () =>
				FRAMED.has( metadata.name )
					? element.createElement(
							'div',
							blockEditor.useBlockProps.save( {
								className: FRAMED.get( metadata.name ),
							} ),
							element.createElement(
								blockEditor.InnerBlocks.Content
							)
						)
					: element.createElement( blockEditor.InnerBlocks.Content ),
		} );
	}
	/** As the inserter does it: a pattern with one root is marked by its name. */
	const inserted = ( markup, name ) => {
		const roots = blocks.parse( markup );
		if ( roots.length === 1 ) {
			const [ root ] = roots;
			root.attributes.metadata = {
				...root.attributes.metadata,
				patternName: name,
			};
		}
		window.wp.data.dispatch( blockEditor.store ).resetBlocks( roots );
		const store = window.wp.data.select( blockEditor.store );
		// Said by a block that is drawn with others in it.
		window.wp.data
			.dispatch( blockEditor.store )
			.updateBlockListSettings(
				Object.fromEntries(
					store
						.getClientIdsWithDescendants()
						.map( ( id ) => [ id, {} ] )
				)
			);
		return store.getClientIdsWithDescendants().map( ( id ) => ( {
			name: store.getBlockName( id ),
			mode: store.getBlockEditingMode( id ),
			takes: ( child ) => store.canInsertBlockType( child, id ),
		} ) );
	};
	return {
		parse: ( markup ) => blocks.parse( markup ),
		inserted,
		blocks: own,
		hasShop: shop !== null,
	};
}
