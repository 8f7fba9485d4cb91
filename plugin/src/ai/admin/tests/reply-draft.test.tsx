/**
 * The draft of a reply, against an ability that is made up.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReplyDraft } from '../ai-reply/reply-draft';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const answer = ( next: unknown ): void => {
	fetched.mockImplementation( ( async () => {
		if ( next instanceof Error ) {
			throw next;
		}
		return next;
	} ) as unknown as typeof apiFetch );
};

const press = ( name: string ): Promise< void > =>
	act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		for ( let i = 0; i < 10; i++ ) {
			await Promise.resolve();
		}
	} );

const DRAFT = 'Draft a reply with AI';

describe( 'the draft of a reply (AI-30)', () => {
	beforeEach( () => {
		fetched.mockReset();
	} );

	it( 'is used when somebody accepts it, and never by itself', async () => {
		answer( { sent: 'Task', text: 'Yes, we do.' } );
		const onWrite = jest.fn();
		const { rerender } = render(
			<ReplyDraft lead={ 7 } text="" onWrite={ onWrite } />
		);
		expect( fetched ).not.toHaveBeenCalled();
		await press( DRAFT );
		expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
			path: '/wp-abilities/v1/abilities/brolga/draft-reply/run',
			method: 'POST',
			data: { input: { id: 7, dry_run: false } },
		} );
		expect( onWrite ).not.toHaveBeenCalled();
		await press( 'Discard' );
		expect(
			screen.queryByRole( 'button', { name: 'Use draft' } )
		).toBeNull();
		await press( DRAFT );
		rerender( <ReplyDraft lead={ 7 } text="Hi" onWrite={ onWrite } /> );
		await press( 'Use draft' );
		expect( onWrite.mock.calls ).toEqual( [ [ 'Hi\n\nYes, we do.' ] ] );
	} );

	/** Opens “What is sent”. */
	const look = async (): Promise< HTMLElement > => {
		const { container } = render(
			<ReplyDraft lead={ 7 } text="" onWrite={ jest.fn() } />
		);
		const details = container.querySelector(
			'details'
		) as HTMLDetailsElement;
		await act( async () => {
			details.open = true;
			fireEvent( details, new Event( 'toggle' ) );
			await Promise.resolve();
		} );
		return details;
	};

	it( 'shows what is sent without sending it (AI-3)', async () => {
		answer( { sent: 'Task\n\nText: [name]', text: '' } );
		const details = await look();
		expect( details.textContent ).toContain( 'Text: [name]' );
		expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
			data: { input: { id: 7, dry_run: true } },
		} );
	} );

	it( 'does not say that a reason why nothing is sent is sent (AI-3)', async () => {
		answer( new Error( 'It no longer exists.' ) );
		const details = await look();
		expect( details.textContent ).toContain( 'It no longer exists.' );
		expect( details.textContent ).not.toContain( 'receives' );
	} );

	it( 'says what went wrong', async () => {
		answer( new Error( 'Try again in a minute.' ) );
		render( <ReplyDraft lead={ 7 } text="" onWrite={ jest.fn() } /> );
		await press( DRAFT );
		expect(
			screen.getAllByText( 'Try again in a minute.' ).length
		).toBeGreaterThan( 0 );
	} );
} );
