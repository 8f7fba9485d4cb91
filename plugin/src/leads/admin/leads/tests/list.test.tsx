import { render, screen } from '@testing-library/react';
import type { LeadRow } from '../../../rest';
import { LeadList } from '../list';

// A wide window.
jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useViewportMatch: () => true,
} ) );

const lead = ( id: number, more: Partial< LeadRow > = {} ): LeadRow => ( {
	id,
	status: 'new',
	created: '2026-11-20T23:00:00Z',
	name: `Visitor ${ id }`,
	email: '',
	summary: 'A wall',
	form: 'Enquiry',
	form_uid: 'enquiry',
	page: 'https://example.com/contact/',
	delivery: { state: 'sent' },
	...more,
} );

it( 'shows the columns that other plugins add where there is room for all (EXT-823)', () => {
	render(
		<LeadList
			page={ {
				items: [
					lead( 2, { columns: { postcode: '4101' } } ),
					lead( 1 ),
				],
				next: null,
				counts: { new: 2, open: 0, done: 0, spam: 0, trash: 0 },
				more: [],
			} }
			columns={ [ { id: 'postcode', label: 'Postcode' } ] }
			open={ 0 }
			loading={ false }
			isFirst
			empty={ null }
			onOpen={ () => undefined }
			onGo={ () => undefined }
			onChange={ () => undefined }
		/>
	);
	const names = screen
		.getAllByRole( 'columnheader' )
		.map( ( { textContent } ) => textContent );
	expect( names.slice( names.indexOf( 'Postcode' ) ) ).toEqual( [
		'Postcode',
		'Received',
		'Actions',
	] );
	expect( screen.getByText( '4101' ).closest( 'tr' )?.textContent ).toContain(
		'Visitor 2'
	);
} );
