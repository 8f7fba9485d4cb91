/**
 * All patterns of the theme, in its own look and in each of its style
 * variations. Both are found by the theme: a new one is looked at by itself.
 */
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	flaws,
	keepSettings,
	noShop,
	overflow,
	SHOP_COOKIE,
	siteFolder,
	siteUrl,
	test,
	unique,
} from './fixtures';

const styles = join( __dirname, '../../theme/styles' );
interface Variation {
	readonly settings: {
		readonly color: {
			readonly palette: readonly {
				readonly slug: string;
				readonly color: string;
			}[];
		};
	};
}

/** The ground of a variation, by its name. */
const variations = readdirSync( styles )
	.filter( ( name ) => name.endsWith( '.json' ) )
	.map( ( name ) => {
		const { settings } = JSON.parse(
			readFileSync( join( styles, name ), 'utf8' )
		) as Variation;
		return [
			basename( name, '.json' ),
			settings.color.palette.find( ( { slug } ) => slug === 'base' )
				?.color ?? '',
		] as const;
	} );

const WIDTHS = [ 375, 800, 1280 ];

/** The site in the look that an address asks for, as if an owner had chosen it. */
const LOOKS = `<?php
add_filter(
	'wp_theme_json_data_user',
	static fn ( $data ) => isset( $_GET['look'] ) ? $data->update_with( wp_json_file_decode( get_theme_file_path( 'styles/' . sanitize_key( $_GET['look'] ) . '.json' ), [ 'associative' => true ] ) ) : $data
);
`;

/** The demo's details, without which some patterns show visitors nothing (BLOCK-430). */
const FILL_IN = `
	$all = get_option( 'brolga_settings', [] );
	$all['business'] = ( new ReflectionClassConstant( Brolga\\Demo\\DemoImporter::class, 'BUSINESS' ) )->getValue();
	update_option( 'brolga_settings', $all );
	return 1;
`;

/**
 * Pages that hold every pattern: what stands in a page on one, and what stands
 * around it on another, since headers may lie over what follows them.
 */
const makePages = (): {
	readonly path: string;
	readonly names: readonly string[];
}[] =>
	evaluate( `
		kses_remove_filters();
		$pages = [];
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			if ( str_starts_with( $pattern['name'], 'brolga/' ) && false !== ( $pattern['inserter'] ?? true ) ) {
				$kind             = [] === preg_grep( '/template-part/', $pattern['blockTypes'] ?? [] ) ? 'sections' : 'chrome';
				$pages[ $kind ][ 'of-' . substr( $pattern['name'], 7 ) ] = '<!-- wp:group {"className":"of-' . substr( $pattern['name'], 7 ) . '","layout":{"type":"constrained"}} --><div class="wp-block-group of-' . substr( $pattern['name'], 7 ) . '">' . $pattern['content'] . '</div><!-- /wp:group -->';
			}
		}
		return array_values( array_map(
			static fn ( array $patterns ): array => [
				'names' => array_keys( $patterns ),
				'path'  => '/?page_id=' . wp_insert_post( wp_slash( [
					'post_type'     => 'page',
					'post_status'   => 'publish',
					'post_title'    => '${ unique( 'patterns' ) }',
					'post_content'  => implode( "\\n\\n", $patterns ),
					'page_template' => 'page-wide',
				] ) ),
			],
			$pages
		) );
	` ) as { path: string; names: string[] }[];

let pages: ReturnType< typeof makePages > = [];
let plugin = '';

keepSettings();

test.beforeAll( () => {
	const folder = join( siteFolder(), 'wp-content/mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	plugin = join( folder, 'looks.php' );
	writeFileSync( plugin, LOOKS );
	evaluate( FILL_IN );
	pages = makePages();
} );

test.afterAll( () => {
	rmSync( plugin );
} );

// What comes in by motion is judged as it stands.
test.use( { contextOptions: { reducedMotion: 'reduce' } } );

const open = async ( page: Page, path: string ): Promise< void > => {
	await page.goto( path );
	await page.evaluate( () => document.fonts.ready );
};

const groundOf = ( page: Page ): Promise< string > =>
	page.evaluate( () =>
		getComputedStyle( document.body ).getPropertyValue(
			'--wp--preset--color--base'
		)
	);

/** How many properties of elements are on their way to other values. */
const transitions = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			document
				.getAnimations()
				.filter( ( one ) => one instanceof CSSTransition ).length
	);

/** Which patterns are wider than their place, and where: "375 hero". */
const tooWide = async ( page: Page ): Promise< string[] > => {
	const found: string[] = [];
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await transitions( page ), 'THEME-37' ).toBe( 0 );
		// What follows the window's size by script does so a moment later.
		await expect
			.poll( () => overflow( page ), { timeout: 2_000 } )
			.toBeLessThanOrEqual( 0 )
			.catch( () => undefined );
		if ( ( await overflow( page ) ) > 0 ) {
			const names = await page
				.locator( '[class*="of-"]' )
				.evaluateAll( ( groups: Element[] ) =>
					groups
						.filter(
							( { scrollWidth, clientWidth } ) =>
								scrollWidth > clientWidth
						)
						.map( ( { className } ) => className )
				);
			found.push( `${ width } ${ names.join( ', ' ) }` );
		}
	}
	return found;
};

