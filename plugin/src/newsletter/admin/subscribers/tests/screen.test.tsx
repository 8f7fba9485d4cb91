/** EXPORT-5 NEWS-15 SPAM-12 */
import {
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { SubscribersScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );
const ask = jest.mocked( apiFetch );

const JO = {
	id: 7,
	list: 'newsletter',
	email: 'jo@example.com',
	name: 'Jo Smith',
	status: 'confirmed',
	spam: '',
	dead: [],
	fields: [],
	consent: {
		text: 'News once a month',
		page: 'https://example.com/subscribe/',
		at: '2026-11-20T09:00:00Z',
	},
};
const PAGE = {
	items: [ JO ],
	lists: {
		newsletter: { confirmed: 4, unsubscribed: 1 },
		trade: { confirmed: 2 },
	},
	next: null,
};
const LOOK = {
	columns: [ 'Mail', 'Suburb' ],
	mapping: [ 'email', 'field' ],
	targets: { email: 'Email', first_name: 'First name' },
	sample: [ [ 'kim@example.com', 'Bardon' ] ],
	date: '',
	missing: [],
};

/** The last body sent to the import. */
const sent = (): Record< string, unknown > => {
	const bodies = ask.mock.calls
		.map( ( [ { body } ] ) => body )
		.filter( ( body ): body is FormData => body instanceof FormData );
	return Object.fromEntries( bodies[ bodies.length - 1 ] ?? [] );
};

const open = async (): Promise< void > => {
	render(
		<SubscribersScreen exportForm={ { url: '/export', nonce: 'n1' } } />
	);
	await screen.findByRole( 'button', { name: 'jo@example.com' } );
};

beforeEach( () => {
	ask.mockReset();
	ask.mockImplementation( ( { path, body } ) => {
		if ( ! path?.includes( 'imports' ) ) {
			return Promise.resolve( PAGE );
		}
		const what = ( body as FormData ).get( 'do' );
		return Promise.resolve(
			what === 'look'
				? LOOK
				: {
						added: 3,
						silenced: 1,
						known: 1,
						repeated: 2,
						refused: 3,
						refusals: [
							{ row: 5, reason: '“x” is not an email address.' },
						],
						next: null,
					}
		);
	} );
} );

it( 'counts by status and list', async () => {
	await open();
	expect(
		screen.getByRole( 'button', { name: /^Confirmed/ } ).textContent
	).toBe( 'Confirmed6' );
	fireEvent.change( screen.getByLabelText( 'List' ), {
		target: { value: 'trade' },
	} );
	await waitFor( () =>
		expect(
			screen.getByRole( 'button', { name: /^Confirmed/ } ).textContent
		).toBe( 'Confirmed2' )
	);
	await waitFor( () =>
		expect( ask ).toHaveBeenLastCalledWith( {
			path: '/brolga/v1/subscribers?list=trade&status=&search=&after_id=0',
		} )
	);
} );

it( 'says to which lists nothing is sent, and how that changes (NEWS-640)', async () => {
	await open();
	expect( document.body.textContent ).toContain(
		'Brolga sends nothing to the lists “newsletter”, “trade”. Turn on “Email new posts”'
	);
	fireEvent.change( screen.getByLabelText( 'List' ), {
		target: { value: 'trade' },
	} );
	expect(
		await screen.findByText( /sends nothing to the list “trade”/ )
	).toBeTruthy();
} );

it( 'says of a list that it is sent new posts (NEWS-640)', async () => {
	ask.mockResolvedValue( {
		...PAGE,
		lists: { 'new-posts-daily': { confirmed: 1 } },
	} );
	await open();
	expect( document.body.textContent ).not.toContain( 'sends nothing' );
	fireEvent.change( screen.getByLabelText( 'List' ), {
		target: { value: 'new-posts-daily' },
	} );
	expect(
		await screen.findByText( 'New posts are emailed to this list.' )
	).toBeTruthy();
} );

it( 'shows the proof of consent and takes somebody off', async () => {
	await open();
	fireEvent.click( screen.getByRole( 'button', { name: 'jo@example.com' } ) );
	expect( await screen.findByText( 'News once a month' ) ).toBeTruthy();
	fireEvent.click( screen.getByRole( 'button', { name: 'Unsubscribe' } ) );
	expect(
		await screen.findAllByText( 'jo@example.com has been unsubscribed.' )
	).not.toHaveLength( 0 );
	expect( ask ).toHaveBeenCalledWith( {
		path: '/brolga/v1/subscribers/7/unsubscribe',
		method: 'POST',
	} );
} );

it( 'tells what was not delivered and why, and sends it again (OUTBOX-22)', async () => {
	const letter = {
		id: 51,
		kind: 'mail',
		subscriber: true,
		attempts: 6,
		error: '550 No such mailbox',
		at: '2026-11-20T09:00:00Z',
	};
	ask.mockImplementation( ( { path } ) =>
		Promise.resolve(
			path?.endsWith( '/resend' )
				? { resent: false }
				: { ...PAGE, items: [ { ...JO, dead: [ letter ] } ] }
		)
	);
	await open();
	expect( screen.getByText( 'Failed deliveries' ) ).toBeTruthy();
	fireEvent.click( screen.getByRole( 'button', { name: 'jo@example.com' } ) );
	expect( await screen.findByText( '550 No such mailbox' ) ).toBeTruthy();
	fireEvent.click(
		screen.getByRole( 'button', {
			name: 'Resend: Subscription email',
		} )
	);
	await screen.findAllByText(
		'This delivery has already been queued. Reload the page.'
	);
	expect( ask ).toHaveBeenCalledWith( {
		path: '/brolga/v1/subscribers/7/failed-jobs/51/resend',
		method: 'POST',
	} );
} );

it( 'asks twice before it forgets somebody', async () => {
	await open();
	fireEvent.click( screen.getByRole( 'button', { name: 'jo@example.com' } ) );
	fireEvent.click( await screen.findByRole( 'button', { name: 'Delete…' } ) );
	expect( ask ).not.toHaveBeenCalledWith(
		expect.objectContaining( { method: 'DELETE' } )
	);
	fireEvent.click(
		screen.getByRole( 'button', { name: /^Delete permanently/ } )
	);
	await screen.findAllByText( 'jo@example.com has been deleted.' );
	expect( ask ).toHaveBeenCalledWith( {
		path: '/brolga/v1/subscribers/7',
		method: 'DELETE',
	} );
} );

/** Opens the screen at its Spam tab, with two sign-ups on it. */
const openSpam = async (): Promise< void > => {
	const robot = { ...JO, status: 'spam', spam: 'honeypot' };
	const kept = {
		...PAGE,
		items: [ robot, { ...robot, id: 8, email: 'kim@example.com' } ],
		lists: { newsletter: { spam: 2 } },
	};
	const answers = new Map< string | undefined, unknown >( [
		[ 'release', { released: [ 7 ], refused: [ 8 ] } ],
		[ 'discard', { deleted: 2 } ],
	] );
	ask.mockImplementation( ( { path } ) =>
		Promise.resolve( answers.get( path?.split( '/' ).pop() ) ?? kept )
	);
	await open();
	fireEvent.click( screen.getByRole( 'button', { name: /^Spam/ } ) );
	await screen.findByLabelText( 'Select kim@example.com' );
};

const post = ( what: string, ids: number[] ): unknown => ( {
	path: `/brolga/v1/subscribers/${ what }`,
	method: 'POST',
	data: { ids },
} );

it( 'lets several go on, and says who has to wait (SPAM-520)', async () => {
	await openSpam();
	expect( screen.queryByRole( 'button', { name: 'Not spam' } ) ).toBeNull();
	fireEvent.click( screen.getByLabelText( 'Select all' ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	await screen.findAllByText(
		/1 sign-up marked as not spam\. 1 sign-up is still marked as spam, .* Try again later/
	);
	expect( ask ).toHaveBeenCalledWith( post( 'release', [ 7, 8 ] ) );
	// What was picked is done: nothing is picked any more.
	await waitFor( () =>
		expect(
			screen.queryByRole( 'button', { name: 'Not spam' } )
		).toBeNull()
	);
} );

it( 'keeps what is picked while it could not be done', async () => {
	await openSpam();
	fireEvent.click( screen.getByLabelText( 'Select jo@example.com' ) );
	ask.mockRejectedValueOnce( { message: 'The server is busy.' } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	await screen.findAllByText( 'The server is busy.' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Not spam' } ) );
	await screen.findAllByText( /1 sign-up marked as not spam/ );
	expect( ask ).toHaveBeenCalledWith( post( 'release', [ 7 ] ) );
} );

it( 'lets one go on from its detail, where its reason is', async () => {
	await openSpam();
	fireEvent.click( screen.getByRole( 'button', { name: 'jo@example.com' } ) );
	const dialog = within( await screen.findByRole( 'dialog' ) );
	expect(
		dialog.getByText(
			'Marked as spam because a hidden field was filled in.'
		)
	).toBeTruthy();
	expect( dialog.queryByText( 'Unsubscribe' ) ).toBeNull();
	fireEvent.click( dialog.getByRole( 'button', { name: 'Not spam' } ) );
	await screen.findAllByText( /1 sign-up marked as not spam/ );
	expect( ask ).toHaveBeenCalledWith( post( 'release', [ 7 ] ) );
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
} );

it( 'asks twice before it deletes what is in spam', async () => {
	await openSpam();
	fireEvent.click( screen.getByLabelText( 'Select jo@example.com' ) );
	fireEvent.click( screen.getByLabelText( 'Select kim@example.com' ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Delete…' } ) );
	expect( ask ).not.toHaveBeenCalledWith( post( 'discard', [ 7, 8 ] ) );
	fireEvent.click(
		screen.getByRole( 'button', { name: /^Delete permanently/ } )
	);
	await screen.findAllByText( '2 sign-ups deleted.' );
	expect( ask ).toHaveBeenCalledWith( post( 'discard', [ 7, 8 ] ) );
} );

it( 'offers nothing of that outside of spam', async () => {
	await open();
	expect( screen.queryByLabelText( 'Select all' ) ).toBeNull();
	expect( screen.queryByRole( 'button', { name: 'Not spam' } ) ).toBeNull();
} );

it( 'has nothing to tick where spam stands among others', async () => {
	const robot = { ...JO, id: 8, email: 'kim@example.com', status: 'spam' };
	ask.mockResolvedValue( { ...PAGE, items: [ JO, robot ] } );
	await open();
	await screen.findByText( 'kim@example.com' );
	expect( screen.queryByLabelText( 'Select kim@example.com' ) ).toBeNull();
	expect( screen.queryByLabelText( 'Select all' ) ).toBeNull();
} );

it( 'tries a file before it takes it', async () => {
	await open();
	fireEvent.click( screen.getByRole( 'button', { name: 'Import CSV' } ) );
	const input = document.querySelector( 'input[type="file"]' );
	fireEvent.change( input ?? document.body, {
		target: { files: [ new File( [ 'Mail' ], 'people.csv' ) ] },
	} );
	fireEvent.change( await screen.findByLabelText( 'Suburb' ), {
		target: { value: '' },
	} );
	const attempt = screen.getByRole( 'button', {
		name: 'Test import',
	} );
	expect( attempt.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	fireEvent.change( screen.getByLabelText( /How did these people agree/ ), {
		target: { value: 'Signed at the stall' },
	} );
	fireEvent.click( attempt );
	await screen.findAllByText(
		/3 rows would be imported. 2 people can be emailed. 1 person has unsubscribed/
	);
	// EXPORT-642
	expect( document.body.textContent ).toContain(
		'1 row already exists and will not change. 2 rows repeat other rows of this file and are skipped.'
	);
	expect( screen.getByText( 'and 2 more rows.' ) ).toBeTruthy();
	expect( sent() ).toMatchObject( {
		do: 'try',
		mapping: '{"0":"email","1":""}',
		statement: 'Signed at the stall',
	} );
	expect(
		screen.getByText( 'Row 5: “x” is not an email address.' )
	).toBeTruthy();
	fireEvent.click( screen.getByRole( 'button', { name: 'Import' } ) );
	await screen.findAllByText( /3 rows were imported/ );
	expect( sent() ).toMatchObject( { do: 'take' } );
} );

it( 'asks what a file leaves open before anything is done (NEWS-201 NEWS-202 EXPORT-202)', async () => {
	ask.mockImplementation( ( { path } ) =>
		Promise.resolve(
			path?.includes( 'imports' )
				? {
						...LOOK,
						columns: [ 'Mail', 'Agreed on', 'State' ],
						mapping: [ 'email', 'agreed_at', '?' ],
						targets: { ...LOOK.targets, status: 'Status' },
						date: '03/04/2026',
						missing: [ 'Trade news' ],
					}
				: PAGE
		)
	);
	await open();
	fireEvent.click( screen.getByRole( 'button', { name: 'Import CSV' } ) );
	fireEvent.change(
		document.querySelector( 'input[type="file"]' ) ?? document.body,
		{ target: { files: [ new File( [ 'Mail' ], 'people.csv' ) ] } }
	);
	await screen.findByLabelText( 'State' );
	fireEvent.change( screen.getByLabelText( /How did these people agree/ ), {
		target: { value: 'Signed at the stall' },
	} );
	const isOff = (): boolean =>
		screen
			.getByRole( 'button', { name: 'Test import' } )
			.getAttribute( 'aria-disabled' ) === 'true';
	expect( isOff() ).toBe( true );
	fireEvent.change( screen.getByLabelText( 'State' ), {
		target: { value: 'status' },
	} );
	expect( isOff() ).toBe( true );
	fireEvent.change(
		screen.getByLabelText( 'In dates like 03/04/2026, what comes first?' ),
		{ target: { value: 'day' } }
	);
	expect( isOff() ).toBe( false );
	fireEvent.click( screen.getByLabelText( 'Create the list “Trade news”' ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Test import' } ) );
	await waitFor( () =>
		expect( sent() ).toMatchObject( {
			do: 'try',
			mapping: '{"0":"email","1":"agreed_at","2":"status"}',
			dates: 'day',
			create_lists: '1',
		} )
	);
} );

/** Opens the import and chooses a file. */
const chooseFile = async (): Promise< HTMLElement > => {
	await open();
	fireEvent.click( screen.getByRole( 'button', { name: 'Import CSV' } ) );
	fireEvent.change(
		document.querySelector( 'input[type="file"]' ) ?? document.body,
		{ target: { files: [ new File( [ 'Mail' ], 'people.csv' ) ] } }
	);
	await screen.findByLabelText( 'Suburb' );
	return within( screen.getByRole( 'dialog' ) ).getByLabelText( 'List' );
};

it( 'says that nothing is sent to a list before it imports to it (NEWS-760)', async () => {
	const list = await chooseFile();
	expect( list ).toHaveProperty( 'value', 'newsletter' );
	const dialog = within( screen.getByRole( 'dialog' ) );
	expect(
		dialog.getByText( /^Brolga sends nothing to this list/ )
	).toBeTruthy();
	fireEvent.change( list, { target: { value: 'new-posts-daily' } } );
	expect( dialog.queryByText( /^Brolga sends nothing/ ) ).toBeNull();
	expect(
		dialog.getByText( 'New posts are emailed to this list.' )
	).toBeTruthy();
} );

it( 'imports to the list that is sent new posts, where there is one (NEWS-760)', async () => {
	ask.mockImplementation( ( { path } ) =>
		Promise.resolve(
			path?.includes( 'imports' )
				? LOOK
				: {
						...PAGE,
						lists: {
							...PAGE.lists,
							'new-posts-weekly': { confirmed: 1 },
						},
					}
		)
	);
	expect( await chooseFile() ).toHaveProperty( 'value', 'new-posts-weekly' );
} );
