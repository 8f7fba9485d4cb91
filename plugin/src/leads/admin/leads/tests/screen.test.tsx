import apiFetch from '@wordpress/api-fetch';
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
	within,
} from '@testing-library/react';
import type { Lead } from '../../../rest';
import { LeadsScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );

const lead = ( id: number, more: Partial< Lead > = {} ): Lead => ( {
	id,
	status: 'new',
	created: '2026-11-20T23:00:00Z',
	name: `Visitor ${ id }`,
	email: `v${ id }@example.com`,
	summary: 'A wall',
	form: 'Enquiry',
	form_uid: 'enquiry',
	page: 'https://example.com/contact/',
	delivery: { state: 'sent', attempts: 1, next: null, error: '' },
	fields: [
		{ id: 'm', label: 'Message', type: 'text', value: 'Hi', text: 'Hi' },
	],
	referrer: '',
	campaign: {},
	variants: [],
	consent: '',
	timeline: [
		{ at: '2026-11-20T23:00:00Z', kind: 'received', text: '', user: '' },
	],
	reply: { subject: 'Re: Enquiry', answers_to: '', obstacle: '' },
	...more,
} );

const EXPORT_FORM = { url: 'https://example.com/export', nonce: 'n0nce' };

type Request = { path: string; method?: string; data?: unknown };

