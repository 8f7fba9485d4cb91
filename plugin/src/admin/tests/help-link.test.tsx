import { render, screen } from '@testing-library/react';
import { Empty } from '../empty';
import { HelpLink, isTopic } from '../help-link';

describe( 'START-697: a link to the handbook', () => {
	test( 'names the page, its heading and what it explains', () => {
		render( <HelpLink topic="shop" title="Shop" /> );
		expect(
			screen
				.getByRole( 'link', { name: 'Learn more: Shop' } )
				.getAttribute( 'href' )
		).toBe( 'admin.php?page=brolga-help&topic=shop#settle-the-details' );
	} );

	test( 'is there for what the handbook explains alone', () => {
		expect( isTopic( 'mail' ) ).toBe( true );
		expect( isTopic( 'maps' ) ).toBe( false );
		expect( isTopic( 'toString' ) ).toBe( false );
	} );

	test( 'stands in an empty list that says so', () => {
		const { rerender } = render( <Empty title="No leads" text="None." /> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		rerender( <Empty title="No leads" text="None." help="leads" /> );
		expect(
			screen.queryByRole( 'link', { name: 'Learn more: No leads' } )
		).not.toBeNull();
	} );
} );