test( 'patterns are accessible, and none is too wide (BLOCK-9, THEME-9, THEME-19, THEME-37)', async ( {
	page,
	problems,
} ) => {
	expect( pages ).toHaveLength( 2 );
	for ( const { path, names } of pages ) {
		await open( page, path );
		expect(
			await page
				.locator( '[class*=" of-"]' )
				.evaluateAll( ( all ) =>
					all.map(
						( one ) =>
							/ (of-\S+)/.exec(
								one.getAttribute( 'class' ) ?? ''
							)?.[ 1 ]
					)
				)
		).toEqual( names );
		expect( await flaws( page, 'main' ) ).toEqual( [] );
		expect( await tooWide( page ) ).toEqual( [] );
	}
	expect( problems ).toEqual( [] );
} );

// Several in one window, which has all files at hand; in two tests, for two workers.
for ( const half of [ 0, 1 ] ) {
	const looks = variations.filter( ( _, at ) => at % 2 === half );
	const names = looks.map( ( [ name ] ) => name ).join( ', ' );

	test( `patterns can be read in ${ names }, and none is too wide (THEME-3, THEME-9, THEME-19)`, async ( {
		page,
	} ) => {
		test.slow();
		for ( const [ variation, ground ] of looks ) {
			for ( const { path } of pages ) {
				await open( page, `${ path }&look=${ variation }` );
				// The look is on.
				expect( await groundOf( page ) ).toBe( ground );
				expect(
					await flaws( page, 'main', [ 'color-contrast' ] ),
					variation
				).toEqual( [] );
				expect( await tooWide( page ), variation ).toEqual( [] );
			}
		}
	} );
}

/** A block as the editor reads it. */
interface Parsed {
	readonly name: string;
	readonly isValid: boolean;
	readonly innerBlocks: readonly Parsed[];
}

interface EditorWindow {
	readonly wp?: {
		readonly blocks?: {
			getBlockType: ( name: string ) => unknown;
			parse: ( content: string ) => readonly Parsed[];
		};
	};
}

test.describe( 'with WooCommerce', () => {
	test.skip( noShop() !== '', noShop() );
	test.use( { shop: true, viewport: { width: 375, height: 900 } } );
	let shop: { readonly path: string; readonly content: string };

	test.beforeAll( () => {
		shop = evaluate(
			`
			kses_remove_filters();
			$patterns = array_map( static fn ( string $name ): string => WP_Block_Patterns_Registry::get_instance()->get_registered( $name )['content'], Brolga\\Theme\\Shop::PATTERNS );
			$content  = implode( "\n\n", $patterns );
			return [
				'content' => $content,
				'path'    => '/?page_id=' . wp_insert_post( wp_slash( [
					'post_type'     => 'page',
					'post_status'   => 'publish',
					'post_title'    => '${ unique( 'shop patterns' ) }',
					'post_content'  => $content,
					'page_template' => 'page-wide',
				] ) ),
			];
			`,
			{ shop: true }
		) as typeof shop;
	} );

	test( 'the shop’s patterns are accessible and fit a phone in each look (SHOP-60, SHOP-61, THEME-19)', async ( {
		page,
		problems,
	} ) => {
		test.slow();
		await open( page, shop.path );
		await expect( page.locator( '.shop-section' ) ).toHaveCount( 4 );
		await expect(
			page.locator( '.shop-section li.product' )
		).not.toHaveCount( 0 );
		await expect(
			page.locator( '.is-style-tiles li img' )
		).not.toHaveCount( 0 );
		expect( await flaws( page, 'main' ) ).toEqual( [] );
		expect( await tooWide( page ) ).toEqual( [] );
		await page.setViewportSize( { width: 375, height: 900 } );
		for ( const [ variation, ground ] of variations ) {
			await open( page, `${ shop.path }&look=${ variation }` );
			expect( await groundOf( page ) ).toBe( ground );
			expect(
				await flaws( page, 'main', [ 'color-contrast' ] ),
				variation
			).toEqual( [] );
			expect( await overflow( page ), variation ).toBe( 0 );
		}
		expect( problems ).toEqual( [] );
	} );

	test( 'the shop’s sections go with the shop (SHOP-11, SHOP-60)', async ( {
		browser,
	} ) => {
		const context = await browser.newContext( { baseURL: siteUrl() } );
		const page = await context.newPage();
		const files: string[] = [];
		page.on( 'request', ( request ) => {
			files.push( request.url() );
		} );
		await open( page, shop.path );
		await expect( page.locator( 'main' ) ).toBeAttached();
		await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
		await expect( page.locator( '.shop-section' ) ).toHaveCount( 0 );
		expect(
			files.filter( ( file ) =>
				/woocommerce|assets\/css\/shop/.test( file )
			)
		).toEqual( [] );
		await context.close();
	} );

	test( 'WooCommerce’s editor takes the shop’s patterns as they are (SHOP-60)', async ( {
		browser,
	} ) => {
		const context = await browser.newContext( {
			storageState: admin(),
			baseURL: siteUrl(),
		} );
		await context.addCookies( [ { ...SHOP_COOKIE, url: siteUrl() } ] );
		const page = await context.newPage();
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		await page.waitForFunction( () =>
			Boolean(
				( window as unknown as EditorWindow ).wp?.blocks?.getBlockType(
					'woocommerce/product-template'
				)
			)
		);
		const broken = await page.evaluate( ( content ) => {
			const unsound = ( blocks: readonly Parsed[] ): string[] =>
				blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
					...( isValid && name !== 'core/missing' ? [] : [ name ] ),
					...unsound( innerBlocks ),
				] );
			return unsound(
				( window as unknown as EditorWindow ).wp?.blocks?.parse(
					content
				) ?? []
			);
		}, shop.content );
		expect( broken ).toEqual( [] );
		await context.close();
	} );
} );
