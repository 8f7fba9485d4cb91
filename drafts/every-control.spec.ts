/**
 * Everything that an owner can open or press, found in the screens themselves:
 * each panel of each block, popup, project, page and template, and each tab and
 * button of our screens. None of it breaks the screen or complains.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { crashes, pressAll, type Pressed } from '../support/controls';
import { admin, evaluate, expect, siteUrl, test } from './fixtures';

const folder = join( __dirname, '../../plugin/blocks' );

/** Every block by name, inner blocks too. */
const BLOCKS = readdirSync( folder ).map(
	( name ) =>
		(
			JSON.parse(
				readFileSync( join( folder, name, 'block.json' ), 'utf8' )
			) as { readonly name: string }
		 ).name
);

const SIDEBAR = '.interface-interface-skeleton__sidebar';

/** What leads away from a screen, or ends or replaces what is looked at. */
const LEAVES =
	'^(Close|Move to trash|Delete|Trash|Revisions|Preview|Switch to draft|Duplicate|Edit template|Create new template|Swap template|Visit)|^Options$|opens in a new tab|transform|Change type';

const IN_PANELS = [
	'.components-panel__body-toggle',
	'.block-editor-block-inspector [role="tab"]',
	'.components-tools-panel-header button',
	'.components-panel button[aria-expanded]',
	'.components-panel button:is(.is-primary, .is-secondary, .is-tertiary, .is-link)',
	'.block-editor-block-inspector button[aria-expanded]',
	'.block-editor-block-inspector button:is(.is-primary, .is-secondary, .is-tertiary, .is-link)',
].join();

const inSidebar = ( page: Page ): Promise< Pressed > =>
	pressAll( page, { root: SIDEBAR, controls: IN_PANELS, leave: LEAVES } );

interface Block {
	readonly clientId: string;
	readonly name: string;
}

/** What the editor itself uses. */
interface Wp {
	readonly blocks: {
		readonly createBlock: ( name: string, attributes: object ) => Block;
		readonly getBlockType: ( name: string ) => {
			readonly example?: object;
		};
		readonly getBlockFromExample: (
			name: string,
			example: object
		) => Block;
	};
	readonly data: {
		readonly select: ( store: string ) => {
			readonly getClientIdsWithDescendants: () => readonly string[];
			readonly getBlockName: ( clientId: string ) => string;
		};
		readonly dispatch: ( store: string ) => {
			readonly resetBlocks: (
				blocks: readonly Block[]
			) => Promise< void >;
			readonly selectBlock: ( clientId: string ) => Promise< void >;
			readonly enableComplementaryArea: (
				scope: string,
				area: string
			) => Promise< void >;
		};
	};
}

const select = ( page: Page, clientId: string ): Promise< void > =>
	page.evaluate( async ( id ) => {
		const { wp } = window as unknown as { wp: Wp };
		await wp.data.dispatch( 'core/block-editor' ).selectBlock( id );
		await wp.data
			.dispatch( 'core/interface' )
			.enableComplementaryArea( 'core', 'edit-post/block' );
	}, clientId );

/** Puts a block's example alone into the editor; one of each of our blocks in it, by name. */
const putAlone = (
	page: Page,
	name: string
): Promise< Record< string, string > > =>
	page.evaluate( async ( block ) => {
		const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
		const { example = {} } = blocks.getBlockType( block );
		await data
			.dispatch( 'core/block-editor' )
			.resetBlocks( [ blocks.getBlockFromExample( block, example ) ] );
		const { getClientIdsWithDescendants, getBlockName } =
			data.select( 'core/block-editor' );
		return Object.fromEntries(
			getClientIdsWithDescendants()
				.map( ( id ) => [ getBlockName( id ), id ] as const )
				.filter( ( [ own ] ) => own.startsWith( 'brolga/' ) )
		);
	}, name );

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

