/**
 * The inbox by the keyboard alone, with nothing but the roles and names that a
 * screen reader says: list, lead, reply, menu and the list of keys.
 */
import type { Locator, Page } from '@playwright/test';
import { admin, expect, flaws, siteUrl, test, unique } from './fixtures';

/** Newest first, as the list has them. */
const NAMES = [ 'Cleo Quill', 'Bea Quill', 'Ada Quill' ] as const;

/** Stores an enquiry from each of them, and returns a text that all of them have. */
const enquire = async (): Promise< string > => {
	const text = unique( 'keys' );
	const html = await ( await fetch( `${ siteUrl() }/contact/` ) ).text();
	const form = /name="brolga_form"[^>]*value="([^"]+)"/.exec( html )?.[ 1 ];
	for ( const name of [ ...NAMES ].reverse() ) {
		await fetch( `${ siteUrl() }/contact/`, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( {
				brolga_form: form ?? '',
				et_pb_contact_name_0: name,
				et_pb_contact_email_0: 'quill@example.com',
				et_pb_contact_message_0: `${ text } ${ name }`,
				et_pb_contactform_submit_0: '1',
			} ),
		} );
	}
	return text;
};

const hasFocus = ( control: Locator ): Promise< boolean > =>
	control.evaluate( ( element ) => element === document.activeElement );

/** Presses Tab until something has the focus, as often as it takes a patient reader. */
const tabTo = async (
	page: Page,
	control: Locator,
	key: 'Tab' | 'Shift+Tab' = 'Tab'
): Promise< void > => {
	for ( let step = 0; step < 40 && ! ( await hasFocus( control ) ); step++ ) {
		await page.keyboard.press( key );
	}
	await expect( control ).toBeFocused();
};

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

