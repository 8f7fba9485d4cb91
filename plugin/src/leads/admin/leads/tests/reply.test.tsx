import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import schema from '../../../../../contracts/schemas/lead-reply.json';
import type { Lead, LeadEvent } from '../../../rest';
import { LeadDetail } from '../detail';
import { LIMITS } from '../draft';

jest.mock( '@wordpress/api-fetch' );

/** As the server wants it; its pattern ends in what JavaScript has as `$`. */
const UUID = new RegExp(
	schema.properties.key.pattern.replace( '(?!\\n)', '' )
);

const RECEIVED: LeadEvent = {
	at: '2026-11-20T23:00:00Z',
	kind: 'received',
	text: '',
	user: '',
};

const lead = ( id: number, more: Partial< Lead > = {} ): Lead => ( {
	id,
	status: 'new',
	created: '2026-11-20T23:00:00Z',
	name: 'Jo Smith',
	email: 'jo@example.com',
	summary: 'A wall',
	form: 'Enquiry',
	form_uid: 'enquiry',
	page: 'https://example.com/contact/',
	delivery: { state: 'none', mails: [] },
	fields: [],
	referrer: '',
	campaign: {},
	variants: [],
	consent: '',
	timeline: [ RECEIVED ],
	reply: {
		subject: 'Re: Enquiry',
		answers_to: 'ruth@example.com',
		obstacle: '',
	},
	...more,
} );

const replied = ( state: 'waiting' | 'sent' | 'dead', error = '' ): Lead =>
	lead( 2, {
		status: 'open',
		timeline: [
			RECEIVED,
			{
				at: '2026-11-21T00:00:00Z',
				kind: 'reply',
				text: 'About 300 dollars.\nRuth',
				user: 'Ruth',
				reply: {
					subject: 'Re: Enquiry',
					quotes: true,
					mail: {
						id: 7,
						kind: 'reply',
						state,
						attempts: 1,
						next: null,
						error,
					},
				},
			},
		],
	} );

type Request = { path: string; method?: string; data?: unknown };

