import { useDispatch, useSelect } from '@wordpress/data';
import { fireEvent, render, screen } from '@testing-library/react';
import { NewsPanels } from '../panels';

jest.mock( '@wordpress/data' );
const editPost = jest.fn();

/** An editor with a post. */
const writing = ( {
	status = 'draft',
	choice = '',
	date = new Date().toISOString(),
	visibility = 'public',
	isScheduled = false,
} ) => {
	jest.mocked( useDispatch ).mockReturnValue( { editPost } as never );
	jest.mocked( useSelect ).mockImplementation( ( ( asked: unknown ) =>
		( asked as ( select: () => unknown ) => unknown )( () => ( {
			getCurrentPostAttribute: () => status,
			getEditedPostAttribute: ( name: string ) =>
				name === 'meta' ? { brolga_digest: choice } : date,
			getEditedPostVisibility: () => visibility,
			isEditedPostBeingScheduled: () => isScheduled,
		} ) ) ) as unknown as typeof useSelect );
};

beforeEach( () => {
	editPost.mockReset();
	window.brolgaNews = {
		lists: [
			{ name: 'New posts', readers: 1 },
			{ name: 'New posts, once a day', readers: 12 },
		],
		others: { pending: 0, left: 0, elsewhere: 0 },
		newsDays: 7,
	};
} );

it( 'says before publishing who gets the post, and has the owner choose (FEED-400)', () => {
	writing( {} );
	const { container, rerender } = render( <NewsPanels /> );
	expect( screen.getByLabelText( 'Send to 13 subscribers' ) ).toHaveProperty(
		'checked',
		true
	);
	expect(
		screen
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'New posts: 1 subscriber',
		'New posts, once a day: 12 subscribers',
	] );
	fireEvent.click( screen.getByLabelText( 'Do not send' ) );
	expect( editPost ).toHaveBeenCalledWith( {
		meta: { brolga_digest: 'off' },
	} );
	writing( { choice: 'off' } );
	rerender( <NewsPanels /> );
	expect( screen.queryByRole( 'listitem' ) ).toBeNull();
	writing( { status: 'publish' } );
	rerender( <NewsPanels /> );
	expect( container.textContent ).toBe( '' );
} );

it( 'says who is counted and why others are not (FEED-641)', () => {
	window.brolgaNews = {
		lists: [ { name: 'New posts', readers: 1 } ],
		others: { pending: 1, left: 0, elsewhere: 2 },
		newsDays: 7,
	};
	writing( {} );
	render( <NewsPanels /> );
	expect(
		screen.getByLabelText( 'Send to 1 of 4 subscribers' )
	).toBeTruthy();
	expect(
		screen
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'New posts: 1 subscriber',
		'2 are on lists that do not send new posts.',
		'1 has not confirmed the address yet.',
	] );
} );

it.each( [
	[
		{ isScheduled: true, date: '2099-01-01T00:00:00' },
		/are sent after the post is published on/,
	],
	[ { visibility: 'password' }, /password-protected posts are not emailed/ ],
	[ { date: '2020-01-01T00:00:00' }, /more than 7 days ago are not emailed/ ],
] )( 'says what becomes of %j (FEED-401)', ( post, text ) => {
	writing( post );
	render( <NewsPanels /> );
	expect( document.body.textContent ).toMatch( text );
} );

it( 'says nothing where nobody reads by email (FEED-400)', () => {
	delete window.brolgaNews;
	writing( {} );
	expect( render( <NewsPanels /> ).container.textContent ).toBe( '' );
} );
