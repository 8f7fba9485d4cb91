import apiFetch from '@wordpress/api-fetch';
import { useSelect } from '@wordpress/data';
import { act, render, screen } from '@testing-library/react';
import { SampleNote } from '../note';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/data' );
const publishing = ( isOpen: boolean, type = 'page' ) =>
	jest.mocked( useSelect ).mockImplementation( ( ( asked: unknown ) =>
		( asked as ( select: () => unknown ) => unknown )( () => ( {
			isPublishSidebarOpened: () => isOpen,
			getEditedPostContent: () => 'the page',
			getCurrentPostType: () => type,
		} ) ) ) as unknown as typeof useSelect );

const fetched = jest.mocked( apiFetch );

beforeEach( () => {
	fetched.mockReset();
} );

it( 'names what is still a sample before publishing (START-342, START-521)', async () => {
	publishing( true );
	fetched.mockResolvedValue( {
		items: [
			{ kind: 'name', text: 'Ruth Adair' },
			{ kind: 'number', text: 'ABN 15 000 142' },
			...[ 1, 2, 3, 4, 5, 6, 7 ].map( ( price ) => ( {
				kind: 'price',
				text: `$${ price }`,
			} ) ),
			...[ 1, 2, 3, 4, 5, 6 ].map( ( line ) => ( {
				kind: 'text',
				text: `Line ${ line }`,
			} ) ),
		],
	} );
	await act( async () => void render( <SampleNote /> ) );
	expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
		data: { content: 'the page' },
	} );
	expect(
		screen
			.getAllByRole( 'heading' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'People’s names', 'Numbers', 'Prices', 'Other text' ] );
	expect(
		screen
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Ruth Adair',
		'ABN 15 000 142',
		...[ '$1', '$2', '$3', '$4', '$5', 'and 2 more' ],
		...[ 1, 2, 3, 4, 5, 6 ].map( ( line ) => `Line ${ line }` ),
	] );
} );

it( 'calls a popup a popup (START-732)', async () => {
	fetched.mockResolvedValue( { items: [ { kind: 'name', text: 'Ruth' } ] } );
	publishing( true, 'brolga_popup' );
	await act( async () => void render( <SampleNote /> ) );
	expect(
		screen.getByRole( 'region', { name: 'Sample text in this popup' } )
	).toBeTruthy();
} );

it( 'says nothing where all is the owner’s, and asks nothing before (START-342)', async () => {
	publishing( false );
	await act( async () => void render( <SampleNote /> ) );
	expect( fetched ).not.toHaveBeenCalled();
	publishing( true );
	fetched.mockResolvedValue( { items: [] } );
	const { container } = render( <SampleNote /> );
	await act( async () => {} );
	expect( container.textContent ).toBe( '' );
} );
