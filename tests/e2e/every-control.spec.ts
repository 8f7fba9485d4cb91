/**
 * Everything that an owner can open or press, found in the screens themselves:
 * each panel of each block, popup, project, page, post and template, our
 * toolbars and dialogs, and each tab and button of our screens in wp-admin.
 * Nothing breaks or complains.
 */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page, Route } from '@playwright/test';
import { countRequests, pressAll } from '../support/controls';
import { admin, evaluate, expect, siteFolder, siteUrl, test } from './fixtures';

const folder = join( __dirname, '../../plugin/blocks' );

interface Metadata {
	readonly name: string;
	readonly parent?: readonly string[];
}

/** Every block, inner blocks too. */
const blocks = readdirSync( folder ).map(
	( name ) =>
		JSON.parse(
			readFileSync( join( folder, name, 'block.json' ), 'utf8' )
		) as Metadata
);

const CONTROLS =
	'button, select, input[type="checkbox"], [role="tab"], [role="radio"]';

/** What is WordPress' own and the same wherever it stands. */
const COMMON =
	'.components-tools-panel, .components-circular-option-picker, .block-editor-block-inspector__advanced, .media-modal';

/** Opens WordPress' media library, whose uploader does not bear to be closed at once. */
const LIBRARY =
	'^(Add (an? )?(images?|portrait|video|poster)|Replace|Choose|Media Library|Select Files|Upload|Set featured image)';

/** Thirty days are one. */
const DAYS = String.raw`^\d+ \w+ \d{4}`;

interface Block {
	readonly name: string;
	readonly clientId: string;
	readonly innerBlocks: readonly Block[];
}

/** What the editor itself uses. */
interface Wp {
	readonly blocks: {
		readonly createBlock: (
			name: string,
			attributes: object,
			inner: readonly Block[]
		) => Block;
		readonly getBlockType: ( name: string ) => {
			readonly example?: object;
		};
		readonly getBlockFromExample: (
			name: string,
			example: object
		) => Block;
	};
	readonly data: {
		readonly dispatch: ( store: string ) => {
			readonly resetBlocks: ( all: readonly Block[] ) => Promise< void >;
			readonly selectBlock: ( clientId: string ) => Promise< void >;
			readonly enableComplementaryArea: (
				scope: string,
				area: string
			) => Promise< void >;
		};
	};
}

/**
 * Puts a block's example alone into the editor, in its parent's where there is
 * one, and selects the block.
 */
const putAlone = ( page: Page, block: Metadata ): Promise< void > =>
	page.evaluate( async ( { name, parent: parents } ) => {
		const parent: string | undefined = parents?.[ 0 ];
		const { blocks: types, data } = ( window as unknown as { wp: Wp } ).wp;
		const example = ( of: string ): Block =>
			types.getBlockFromExample(
				of,
				types.getBlockType( of ).example ?? {}
			);
		const find = ( list: readonly Block[] ): Block | undefined =>
			list.find( ( one ) => one.name === name ) ??
			list.map( ( one ) => find( one.innerBlocks ) ).find( Boolean );
		let root = example( parent ?? name );
		if ( parent !== undefined && ! find( [ root ] ) ) {
			root = types.createBlock( parent, {}, [ example( name ) ] );
		}
		await data.dispatch( 'core/block-editor' ).resetBlocks( [ root ] );
		await data
			.dispatch( 'core/block-editor' )
			.selectBlock( find( [ root ] )?.clientId ?? '' );
		await data
			.dispatch( 'core/interface' )
			.enableComplementaryArea( 'core', 'edit-post/block' );
	}, block );

// Without motion, which nobody watches, and in which what has been closed stays for a while.
test.use( {
	storageState: async ( {}, run ) => run( admin() ),
	contextOptions: { reducedMotion: 'reduce' },
} );

// Without the welcome, which would cover the editor at some moment.
test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-site' => [ 'welcomeGuide' => false, 'welcomeGuideStyles' => false, 'welcomeGuideTemplate' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

/** All that a site holds is put back afterwards: a button may make a menu, or delete an image. */
const DATABASE = 'wp-content/database/.ht.sqlite';
const FILES = 'wp-content/uploads';

