/**
 * Every panel of a popup's and a page's settings, found in the editor itself,
 * with the buttons and menus in it. None of it breaks the editor or complains.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { crashes, pressAll, type Pressed } from '../support/controls';
import { admin, evaluate, expect, test } from './fixtures';

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

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

// Without the welcome, which would cover the editor at some moment.
test.beforeAll( () => {
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'core/edit-site' => [ 'welcomeGuide' => false, 'welcomeGuideTemplate' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

/** What has panels of its own: an entry of each kind, by a name for people. */
const ENTRIES = {
	'a popup': 'brolga_popup',
	'a page': 'page',
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