describe( 'a reply', () => {
	let asked: Request[];
	let answers: Record< string, unknown >;
	const onChange = jest.fn();

	const open = async ( id = 2 ): Promise< () => void > => {
		const view = render(
			<LeadDetail
				key={ id }
				id={ id }
				onClose={ jest.fn() }
				onChange={ onChange }
				onOrigin={ jest.fn() }
			/>
		);
		await act( async () => undefined );
		return view.unmount;
	};
	const press = ( name: string ): Promise< void > =>
		act( async () => screen.getByRole( 'button', { name } ).click() );
	const box = (): HTMLTextAreaElement =>
		screen.getByRole( 'textbox', { name: 'Your reply' } );
	const type = ( label: string, value: string ): void =>
		void fireEvent.change( screen.getByRole( 'textbox', { name: label } ), {
			target: { value },
		} );
	const sent = (): Request[] =>
		asked.filter( ( { path } ) => path.endsWith( '/replies' ) );

	beforeEach( () => {
		sessionStorage.clear();
		asked = [];
		answers = {
			'GET /leads/2': lead( 2 ),
			'GET /leads/3': lead( 3, { name: 'Ann' } ),
		};
		jest.mocked( apiFetch ).mockImplementation( ( async (
			request: Request
		) => {
			asked.push( request );
			const route = request.path.replace( '/brolga/v1', '' );
			const answer = answers[ `${ request.method ?? 'GET' } ${ route }` ];
			if ( answer instanceof Promise ) {
				return answer as Promise< unknown >;
			}
			if ( answer === undefined ) {
				throw {
					code: 'x',
					message:
						'This lead no longer exists. Go back to the list of leads.',
				};
			}
			return answer;
		} ) as typeof apiFetch );
	} );

	it( 'is sent with the owner’s words, and told of where it stands (LEAD-32, LEAD-36)', async () => {
		answers[ 'POST /leads/2/replies' ] = replied( 'waiting' );
		await open();
		await press( 'Reply' );
		expect( document.activeElement ).toBe( box() );
		expect( screen.getByText( '<jo@example.com>' ) ).toBeTruthy();
		expect( screen.getByText( /Reply-to: ruth@example.com/ ) ).toBeTruthy();
		type( 'Your reply', 'About 300 dollars.\nRuth' );
		fireEvent.click( screen.getByLabelText( 'Mark lead as done' ) );
		await press( 'Send reply' );
		expect( sent() ).toHaveLength( 1 );
		expect( sent()[ 0 ]?.data ).toEqual( {
			key: expect.stringMatching( UUID ) as unknown,
			subject: 'Re: Enquiry',
			text: 'About 300 dollars.\nRuth',
			quote: true,
			done: true,
		} );
		expect( screen.queryByRole( 'textbox', { name: 'Your reply' } ) ).toBe(
			null
		);
		expect( document.activeElement?.textContent ).toBe( 'Reply' );
		expect( onChange ).toHaveBeenCalled();
		const story = within( screen.getByRole( 'list' ) );
		expect( story.getByText( 'Replied: Re: Enquiry' ) ).toBeTruthy();
		expect( story.getByText( /About 300 dollars/ ) ).toBeTruthy();
		expect( story.getByText( 'Email queued' ) ).toBeTruthy();
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'looks again while it waits (LEAD-36)', async () => {
		jest.useFakeTimers();
		answers[ 'GET /leads/2' ] = replied( 'waiting' );
		await open();
		answers[ 'GET /leads/2' ] = replied( 'sent' );
		await act( async () => void jest.advanceTimersByTime( 5000 ) );
		expect( screen.getByText( 'Email sent' ) ).toBeTruthy();
		const before = asked.length;
		await act( async () => void jest.advanceTimersByTime( 60_000 ) );
		expect( asked ).toHaveLength( before );
		jest.useRealTimers();
	} );

	it( 'tells why it was given up, and alone is sent again (LEAD-36)', async () => {
		answers[ 'GET /leads/2' ] = replied( 'dead', '550 No such mailbox' );
		answers[ 'POST /leads/2/resend' ] = replied( 'waiting' );
		await open();
		expect( screen.getByText( '550 No such mailbox' ) ).toBeTruthy();
		await press( 'Resend reply' );
		expect( asked.at( -1 ) ).toMatchObject( {
			method: 'POST',
			data: { job: 7 },
		} );
		expect( screen.getByText( 'Email queued' ) ).toBeTruthy();
	} );

	it( 'is kept while other leads are looked at, and when the page is loaded again (LEAD-37)', async () => {
		const leave = await open();
		await press( 'Reply' );
		type( 'Subject', 'Your wall' );
		type( 'Your reply', 'Half a thought' );
		leave();
		const leaveOther = await open( 3 );
		expect( screen.queryByRole( 'textbox', { name: 'Your reply' } ) ).toBe(
			null
		);
		leaveOther();
		await open();
		expect( box().value ).toBe( 'Half a thought' );
		expect( screen.getByLabelText( 'Subject' ) ).toHaveProperty(
			'value',
			'Your wall'
		);
		await press( 'Discard' );
		expect( sessionStorage ).toHaveLength( 0 );
		await press( 'Reply' );
		expect( box().value ).toBe( '' );
	} );

	it( 'is kept after a failure, and sent once however often it is tried (LEAD-34, LEAD-37)', async () => {
		await open();
		await press( 'Reply' );
		type( 'Your reply', 'Words' );
		for ( const [ failure, said ] of [
			[
				{
					code: 'unavailable',
					message: 'The database is not responding.',
				},
				/database is not responding/,
			],
			[
				{ code: 'invalid_json', message: 'Not a valid JSON response.' },
				/only receives one reply, however often/,
			],
			[
				{
					code: 'rest_cookie_invalid_nonce',
					message: 'Cookie check failed',
				},
				/Log in again in another tab/,
			],
			[
				{
					code: 'brolga_reply_to_bin',
					message: 'This lead is in the bin.',
				},
				/in the bin/,
			],
		] as const ) {
			answers[ 'POST /leads/2/replies' ] = Promise.reject( failure );
			await press( 'Send reply' );
			expect( screen.getAllByText( said )[ 0 ] ).toBeTruthy();
			expect( box().value ).toBe( 'Words' );
		}
		const keys = sent().map(
			( { data } ) => ( data as { key: string } ).key
		);
		expect( new Set( keys ).size ).toBe( 1 );
	} );

	it( 'becomes another mail when the first had been sent with other words (LEAD-34)', async () => {
		await open();
		await press( 'Reply' );
		type( 'Your reply', 'Other words' );
		answers[ 'POST /leads/2/replies' ] = Promise.reject( {
			code: 'brolga_reply_conflict',
			message: 'Sent already.',
		} );
		answers[ 'GET /leads/2' ] = replied( 'sent' );
		await press( 'Send reply' );
		expect( screen.getAllByText( 'Sent already.' )[ 0 ] ).toBeTruthy();
		expect( screen.getByText( 'Replied: Re: Enquiry' ) ).toBeTruthy();
		expect( box().value ).toBe( 'Other words' );
		answers[ 'POST /leads/2/replies' ] = replied( 'sent' );
		await press( 'Send reply' );
		const keys = sent().map(
			( { data } ) => ( data as { key: string } ).key
		);
		expect( new Set( keys ).size ).toBe( 2 );
	} );

	it( 'is sent once by a double click, and not while it is empty (LEAD-34)', async () => {
		await open();
		await press( 'Reply' );
		await press( 'Send reply' );
		type( 'Your reply', '   ' );
		await press( 'Send reply' );
		expect( sent() ).toHaveLength( 0 );
		type( 'Your reply', 'Words' );
		let answer: ( lead: Lead ) => void = () => undefined;
		answers[ 'POST /leads/2/replies' ] = new Promise< Lead >(
			( resolve ) => {
				answer = resolve;
			}
		);
		await act( async () => {
			const button = screen.getByRole( 'button', { name: 'Send reply' } );
			button.click();
			button.click();
			fireEvent.keyDown( box(), { key: 'Enter', ctrlKey: true } );
		} );
		await act( async () => answer( replied( 'waiting' ) ) );
		expect( sent() ).toHaveLength( 1 );
	} );

	it( 'says why there can be none (LEAD-35)', async () => {
		answers[ 'GET /leads/2' ] = lead( 2, {
			email: '',
			reply: {
				subject: 'Re: Enquiry',
				answers_to: '',
				obstacle:
					'This lead has no email address to reply to. Check the lead for another way to reach the visitor.',
			},
		} );
		await open();
		expect(
			screen.getByText(
				'This lead has no email address to reply to. Check the lead for another way to reach the visitor.'
			)
		).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Reply' } ) ).toBe(
			null
		);
	} );

	it( 'leaves the way by the owner’s own mail program (LEAD-32)', async () => {
		await open();
		await press( 'Reply' );
		expect(
			screen
				.getByRole( 'link', { name: 'Use your mail program instead' } )
				.getAttribute( 'href' )
		).toBe( 'mailto:jo%40example.com?subject=Re%3A%20Enquiry' );
	} );

	it( 'is as long as the server takes it (LEAD-32)', () => {
		expect( LIMITS ).toEqual( {
			subject: schema.properties.subject.maxLength,
			text: schema.properties.text.maxLength,
		} );
	} );
} );