test( 'the inbox has the keyboard alone, and says what it does (LEAD-47, LEAD-51, LEAD-52, LEAD-58, LEAD-59)', async ( {
	page,
	problems,
} ) => {
	const text = await enquire();
	const [ cleo, bea, ada ] = NAMES;
	await page.goto( `/wp-admin/admin.php?page=brolga-leads&search=${ text }` );
	const button = ( name: string ) =>
		page.getByRole( 'button', { name, exact: true } );
	const title = ( name: string ) => button( `${ name } quill@example.com` );
	const tick = ( name: string ) =>
		page.getByRole( 'checkbox', {
			name: `Select the lead from ${ name }`,
		} );
	const rowOf = ( name: string ) => page.getByRole( 'row', { name } );
	const lead = page.getByRole( 'complementary', { name: 'Lead' } );
	const heading = ( name: string ) =>
		lead.getByRole( 'heading', { name, level: 2 } );
	const said = page.getByRole( 'status' ).first();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 4 );
	const inMenu = page
		.getByRole( 'navigation', { name: 'Main menu' } )
		.getByRole( 'link', { name: /^Brolga \d/ } )
		.first();
	const countOf = async (): Promise< number > =>
		Number( /\d+/.exec( ( await inMenu.textContent() ) ?? '' )?.[ 0 ] );
	const before = await countOf();

	// Past WordPress' own menus, through the screen.
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Skip to main content' } )
	).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await tabTo( page, button( 'Keyboard shortcuts' ) );
	await tabTo(
		page,
		page.getByRole( 'searchbox', { name: 'Search leads' } )
	);
	for ( const name of [ 'From', 'Message', 'Status', 'Received' ] ) {
		await expect(
			page.getByRole( 'columnheader', { name } ).first()
		).toBeVisible();
	}
	expect( await flaws( page, '#brolga-leads' ) ).toEqual( [] );

	// One into the bin, and back.
	await tabTo( page, tick( cleo ) );
	await page.keyboard.press( 'Space' );
	await expect( tick( cleo ) ).toBeChecked();
	// As Australians call it, where the site has their English.
	await tabTo(
		page,
		page.getByRole( 'button', { name: /^Move to (?:Bin|Trash)$/ } )
	);
	await page.keyboard.press( 'Enter' );
	await expect( rowOf( cleo ) ).toHaveCount( 0 );
	await expect( tick( bea ) ).toBeFocused();
	await tabTo( page, button( 'Undo' ) );
	await page.keyboard.press( 'Enter' );
	await expect( rowOf( cleo ) ).toBeVisible();
	await expect( tick( cleo ) ).toBeFocused();

	// The keys, and what they are.
	await page.keyboard.press( '?' );
	const keys = page.getByRole( 'dialog', { name: 'Keyboard shortcuts' } );
	await expect(
		keys.getByRole( 'checkbox', { name: 'Use keyboard shortcuts' } )
	).toBeChecked();
	expect( await flaws( page, '[role="dialog"]' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( keys ).toHaveCount( 0 );
	await expect( tick( cleo ) ).toBeFocused();

	// Done, spam, and on: the focus stays with the lead that is read.
	await page.keyboard.press( 'j' );
	await expect( heading( cleo ) ).toBeFocused();
	expect( await flaws( page, '#brolga-leads' ) ).toEqual( [] );
	await page.keyboard.press( 'e' );
	await expect( said ).toHaveText( 'Marked as Done' );
	await expect( heading( cleo ) ).toBeFocused();
	await expect.poll( countOf ).toBe( before - 1 );
	await page.keyboard.press( 'j' );
	await expect( heading( bea ) ).toBeFocused();
	await page.keyboard.press( 's' );
	await expect( said ).toHaveText( 'Marked as Spam' );
	await expect( rowOf( bea ) ).toHaveCount( 0 );
	await expect( heading( bea ) ).toBeFocused();
	await expect.poll( countOf ).toBe( before - 2 );
	await page.keyboard.press( 'j' );
	await expect( heading( ada ) ).toBeFocused();
	await page.keyboard.press( 'j' );
	await expect( said ).toHaveText( 'This is the last lead.' );
	await expect( heading( ada ) ).toBeFocused();

	// A reply is letters, not keys.
	await page.keyboard.press( 'r' );
	const reply = lead.getByRole( 'textbox', { name: 'Your reply' } );
	await expect( reply ).toBeFocused();
	await page.keyboard.type( 'jokes?' );
	await expect( reply ).toHaveValue( 'jokes?' );
	await tabTo( page, lead.getByRole( 'button', { name: 'Discard' } ) );
	await page.keyboard.press( 'Enter' );
	await expect(
		lead.getByRole( 'button', { name: 'Reply', exact: true } )
	).toBeFocused();

	// The status by its menu, which keeps the focus and says what happened.
	const status = lead.getByRole( 'combobox', { name: 'Status' } );
	await tabTo( page, status, 'Shift+Tab' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( said ).toHaveText( 'Marked as Open' );
	await expect( status ).toBeFocused();
	await tabTo( page, lead.getByRole( 'textbox', { name: 'Add a note' } ) );
	await page.keyboard.type( 'Rang twice' );
	await tabTo( page, button( 'Save note' ) );
	await page.keyboard.press( 'Enter' );
	await expect(
		lead.getByRole( 'listitem' ).filter( { hasText: 'Rang twice' } )
	).toBeVisible();
	await expect( button( 'Save note' ) ).toBeFocused();

	// By the buttons, and out: back to the row of the lead that was open.
	await tabTo( page, button( 'Previous lead' ), 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( heading( cleo ) ).toBeFocused();
	await tabTo( page, button( 'Close' ) );
	await page.keyboard.press( 'Enter' );
	await expect( lead ).toHaveCount( 0 );
	await expect( title( cleo ) ).toBeFocused();

	// A row's own menu, by arrows.
	const actions = ( name: string ) =>
		rowOf( name ).getByRole( 'button', { name: 'Actions' } );
	await tabTo( page, actions( cleo ) );
	await page.keyboard.press( 'Enter' );
	const spam = page.getByRole( 'menuitem', { name: 'Spam' } );
	await expect( spam ).toBeVisible();
	for ( let step = 0; step < 4 && ! ( await hasFocus( spam ) ); step++ ) {
		await page.keyboard.press( 'ArrowDown' );
	}
	await page.keyboard.press( 'Enter' );
	await expect( rowOf( cleo ) ).toHaveCount( 0 );
	await expect( actions( ada ) ).toBeFocused();
	expect( problems ).toEqual( [] );
} );