/** Copies a database into another, whoever is reading either of them. */
const copyDatabase = ( from: string, to: string ): unknown =>
	evaluate(
		`$to = new SQLite3( '${ to }' ); $to->busyTimeout( 20000 ); return ( new SQLite3( '${ from }' ) )->backup( $to );`
	);
const own = ( path: string ): string => join( siteFolder(), path );
const kept = ( path: string ): string => `${ own( path ) }.kept`;

test.beforeEach( () => {
	expect( copyDatabase( own( DATABASE ), kept( DATABASE ) ) ).toBe( true );
	cpSync( own( FILES ), kept( FILES ), { recursive: true } );
} );

test.afterEach( async ( { page } ) => {
	// What an editor saves by itself comes to its end.
	await page.goto( 'about:blank' );
	expect( copyDatabase( kept( DATABASE ), own( DATABASE ) ) ).toBe( true );
	rmSync( kept( DATABASE ) );
	rmSync( own( FILES ), { recursive: true } );
	renameSync( kept( FILES ), own( FILES ) );
} );

// Hundreds of presses each.
test.setTimeout( 600_000 );

/** Two halves: each worker has one. */
for ( const half of [ 0, 1 ] ) {
	const mine = blocks.filter( ( _, index ) => index % 2 === half );

	test( `every panel and button of ${ mine[ 0 ]?.name } and ${ mine.length - 1 } other blocks (BLOCK-40)`, async ( {
		page,
		problems,
	} ) => {
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		const editor = new Editor( { page } );
		await expect(
			editor.canvas.getByRole( 'textbox', { name: 'Add title' } )
		).toBeVisible();
		for ( const block of mine ) {
			await putAlone( page, block );
			const settings = await pressAll( page, {
				root: '.block-editor-block-inspector',
				controls: CONTROLS,
				leave: `^Skip to the selected block$|${ LIBRARY }|${ DAYS }`,
				common: COMMON,
			} );
			await putAlone( page, block );
			const tools = await pressAll( page, {
				root: '.block-editor-block-toolbar',
				controls:
					'button:not( .block-editor-block-switcher *, .block-editor-block-parent-selector * )',
				leave: `^Options$|${ LIBRARY }`,
				common: COMMON,
			} );
			// What a block is made into stands in its place.
			await putAlone( page, block );
			const others = await pressAll( page, {
				root: '.block-editor-block-toolbar',
				controls: '.block-editor-block-switcher button',
				leave: '^$',
			} );
			expect
				.soft(
					[ settings, tools, others ].flatMap(
						( { broken } ) => broken
					),
					block.name
				)
				.toEqual( [] );
			// Animation, Link and Sticky at the least.
			expect
				.soft( settings.panels.length, block.name )
				.toBeGreaterThan( 2 );
		}
		expect( problems ).toEqual( [] );
	} );
}

const ENTRIES = {
	'a popup': 'brolga_popup',
	'a project': 'brolga_project',
	'a page': 'page',
	'a post': 'post',
};

for ( const [ kind, type ] of Object.entries( ENTRIES ) ) {
	test( `every panel of ${ kind } (BLOCK-40)`, async ( {
		page,
		problems,
	} ) => {
		const id = evaluate(
			`return get_posts( [ 'post_type' => '${ type }', 'numberposts' => 1, 'fields' => 'ids' ] )[0] ?? 0;`
		);
		await page.goto(
			`/wp-admin/post.php?post=${ String( id ) }&action=edit`
		);
		await new Editor( { page } ).openDocumentSettingsSidebar();
		const { panels, broken, controls } = await pressAll( page, {
			root: '.interface-interface-skeleton__sidebar',
			controls: CONTROLS,
			leave: `^(Close|Move to trash|Actions|Block$|Revisions|Preview|Template options)|${ LIBRARY }|${ DAYS }`,
			common: COMMON,
		} );
		// WordPress' own, of which each has some, or ours.
		expect( panels.length ).toBeGreaterThan( 0 );
		expect( controls.length ).toBeGreaterThan( 5 );
		expect( broken ).toEqual( [] );
		// What is not published cannot be duplicated as a variant, and says so (AB-173).
		expect(
			problems.filter(
				( text ) => ! /status of 409 .*\/tests\/copies/.test( text )
			)
		).toEqual( [] );
	} );
}

