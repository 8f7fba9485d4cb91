/**
 * The tab of kits, against routes that are made up.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { KitExport } from '../export';
import { FormsImport } from '../forms';
import { KitImport } from '../import';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const CONTENTS = {
	settings: [ 'Popups', 'Consent' ],
	items: [
		{ key: 'page:1', kind: 'page', label: 'Page', title: 'About' },
		{ key: 'page:2', kind: 'page', label: 'Page', title: 'Contact' },
		{ key: 'popup:3', kind: 'popup', label: 'Popup', title: 'Sale' },
	],
	can_undo: false,
	export: { url: '/wp-admin/admin-post.php?action=x', nonce: 'n0nce' },
};

const FOUND = {
	origin: 'https://old.example',
	settings: true,
	brand: false,
	same_theme: true,
	images: 2,
	unreadable: 0,
	items: [
		{ ...CONTENTS.items[ 0 ], exists: 'new' },
		{ ...CONTENTS.items[ 1 ], exists: 'taken' },
	],
};

const line = ( outcome: string, what: string, more = {} ) => ( {
	outcome,
	what,
	text: '',
	url: '',
	key: '',
	...more,
} );

/** The bodies that were posted to a route. */
const posted = ( route: string ): FormData[] =>
	fetched.mock.calls
		.map( ( [ options ] ) => options )
		.filter( ( { path } ) => path === `/brolga/v1/kits/${ route }` )
		.map( ( { body } ) => body as FormData );

const answer = ( routes: Record< string, unknown[] > ): void => {
	fetched.mockImplementation( ( async ( { path }: { path: string } ) => {
		const name = path.replace( /^\/brolga\/v1\/kits\/?/, '' );
		const next = routes[ name ]?.shift() ?? CONTENTS;
		if ( next instanceof Error ) {
			throw next;
		}
		return next;
	} ) as unknown as typeof apiFetch );
};

const pick = async ( name: string ): Promise< void > => {
	const input = document.querySelector( 'input[type="file"]' );
	await act( async () => {
		fireEvent.change( input as Element, {
			target: { files: [ new File( [ 'x' ], name ) ] },
		} );
		await Promise.resolve();
	} );
};

const press = ( name: string ): Promise< void > =>
	act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		await Promise.resolve();
	} );

const show = ( what: JSX.Element ): Promise< void > =>
	act( async () => {
		render( what );
		await Promise.resolve();
	} );

describe( 'kits under Settings (KIT-11)', () => {
	beforeEach( () => {
		fetched.mockReset();
	} );

	it( 'are downloaded with what is chosen (KIT-2)', async () => {
		answer( {} );
		await show( <KitExport /> );
		fireEvent.click( screen.getByLabelText( 'Contact' ) );
		expect( screen.getByText( '1 of 2 chosen' ) ).toBeTruthy();
		fireEvent.click( screen.getByLabelText( 'Popups' ) );
		const sent: string[] = [];
		jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation(
			function ( this: HTMLFormElement ) {
				sent.push(
					this.action,
					...new FormData( this )
						.getAll( 'items[]' )
						.map( ( key ) => String( key ) ),
					String( new FormData( this ).get( '_wpnonce' ) )
				);
			}
		);
		await press( 'Download kit' );
		expect( sent ).toEqual( [
			expect.stringContaining( 'admin-post.php?action=x' ),
			'settings',
			'brand',
			'page:1',
			'n0nce',
		] );
	} );

	it( 'are inspected, chosen from and imported in several calls (KIT-7 KIT-8)', async () => {
		answer( {
			inspect: [ FOUND ],
			import: [
				{
					complete: false,
					lines: [
						line( 'replaced', 'Page “Contact”', { key: 'page:2' } ),
					],
				},
				{
					complete: true,
					lines: [
						line( 'kept', 'Page “Contact”', { key: 'page:2' } ),
						line( 'added', 'Page “About”', {
							text: 'Recipients do not come along.',
							url: '/edit',
						} ),
					],
				},
			],
		} );
		await show( <KitImport /> );
		await pick( 'kit.zip' );
		expect(
			screen.getByText( 'A kit from old.example. It has 2 images.' )
		).toBeTruthy();
		fireEvent.click(
			screen.getByLabelText( 'Replace “Contact” on this site' )
		);
		await press( 'Import kit' );
		const [ first, second ] = posted( 'import' );
		expect( first?.getAll( 'items[]' ) ).toEqual( [
			'settings',
			'page:1',
			'page:2',
		] );
		expect( first?.getAll( 'replace[]' ) ).toEqual( [ 'page:2' ] );
		expect( second?.getAll( 'replace[]' ) ).toEqual( [] );
		const status = screen.getByRole( 'status' ).textContent;
		expect( status ).toContain( 'The kit was imported.' );
		expect( status ).toContain( 'ReplacedPage “Contact”' );
		expect( status ).toContain( 'Recipients do not come along.' );
		expect(
			screen.getByText( 'Page “About”' ).getAttribute( 'href' )
		).toBe( '/edit' );
	} );

	it( 'say what is wrong with a file', async () => {
		answer( { inspect: [ new Error( 'This is not a kit of Brolga.' ) ] } );
		await show( <KitImport /> );
		await pick( 'holiday.zip' );
		expect(
			screen.getAllByText( 'This is not a kit of Brolga.' ).length
		).toBeGreaterThan( 0 );
		expect( screen.queryByRole( 'button', { name: 'Import kit' } ) ).toBe(
			null
		);
	} );

	it( 'can be undone as far as settings and look go (KIT-10)', async () => {
		answer( {
			'': [ { ...CONTENTS, can_undo: true } ],
			undo: [ { lines: [ line( 'replaced', 'Brand' ) ] } ],
		} );
		await show( <KitImport /> );
		const name = 'Undo settings and brand of the latest import';
		await press( name );
		expect( screen.getByRole( 'status' ).textContent ).toContain( 'Brand' );
		expect( screen.queryByRole( 'button', { name } ) ).toBe( null );
	} );

	it( 'show what becomes of other plugins’ forms before it does (KIT-21)', async () => {
		answer( {
			forms: [
				{ lines: [ line( 'added', 'Bikes', { text: '3 fields' } ) ] },
				{ lines: [ line( 'failed', 'Bikes' ) ] },
			],
		} );
		await show( <FormsImport /> );
		await pick( 'wpforms.json' );
		expect( screen.getByRole( 'status' ).textContent ).toContain(
			'This is what would be imported.'
		);
		await press( 'Import forms' );
		expect(
			posted( 'forms' ).map( ( body ) => body.get( 'dry_run' ) )
		).toEqual( [ '1', '0' ] );
		expect( screen.getByRole( 'status' ).textContent ).toContain(
			'Some of it could not be imported.'
		);
		expect( screen.queryByRole( 'button', { name: 'Import forms' } ) ).toBe(
			null
		);
	} );
} );