describe( 'the Leads screen', () => {
	const asked: Request[] = [];
	let answers: Record< string, unknown >;

	/** Draws the screen at an address and waits until it has settled. */
	const open = async ( query = '' ): Promise< void > => {
		window.history.replaceState(
			null,
			'',
			`/?page=brolga-leads${ query }`
		);
		await act(
			async () =>
				void render( <LeadsScreen exportForm={ EXPORT_FORM } /> )
		);
	};
	const press = ( name: string | RegExp ): Promise< void > =>
		act( async () => screen.getByRole( 'button', { name } ).click() );

	beforeEach( () => {
		asked.length = 0;
		answers = {
			'GET /leads': {
				items: [ lead( 2 ), lead( 1 ) ],
				next: 1,
				counts: { new: 2, open: 1, done: 3, spam: 1000, trash: 0 },
				more: [ 'spam' ],
			},
			'GET /leads/forms': [ { uid: 'enquiry', title: 'Enquiry' } ],
			'GET /leads/2': lead( 2 ),
		};
		jest.mocked( apiFetch ).mockImplementation( ( async (
			request: Request
		) => {
			asked.push( request );
			const route = request.path
				.replace( '/brolga/v1', '' )
				.replace( /\?.*/, '' );
			const answer = answers[ `${ request.method ?? 'GET' } ${ route }` ];
			if ( answer === undefined ) {
				throw {
					message:
						'This lead no longer exists. Go back to the list of leads.',
				};
			}
			return answer;
		} ) as typeof apiFetch );
	} );

	it( 'lists leads with their counts; spam is not in the inbox (LEAD-9, LEAD-23)', async () => {
		await open();
		expect( screen.getByText( 'Visitor 2' ) ).toBeTruthy();
		expect(
			screen.getByRole( 'button', { name: 'Inbox 6' } ).ariaCurrent ??
				screen
					.getByRole( 'button', { name: 'Inbox 6' } )
					.getAttribute( 'aria-current' )
		).toBe( 'page' );
		expect(
			screen.getByRole( 'button', { name: 'Spam 1,000+' } )
		).toBeTruthy();
	} );

	it( 'filters by status and turns the page from the last lead on (LEAD-9)', async () => {
		await open();
		await press( 'Older leads' );
		expect( asked.at( -1 )?.path ).toContain( 'after_id=1' );
		await press( 'Done 3' );
		expect( asked.at( -1 )?.path ).toContain( 'status=done' );
		expect( asked.at( -1 )?.path ).toContain( 'after_id=0' );
		expect( window.location.search ).toContain( 'status=done' );
	} );

	it( 'searches once the typing rests (LEAD-9)', async () => {
		await open();
		jest.useFakeTimers();
		const box = screen.getByRole( 'searchbox' );
		fireEvent.change( box, { target: { value: 'wa' } } );
		fireEvent.change( box, { target: { value: 'wall' } } );
		const before = asked.length;
		await act( async () => void jest.advanceTimersByTime( 300 ) );
		jest.useRealTimers();
		expect( asked.slice( before ) ).toHaveLength( 1 );
		expect( asked.at( -1 )?.path ).toContain( 'search=wall' );
	} );

	it( 'opens a lead by a click anywhere on its row, and by no click on a control (LEAD-45)', async () => {
		await open();
		const row = screen.getByText( 'Visitor 2' ).closest( 'tr' );
		const cells = within( row as HTMLElement );
		const marked = jest
			.spyOn( window, 'getSelection' )
			.mockReturnValue( { isCollapsed: false } as Selection );
		const time = cells.getByText( /ago|in / );
		await act( async () => void fireEvent.click( time ) );
		marked.mockRestore();
		await act(
			async () => void fireEvent.click( time, { ctrlKey: true } )
		);
		await act(
			async () => void fireEvent.click( cells.getByRole( 'checkbox' ) )
		);
		expect( window.location.search ).not.toContain( 'lead=' );
		await act( async () => void fireEvent.click( time ) );
		expect( window.location.search ).toContain( 'lead=2' );
	} );

	it( 'tells what was asked where there is room for one column only (LEAD-46)', async () => {
		await open();
		const row = screen.getByText( 'Visitor 2' ).closest( 'tr' );
		expect(
			within( row as HTMLElement ).getByText( 'A wall' )
		).toBeTruthy();
		expect(
			screen.getByRole( 'button', { name: 'Visitor 2 v2@example.com' } )
		).toBeTruthy();
	} );

	it( 'shows what can be done with several as soon as one is ticked (LEAD-47)', async () => {
		await open();
		expect( screen.queryByRole( 'button', { name: 'Done' } ) ).toBeNull();
		await act(
			async () =>
				void fireEvent.click(
					screen.getByRole( 'checkbox', {
						name: 'Select the lead from Visitor 2',
					} )
				)
		);
		for ( const name of [ 'Done', 'Spam', 'Move to Trash' ] ) {
			expect( screen.getByRole( 'button', { name } ) ).toBeTruthy();
		}
		await press( 'Cancel' );
		expect( screen.queryByRole( 'button', { name: 'Done' } ) ).toBeNull();
	} );

	it( 'folds filters into one button that tells how many are set (LEAD-48)', async () => {
		await open( '&from=2026-11-01&form=enquiry' );
		const fold = screen.getByRole( 'button', { name: 'Filters (2)' } );
		expect( fold.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( screen.queryByRole( 'combobox', { name: 'Form' } ) ).toBeNull();
		expect( screen.getByRole( 'searchbox' ) ).toBeTruthy();
		await press( 'Filters (2)' );
		expect( fold.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( screen.getByRole( 'combobox', { name: 'Form' } ) ).toBeTruthy();
	} );

	it.each( [
		[ 'new', 'No new leads' ],
		[ 'open', 'No open leads' ],
		[ 'done', 'No leads marked as done' ],
		[ 'spam', 'No spam' ],
		[ 'trash', 'The Trash is empty' ],
	] )(
		'says what the empty tab “%s” would show (LEAD-50)',
		async ( tab, title ) => {
			answers[ 'GET /leads' ] = {
				items: [],
				next: null,
				counts: { new: 0, open: 0, done: 0, spam: 0, trash: 0 },
				more: [],
			};
			await open( `&status=${ tab }` );
			expect(
				screen.getByRole( 'heading', { name: title } )
			).toBeTruthy();
		}
	);

	it( 'names a campaign in words, and “From” is who wrote (LEAD-49)', async () => {
		answers[ 'GET /leads/2' ] = lead( 2, {
			page: 'https://example.com/contact/?utm_source=letter',
			referrer: 'https://example.org/',
			campaign: { utm_source: 'letter', utm_medium: 'email', other: 'x' },
		} );
		await open( '&lead=2' );
		const detail = within( screen.getByRole( 'complementary' ) );
		const names = detail
			.getAllByRole( 'term' )
			.map( ( { textContent } ) => textContent );
		expect( names ).toEqual( [
			'Message',
			'Received',
			'Form',
			'Page',
			'Previous page',
			'Source',
			'Medium',
			'other',
		] );
		expect(
			detail
				.getByRole( 'link', { name: 'example.com/contact/' } )
				.getAttribute( 'href' )
		).toBe( 'https://example.com/contact/?utm_source=letter' );
		expect( screen.getAllByText( 'From' ) ).toHaveLength( 1 );
	} );

	it( 'goes from a lead to the next and back (LEAD-51)', async () => {
		answers[ 'GET /leads/1' ] = lead( 1 );
		await open( '&lead=2' );
		const isOff = ( name: string ) =>
			screen
				.getByRole( 'button', { name } )
				.getAttribute( 'aria-disabled' );
		expect( isOff( 'Previous lead' ) ).toBe( 'true' );
		await press( 'Next lead' );
		expect( window.location.search ).toContain( 'lead=1' );
		expect( screen.getByRole( 'heading', { name: 'Visitor 1' } ) ).toBe(
			document.activeElement
		);
		expect( isOff( 'Next lead' ) ).toBe( 'true' );
		await press( 'Previous lead' );
		expect( window.location.search ).toContain( 'lead=2' );
	} );

	it( 'is worked through by keys, but not while somebody types (LEAD-52)', async () => {
		answers[ 'GET /leads/1' ] = lead( 1 );
		answers[ 'PATCH /leads/2' ] = lead( 2, { status: 'done' } );
		await open();
		const key = (
			letter: string,
			on: Element = document.body,
			more = {}
		) =>
			act(
				async () =>
					void fireEvent.keyDown( on, { key: letter, ...more } )
			);
		const patches = () =>
			asked.filter( ( { method } ) => method === 'PATCH' );
		await key( 'j', screen.getByRole( 'searchbox' ) );
		await key( 'j', document.body, { ctrlKey: true } );
		expect( window.location.search ).not.toContain( 'lead=' );
		await key( 'j' );
		expect( window.location.search ).toContain( 'lead=2' );
		await key( 'k' );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'This is the first lead.'
		);
		await key( 'e' );
		expect( patches().at( -1 )?.data ).toEqual( { status: 'done' } );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Marked as Done'
		);
		await key( 's', screen.getByRole( 'textbox', { name: 'Add a note' } ) );
		expect( patches() ).toHaveLength( 1 );
		await key( 's' );
		expect( patches().at( -1 )?.data ).toEqual( { status: 'spam' } );
		await key( 'r' );
		expect( screen.getByRole( 'textbox', { name: 'Your reply' } ) ).toBe(
			document.activeElement
		);
		await key( 'j' );
		expect( window.location.search ).toContain( 'lead=1' );
		await key( '?' );
		await act( async () =>
			screen
				.getByRole( 'checkbox', { name: 'Use keyboard shortcuts' } )
				.click()
		);
		await key( 'Escape', screen.getByRole( 'dialog' ) );
		await key( 'k' );
		expect( window.location.search ).toContain( 'lead=1' );
		window.localStorage.clear();
	} );

	it( 'tells the same thing twice where it happens twice (LEAD-52)', async () => {
		await open();
		const above = () =>
			act(
				async () =>
					void fireEvent.keyDown( document.body, { key: 'k' } )
			);
		const words = 'This is the first lead.';
		const { textContent: before } = screen.getByRole( 'status' );
		await above();
		const { textContent: once } = screen.getByRole( 'status' );
		await above();
		const { textContent: twice } = screen.getByRole( 'status' );
		expect( [ before, once, twice?.trim() ] ).toEqual( [
			'',
			words,
			words,
		] );
		expect( twice ).not.toBe( once );
	} );

	it( 'gives the focus back to the list when a lead closes (LEAD-58)', async () => {
		answers[ 'GET /leads/1' ] = lead( 1 );
		await open( '&lead=2' );
		const rows = screen.getAllByRole( 'row' ).slice( 1 );
		const current = () =>
			rows.map( ( row ) => row.getAttribute( 'aria-current' ) );
		expect( current() ).toEqual( [ 'true', null ] );
		await press( 'Next lead' );
		expect( current() ).toEqual( [ null, 'true' ] );
		await press( 'Close' );
		expect( current() ).toEqual( [ null, null ] );
		expect(
			screen.getByRole( 'button', { name: 'Visitor 1 v1@example.com' } )
		).toBe( document.activeElement );
	} );

	it( 'gives the focus to the row that takes the place of one that has left (LEAD-58)', async () => {
		answers[ 'POST /leads/status' ] = {
			undo: [ { id: 2, status: 'new' } ],
		};
		await open( '&status=new' );
		const tick = screen.getByRole( 'checkbox', {
			name: 'Select the lead from Visitor 2',
		} );
		await act( async () => {
			tick.focus();
			fireEvent.click( tick );
		} );
		const page = answers[ 'GET /leads' ] as Record< string, unknown >;
		const done = screen.getByRole( 'button', { name: 'Done' } );
		answers[ 'GET /leads' ] = { ...page, items: [ lead( 1 ) ] };
		await act( async () => {
			done.focus();
			done.click();
		} );
		expect(
			screen.getByRole( 'checkbox', {
				name: 'Select the lead from Visitor 1',
			} )
		).toBe( document.activeElement );

		// The last one leaves what an empty list says.
		const last = screen.getByRole( 'button', {
			name: 'Visitor 1 v1@example.com',
		} );
		await act( async () => last.focus() );
		answers[ 'GET /leads' ] = { ...page, items: [] };
		await press( 'Undo' );
		expect( screen.getByRole( 'heading', { name: 'No new leads' } ) ).toBe(
			document.activeElement
		);
	} );

	it( 'takes the focus from nobody who has gone elsewhere (LEAD-58)', async () => {
		await open();
		await act( async () =>
			screen
				.getByRole( 'button', { name: 'Visitor 2 v2@example.com' } )
				.focus()
		);
		await act( async () => {
			fireEvent.pointerDown( document.body );
			( document.activeElement as HTMLElement ).blur();
		} );
		await press( 'Done 3' );
		expect( document.activeElement ).toBe( document.body );
	} );

	it( 'keeps the number of new leads in the menu, filtered or not (LEAD-59)', async () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<span class="awaiting-mod brolga-new-leads count-2">2</span>'
		);
		const badge = document.querySelector( '.brolga-new-leads' );
		const page = answers[ 'GET /leads' ] as Record< string, unknown >;
		const count = ( number: number, more: readonly string[] = [] ) => {
			answers[ 'GET /leads' ] = {
				...page,
				counts: { new: number, open: 1, done: 3, spam: 0, trash: 0 },
				more,
			};
		};
		answers[ 'PATCH /leads/2' ] = lead( 2, { status: 'done' } );
		const done = () =>
			act(
				async () =>
					void fireEvent.keyDown( document.body, { key: 'e' } )
			);
		await open( '&lead=2' );
		count( 1000, [ 'new' ] );
		await done();
		expect( badge?.textContent ).toBe( '1,000+' );
		count( 0 );
		await done();
		expect( badge?.classList.contains( 'count-0' ) ).toBe( true );

		// Counts of a search are not those of all leads.
		cleanup();
		await open( '&search=wall&lead=2' );
		expect( badge?.textContent ).toBe( '0' );
		count( 7 );
		const before = asked.length;
		await done();
		expect( badge?.textContent ).toBe( '7' );
		expect(
			asked
				.slice( before )
				.filter( ( { path } ) => path.includes( 'search=&' ) )
		).toHaveLength( 1 );
		badge?.remove();
	} );

	it( 'filters by days and keeps them in the address (LEAD-28)', async () => {
		await open( '&from=2026-11-01&to=x' );
		expect( asked[ 0 ]?.path ).toContain( 'from=2026-11-01&to=&' );
		await act( async () => {
			fireEvent.change( screen.getByLabelText( 'To date' ), {
				target: { value: '2026-11-30' },
			} );
		} );
		expect( asked.at( -1 )?.path ).toContain( 'to=2026-11-30' );
		expect( window.location.search ).toContain( 'to=2026-11-30' );
	} );

	it( 'exports what the list shows, by a post (EXPORT-2, LEAD-28)', async () => {
		await open( '&status=done&form=enquiry&search=wall&from=2026-11-01' );
		const button = screen.getByRole< HTMLButtonElement >( 'button', {
			name: 'Export CSV',
		} );
		expect( button.form ).toHaveProperty( 'method', 'post' );
		expect( button.form ).toHaveProperty( 'action', EXPORT_FORM.url );
		expect(
			Object.fromEntries( new FormData( button.form ?? undefined ) )
		).toEqual( {
			_wpnonce: EXPORT_FORM.nonce,
			status: 'done',
			form: 'enquiry',
			search: 'wall',
			from: '2026-11-01',
			to: '',
			source: '',
			campaign: '',
			path: '',
			variant: '',
			referral: '',
		} );
	} );

	it( 'shows one lead with its values, page and mail (LEAD-10, LEAD-12)', async () => {
		answers[ 'GET /leads/2' ] = lead( 2, {
			fields: [
				{
					id: 'm',
					label: 'Message',
					type: 'text',
					value: '<b>hi</b>',
					text: '<b>hi</b>',
				},
			],
			page: 'javascript:alert(1)',
			delivery: {
				state: 'failed',
				attempts: 2,
				next: '2026-11-21T00:00:00Z',
				error: 'Connection refused',
			},
		} );
		await open( '&lead=2' );
		const detail = within( screen.getByRole( 'complementary' ) );
		expect( detail.getByText( '<b>hi</b>' ) ).toBeTruthy();
		expect( detail.getByText( 'javascript:alert(1)' ) ).toBeTruthy();
		expect(
			detail.queryByRole( 'link', { name: /javascript/ } )
		).toBeNull();
		expect( detail.getByText( 'Email delayed' ) ).toBeTruthy();
		expect( detail.getByText( 'Connection refused' ) ).toBeTruthy();
	} );

	it( 'tells of each mail, to the owner and to the visitor (OUTBOX-8, OUTBOX-16)', async () => {
		const mail = { id: 31, attempts: 1, next: null, error: '' };
		answers[ 'GET /leads/2' ] = lead( 2, {
			delivery: {
				state: 'dead',
				mails: [
					{ ...mail, kind: 'mail', state: 'sent' },
					{
						...mail,
						id: 32,
						kind: 'autoreply',
						state: 'dead',
						error: 'No such user',
					},
				],
			},
			timeline: [
				{
					at: '2026-11-21T00:00:00Z',
					kind: 'autoreply',
					text: '',
					user: '',
				},
			],
		} );
		await open( '&lead=2' );
		const detail = within( screen.getByRole( 'complementary' ) );
		const line = ( label: string ) =>
			detail.getByText( label ).parentElement?.textContent;
		expect( line( 'To you' ) ).toBe( 'To youEmail sent' );
		expect( line( 'To the visitor' ) ).toBe(
			'To the visitorEmail failedNo such userResend'
		);
		expect( detail.getByText( 'Autoresponder sent' ) ).toBeTruthy();
		// OUTBOX-22: the one that failed, by itself.
		answers[ 'POST /leads/2/resend' ] = lead( 2, {
			delivery: {
				state: 'waiting',
				mails: [
					{ ...mail, kind: 'mail', state: 'sent' },
					{ ...mail, id: 32, kind: 'autoreply', state: 'waiting' },
				],
			},
		} );
		await act(
			async () =>
				void fireEvent.click(
					detail.getByRole( 'button', {
						name: 'Resend: To the visitor',
					} )
				)
		);
		expect( line( 'To the visitor' ) ).toBe( 'To the visitorEmail queued' );
	} );

	it( 'changes the status, and the list follows (LEAD-11)', async () => {
		answers[ 'PATCH /leads/2' ] = lead( 2, { status: 'done' } );
		await open( '&lead=2' );
		const status = screen.getByRole( 'combobox', { name: 'Status' } );
		const before = asked.length;
		await act( async () => {
			fireEvent.change( status, { target: { value: 'done' } } );
		} );
		expect( asked[ before ] ).toMatchObject( {
			method: 'PATCH',
			data: { status: 'done' },
		} );
		expect( asked[ before + 1 ]?.path ).toContain( '/leads?' );
		expect( status ).toHaveProperty( 'value', 'done' );
	} );

	it( 'keeps a note, and the text when it could not be saved', async () => {
		await open( '&lead=2' );
		const box = screen.getByRole( 'textbox', { name: 'Add a note' } );
		fireEvent.change( box, { target: { value: 'Called back' } } );
		await press( 'Save note' );
		expect(
			screen.getAllByText(
				'This lead no longer exists. Go back to the list of leads.'
			)[ 0 ]
		).toBeTruthy();
		expect( box ).toHaveProperty( 'value', 'Called back' );
		answers[ 'PATCH /leads/2' ] = lead( 2 );
		await press( 'Save note' );
		expect( asked.at( -2 )?.data ).toEqual( { note: 'Called back' } );
		expect( box ).toHaveProperty( 'value', '' );
	} );

	it( 'puts a mail back into the queue (OUTBOX-9)', async () => {
		answers[ 'POST /leads/2/resend' ] = lead( 2 );
		await open( '&lead=2' );
		await press( 'Resend email' );
		expect(
			asked.some( ( { path } ) => path.endsWith( '/leads/2/resend' ) )
		).toBe( true );
	} );

	it( 'moves several leads at once, and back again (LEAD-26)', async () => {
		const undo = [
			{ id: 2, status: 'new' },
			{ id: 1, status: 'new' },
		];
		answers[ 'POST /leads/status' ] = { undo };
		await open();
		await act( async () =>
			screen
				.getAllByRole( 'checkbox', { name: /select all/i } )[ 0 ]
				?.click()
		);
		const before = asked.length;
		await press( 'Spam' );
		expect( asked[ before ]?.data ).toEqual( {
			changes: [
				{ id: 2, status: 'spam' },
				{ id: 1, status: 'spam' },
			],
		} );
		expect( asked[ before + 1 ]?.path ).toContain( '/leads?' );
		expect(
			screen.getAllByText(
				'Changed the status of 2 leads to “Spam”.'
			)[ 0 ]
		).toBeTruthy();
		await press( 'Undo' );
		expect( asked.at( -2 )?.data ).toEqual( { changes: undo } );
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
	} );

	it( 'says why leads could not be moved', async () => {
		await open();
		await act( async () =>
			screen
				.getAllByRole( 'checkbox', { name: /select all/i } )[ 0 ]
				?.click()
		);
		await press( 'Move to Trash' );
		expect(
			screen.getAllByText(
				'This lead no longer exists. Go back to the list of leads.'
			)[ 0 ]
		).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
	} );

	it( 'says what went wrong, and tries again', async () => {
		const list = answers[ 'GET /leads' ];
		delete answers[ 'GET /leads' ];
		await open();
		expect(
			screen.getAllByText(
				'This lead no longer exists. Go back to the list of leads.'
			)[ 0 ]
		).toBeTruthy();
		answers[ 'GET /leads' ] = list;
		await press( 'Try again' );
		expect( screen.getByText( 'Visitor 2' ) ).toBeTruthy();
	} );

	it( 'says what to do where there is no lead', async () => {
		answers[ 'GET /leads' ] = {
			items: [],
			next: null,
			counts: { new: 0, open: 0, done: 0, spam: 0, trash: 0 },
			more: [],
		};
		await open();
		expect(
			screen.getByText( /Add a contact form to a page/ )
		).toBeTruthy();
	} );

	it( 'tells why a lead was kept apart, and lets it out (SPAM-5, SPAM-9)', async () => {
		const kept = {
			at: '2026-11-20T23:00:00Z',
			kind: 'kept',
			text: 'proof',
			user: '',
		} as const;
		answers[ 'GET /leads/2' ] = lead( 2, {
			status: 'spam',
			timeline: [ kept ],
		} );
		answers[ 'PATCH /leads/2' ] = lead( 2, { timeline: [ kept ] } );
		await open( '&lead=2' );
		const words =
			'Marked as spam because it failed the automatic browser check.';
		expect( screen.getAllByText( words ) ).not.toHaveLength( 0 );
		await press( 'Not spam' );
		expect(
			asked.find( ( { method } ) => method === 'PATCH' )?.data
		).toEqual( { status: 'new' } );
		expect( screen.queryByRole( 'button', { name: 'Not spam' } ) ).toBe(
			null
		);
	} );

	it( 'lists by what a text was marked (SPAM-34)', async () => {
		const kept = {
			at: '2026-11-20T23:00:00Z',
			kind: 'kept',
			text: 'wording',
			user: '',
			signs: [
				{ sign: 'links', value: '3', text: '3 links' },
				{
					sign: 'words',
					value: 'seo, <b>rank</b>',
					text: 'Words often seen in spam: seo, <b>rank</b>',
				},
			],
		} as const;
		answers[ 'GET /leads/2' ] = lead( 2, {
			status: 'spam',
			timeline: [ kept ],
		} );
		await open( '&lead=2' );
		const words = 'Marked as spam because its text looks like spam.';
		const notice = screen
			.getAllByText( words )
			.map( ( element ) => element.closest( '.components-notice' ) )
			.find( ( element ) => element !== null );
		expect(
			[ ...( notice?.querySelectorAll( 'li' ) ?? [] ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [
			'3 links',
			'Words often seen in spam: seo, <b>rank</b>',
		] );
		expect(
			screen.getByText( /looks like spam\. 3 links Words often/, {
				selector: '.brolga-lead__timeline *',
			} )
		).toBeTruthy();
	} );

	it( 'tells in the spam tab what was blocked, and why (SPAM-6)', async () => {
		answers[ 'GET /leads/blocked' ] = {
			days: 30,
			attempts: [
				{ reason: 'rate', count: 12 },
				{ reason: 'honeypot', count: 3 },
			],
		};
		await open();
		expect( screen.queryByText( /blocked/ ) ).toBe( null );
		await press( /^Spam/ );
		expect(
			screen.getByText( '15 attempts blocked in the last 30 days' )
		).toBeTruthy();
		expect(
			screen
				.getAllByRole( 'term' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Too many messages arrived at once',
			'A hidden field was filled in',
		] );
	} );

	it( 'says that nothing was blocked only where no spam is listed (SPAM-6)', async () => {
		answers[ 'GET /leads/blocked' ] = { days: 30, attempts: [] };
		await open();
		await press( /^Spam/ );
		expect( screen.getAllByRole( 'row' ).length ).toBeGreaterThan( 1 );
		expect( screen.queryByText( /Nothing blocked/ ) ).toBe( null );
		answers[ 'GET /leads' ] = {
			items: [],
			next: null,
			counts: { new: 0, open: 0, done: 0, spam: 0, trash: 0 },
			more: [],
		};
		await press( /^New/ );
		await press( /^Spam/ );
		expect(
			screen.getByText( 'Nothing blocked in the last 30 days.' )
		).toBeTruthy();
	} );

	it( 'says what to do next where there are no leads yet (LEAD-39)', async () => {
		answers[ 'GET /leads' ] = {
			items: [],
			next: null,
			counts: { new: 0, open: 0, done: 0, spam: 0, trash: 0 },
			more: [],
		};
		window.history.replaceState( null, '', '/?page=brolga-leads' );
		await act(
			async () =>
				void render(
					<LeadsScreen
						exportForm={ EXPORT_FORM }
						newPage="/new-page"
					/>
				)
		);
		expect(
			screen.getByRole( 'heading', { name: 'No leads yet' } )
		).toBeTruthy();
		expect(
			screen
				.getByRole( 'link', { name: 'Create a page' } )
				.getAttribute( 'href' )
		).toBe( '/new-page' );
		await press( 'Import existing leads' );
		expect( screen.getByRole( 'dialog' ) ).toBeTruthy();
	} );

	it( 'offers no page where a search finds nothing (LEAD-39)', async () => {
		answers[ 'GET /leads' ] = {
			items: [],
			next: null,
			counts: { new: 0, open: 0, done: 0, spam: 0, trash: 0 },
			more: [],
		};
		await open( '&search=fern' );
		expect(
			screen.getByRole( 'heading', { name: 'No leads found for “fern”' } )
		).toBeTruthy();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );
} );