test( 'every panel of a template, and of the styles (BLOCK-40)', async ( {
	page,
	problems,
} ) => {
	await page.goto(
		`/wp-admin/site-editor.php?p=${ encodeURIComponent( '/wp_template/brolga//single' ) }&canvas=edit`
	);
	const editor = new Editor( { page } );
	await expect(
		editor.canvas.locator( '[data-type="brolga/menu"] nav' ).first()
	).toBeVisible();
	await editor.openDocumentSettingsSidebar();
	const sidebar = {
		root: '.interface-interface-skeleton__sidebar',
		controls: CONTROLS,
		leave: '^(Close|Actions|Block$|Revisions|Duplicate|Reset)',
		common: COMMON,
	};
	const template = await pressAll( page, sidebar );
	expect( template.controls.length ).toBeGreaterThan( 1 );
	await page
		.getByRole( 'button', { name: 'Styles', exact: true } )
		.first()
		.click();
	const styles = await pressAll( page, sidebar );
	expect( styles.controls.length ).toBeGreaterThan( 5 );
	expect( [ ...template.broken, ...styles.broken ] ).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

/** Buttons of our screens that are not pressed, and why. */
const NOT_PRESSED = [
	// Ends what all other screens show.
	'^Remove the demo',
].join( '|' );

/** What is pressed on our screens, which have browsers' own controls, too. */
const ON_SCREENS = `${ CONTROLS }, input[type="radio"], summary`;

test( 'every tab and button of our screens (BLOCK-40)', async ( {
	page,
	context,
	problems,
} ) => {
	await countRequests( page );
	// Whatever is asked is answered with yes.
	page.on( 'dialog', ( question ) => void question.accept() );
	context.on( 'page', ( other ) => void other.close() );
	/** Where buttons lead: nowhere for now, since their screen has others. */
	const led = new Set< string >();
	const stay = ( route: Route ): Promise< void > => {
		const asked = route.request();
		if (
			! asked.isNavigationRequest() ||
			asked.frame() !== page.mainFrame()
		) {
			return route.fallback();
		}
		led.add( asked.url() );
		return route.fulfill( { status: 204 } );
	};
	/** The addresses of our screens, among some links. */
	const ours = ( links: string ): Promise< string[] > =>
		page
			.locator( links )
			.evaluateAll( ( all ) =>
				( all as HTMLAnchorElement[] )
					.map( ( { href } ) => href.replace( /#.*/, '' ) )
					.filter( ( href ) => /page=brolga/.test( href ) )
			);

	await page.goto( '/wp-admin/' );
	// Help has pages to read, and links alone.
	const menu = ( await ours( '#adminmenu a' ) ).filter(
		( url ) => ! url.endsWith( 'page=brolga-help' )
	);
	expect( menu.length ).toBeGreaterThan( 7 );
	const lead = evaluate(
		'global $wpdb; return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}brolga_entries" );'
	);
	const screens = new Set( [
		`${ siteUrl() }/wp-admin/admin.php?page=brolga-leads&lead=${ String( lead ) }`,
		...menu,
	] );
	let pressed = 0;
	for ( const screen of screens ) {
		await page.goto( screen );
		await expect(
			page.locator( `#wpbody-content :is( ${ ON_SCREENS } )` ).first()
		).toBeVisible();
		await page.route( '**', stay );
		const { broken, controls } = await pressAll( page, {
			root: '#wpbody-content',
			controls: ON_SCREENS,
			leave: NOT_PRESSED,
			common: COMMON,
			answered: true,
		} );
		for ( const other of await ours(
			'#wpbody-content a:is([role="tab"], nav a, [href*="&test="])'
		) ) {
			screens.add( other );
		}
		// What was pressed may lead away a moment later.
		await page.unroute( '**', stay );
		pressed += controls.length;
		expect
			.soft(
				[
					...broken,
					...problems
						.splice( 0 )
						// What is pressed without having been filled in, or is deleted meanwhile, is refused, as it should be.
						.filter( ( text ) => ! /status of 4\d\d/.test( text ) ),
				],
				screen
			)
			.toEqual( [] );
	}
	// An export, a new page.
	expect( led.size ).toBeGreaterThan( 1 );
	expect( pressed ).toBeGreaterThan( 100 );
} );