// Without the welcome, which would cover the editor at some moment.
test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'core/edit-site' => [ 'welcomeGuide' => false, 'welcomeGuideTemplate' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

// Each goes through dozens of panels.
test.setTimeout( 50_000 );

/** Two halves: each worker has one. */
for ( const half of [ 0, 1 ] ) {
	const mine = BLOCKS.filter( ( _, index ) => index % 2 === half );

	test( `every panel and button of ${ mine[ 0 ] } to ${ mine.at( -1 ) } (BLOCK-29)`, async ( {
		page,
		problems,
	} ) => {
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		const editor = new Editor( { page } );
		await expect(
			editor.canvas.getByRole( 'textbox', { name: 'Add title' } )
		).toBeVisible();
		const opened: Record< string, number > = {};
		for ( const name of mine ) {
			for ( const [ inner, id ] of Object.entries(
				await putAlone( page, name )
			) ) {
				if ( inner in opened ) {
					continue;
				}
				await select( page, id );
				const { panels } = await inSidebar( page );
				opened[ inner ] = panels.length;
				await select( page, id );
				await pressAll( page, {
					root: '.block-editor-block-toolbar',
					controls: 'button',
					leave: LEAVES,
				} );
				expect
					.soft(
						[
							...( await crashes( page ) ),
							...problems.splice( 0 ),
						],
						inner
					)
					.toEqual( [] );
			}
		}
		expect(
			mine.filter( ( name ) => ( opened[ name ] ?? 0 ) < 1 )
		).toEqual( [] );
	} );
}

/** What has panels of its own: an entry of each kind, by a name for people. */
const ENTRIES = {
	'a popup': 'brolga_popup',
	'a project': 'project',
	'a page': 'page',
	'a post': 'post',
};

for ( const [ kind, type ] of Object.entries( ENTRIES ) ) {
	test( `every panel of ${ kind } opens, and is open again the next time (BLOCK-29)`, async ( {
		page,
		problems,
	} ) => {
		const id = Number(
			evaluate(
				`return get_posts( [ 'post_type' => '${ type }', 'numberposts' => 1, 'fields' => 'ids' ] )[0] ?? 0;`
			)
		);
		const open = async (): Promise< void > => {
			await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			await new Editor( { page } ).openDocumentSettingsSidebar();
			await expect(
				page.locator( `${ SIDEBAR } .components-panel__body` ).first()
			).toBeVisible();
		};
		await open();
		const { panels } = await inSidebar( page );
		expect( panels.length ).toBeGreaterThan( 1 );
		expect( await crashes( page ) ).toEqual( [] );
		await open();
		expect( await crashes( page ) ).toEqual( [] );
		expect( problems ).toEqual( [] );
	} );
}

test( 'every panel of a template, its blocks and its styles (BLOCK-29)', async ( {
	page,
	problems,
} ) => {
	await page.goto(
		`/wp-admin/site-editor.php?p=${ encodeURIComponent( '/wp_template_part/brolga//header' ) }&canvas=edit`
	);
	const editor = new Editor( { page } );
	await editor.selectBlocks(
		editor.canvas.locator( '[data-type="brolga/header"]' )
	);
	await editor.openDocumentSettingsSidebar();
	const { panels } = await inSidebar( page );
	expect( panels.length ).toBeGreaterThan( 0 );
	await page
		.getByRole( 'button', { name: 'Styles', exact: true } )
		.first()
		.click();
	await inSidebar( page );
	expect( await crashes( page ) ).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

/** Buttons of our screens that are not pressed, and why. */
const NOT_PRESSED = [
	// A new tab or a file, which is no part of the screen.
	'opens in a new tab',
	'^Download',
	'^Export',
	// Leads to another screen, which is gone through by itself.
	'^(Edit|Use|Create|Make)',
].join( '|' );

/** Holds back what would change the site: a button is pressed, and nothing comes of it. */
const changeNothing = async ( page: Page ): Promise< void > => {
	await page.route( '**/*', ( route ) => {
		const request = route.request();
		const isHeld =
			! [ 'GET', 'HEAD', 'OPTIONS' ].includes( request.method() ) &&
			! request.url().includes( 'admin-ajax.php' );
		return isHeld ? undefined : route.fallback();
	} );
};

test( 'every tab and button of our screens (BLOCK-29)', async ( {
	page,
	problems,
} ) => {
	const broken: string[] = [];
	page.on( 'response', ( response ) => {
		if (
			response.status() >= 400 &&
			response.url().startsWith( siteUrl() )
		) {
			broken.push( `${ response.status() } ${ response.url() }` );
		}
	} );
	page.on( 'dialog', ( dialog ) => void dialog.dismiss().catch( () => 0 ) );
	await changeNothing( page );
	await page.goto( '/wp-admin/' );
	/** The addresses of our screens, among some links. */
	const ours = ( links: string ): Promise< string[] > =>
		page
			.locator( links )
			.evaluateAll( ( all ) =>
				( all as HTMLAnchorElement[] )
					.map( ( { href } ) => href.replace( /#.*/, '' ) )
					.filter( ( href ) =>
						/page=brolga|post_type=(?:brolga_popup|project)/.test(
							href
						)
					)
			);
	const screens = new Set( await ours( '#adminmenu a' ) );
	expect( screens.size ).toBeGreaterThan( 7 );
	let pressed = 0;
	for ( const screen of screens ) {
		if ( screen.includes( 'post-new.php' ) ) {
			continue;
		}
		await page.goto( screen );
		await page.waitForLoadState( 'networkidle' );
		for ( const tab of await ours(
			'#wpbody-content :is(.nav-tab, [role="tab"], nav a)'
		) ) {
			screens.add( tab );
		}
		await page.evaluate( () =>
			document.addEventListener( 'submit', ( event ) =>
				event.preventDefault()
			)
		);
		const { controls } = await pressAll( page, {
			root: '#wpbody-content, #screen-meta-links',
			controls: 'button, [role="tab"], summary',
			leave: NOT_PRESSED,
		} );
		pressed += controls.length;
		expect
			.soft(
				[
					...( await crashes( page ) ),
					...problems.splice( 0 ),
					...broken.splice( 0 ),
				],
				screen
			)
			.toEqual( [] );
	}
	expect( pressed ).toBeGreaterThan( screens.size );
} );
