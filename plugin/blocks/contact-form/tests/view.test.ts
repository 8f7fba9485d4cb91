/**
 * The form on a page of the server's markup, with a server made of answers.
 */
import {
	fakeStyleSheets,
	loadView,
	markup,
	settled,
} from '../../../../tests/support/view';
import { config } from '../../../src/runtime/config';
import { countGoals } from '../../../src/ab-tests/view/count-goals';
import { countForms } from '../../../src/leads/view/count-leads';

const WORDS = {
	sending: 'Sending…',
	failed: 'Not sent. Please try again.',
	preview: 'Only a preview.',
	asked: 'Now asked: %s.',
	dropped: 'No longer needed: %s.',
	fill_message: 'Please fill in:',
	contact_error_message: 'Please correct:',
	invalid: 'No address.',
	wrong_captcha: 'Not the sum.',
	captcha: 'Captcha',
	wrong_checkbox: 'Checkbox',
};

/** The verifier, which has tests of its own. */
const mockVerifier = {
	prepare: jest.fn< unknown, [ form: HTMLFormElement, page: string ] >(),
	ask: jest.fn<
		Promise< string >,
		[ form: HTMLFormElement, page: string ]
	>(),
};
jest.mock( '@brolga/spam', () => mockVerifier );

const box = (
	id: string,
	type: string,
	label: string,
	required: boolean,
	control: string
): string => `
	<div data-brolga-field="${ id }" data-original_id="${ id }-x" data-type="${ type }"
		data-required_mark="${ required ? 'required' : 'not_required' }" data-label="${ label }">
		${ control }
		<p id="ask-${ id }-error" data-brolga-error="Fill in ${ id }." hidden></p>
	</div>`;

const name = ( id: string ): string => `name="et_pb_contact_${ id }_0"`;

interface Page {
	readonly value?: string;
	readonly sum?: boolean;
	readonly token?: string;
	readonly errors?: string;
	readonly extra?: string;
}

/** The module as the server prints it, with the words of this test. */
const module = ( {
	value = '',
	sum = false,
	token = 'token-1',
	errors = '',
	extra = '',
}: Page = {} ): string => {
	const page = document.createElement( 'template' );
	page.innerHTML = markup( sum ? 'sum' : 'form' );
	const part = ( selector: string ): Element | null =>
		page.content.querySelector( selector );
	const form = part( 'form' );
	form?.setAttribute( 'action', '/contact/#ask' );
	form?.setAttribute( 'data-brolga-messages', JSON.stringify( WORDS ) );
	form?.insertAdjacentHTML( 'beforebegin', errors );
	part( '#ask-name' )?.setAttribute( 'value', value );
	part( '[name="brolga_form"]' )?.setAttribute( 'value', token );
	for ( const field of page.content.querySelectorAll(
		'[data-brolga-field]'
	) ) {
		const id = field.getAttribute( 'data-brolga-field' ) ?? '';
		// As after a rename, so that the two are told apart.
		field.setAttribute( 'data-original_id', `${ id }-x` );
		field
			.querySelector( '[data-brolga-error]' )
			?.setAttribute( 'data-brolga-error', `Fill in ${ id }.` );
	}
	part( '#ask-captcha-error' )?.setAttribute(
		'data-brolga-error',
		'Solve it.'
	);
	part( '[data-brolga-field="work"]' )?.insertAdjacentHTML(
		'afterend',
		extra
	);
	return page.innerHTML;
};

const failure = ( text: string, list = '' ): string =>
	`<div class="brolga-error-text" tabindex="-1" data-brolga-errors><p>${ text }</p>${ list }</div>`;

const success = ( attributes = '' ): string => `
	<div id="ask" data-brolga-module="brolga/contact-form" ${ attributes }>
		<div role="status" tabindex="-1" data-brolga-success>Thank you.</div>
	</div>`;

const answer = ( body: string, status = 200 ) => ( {
	ok: status < 400,
	status,
	text: () => Promise.resolve( body ),
	json: () => Promise.resolve( {} ),
} );

interface Call {
	readonly url: string;
	readonly body: URLSearchParams | FormData;
	readonly headers: Readonly< Record< string, string > >;
}

const fetch = jest.fn<
	Promise< unknown >,
	[
		url: string,
		init: {
			body?: URLSearchParams | FormData;
			headers?: Call[ 'headers' ];
		},
	]
>();
const leads = jest.fn< unknown, [ unknown ] >();

/** The posts that were made; each body as it was then. */
const posts: Call[] = [];
const answers: ( () => Promise< unknown > )[] = [];
const reply = ( body: string, status = 200 ) =>
	answers.push( () => Promise.resolve( answer( body, status ) ) );

const find = < Found extends HTMLElement = HTMLInputElement >(
	selector: string
): Found => document.querySelector( selector ) as Found;
const type = ( id: string, value: string ): void => {
	find( `#ask-${ id }` ).value = value;
};
const fill = (): void => {
	type( 'name', 'Jo' );
	find( '#ask-work-1' ).checked = true;
};
const submit = async (): Promise< void > => {
	find< HTMLFormElement >( 'form' ).requestSubmit();
	await settled();
};
const summary = (): string =>
	( document.querySelector( '#ask > .brolga-error-text' )?.textContent ?? '' )
		.replace( /\s+/g, ' ' )
		.trim();
const lastKey = (): string =>
	String( posts.at( -1 )?.body.get( 'brolga_key' ) );

describe( 'the contact form on the page', () => {
	beforeAll( () => {
		fakeStyleSheets();
		window.fetch = fetch as unknown as typeof window.fetch;
		document.addEventListener( 'brolga:lead', ( event ) =>
			leads( ( event as CustomEvent< unknown > ).detail )
		);
		countForms();
	} );
	beforeEach( () => {
		posts.length = 0;
		answers.length = 0;
		leads.mockClear();
		sessionStorage.clear();
		( window as unknown as { dataLayer?: object[] } ).dataLayer = [];
		window.history.replaceState( null, '', '/contact/' );
		mockVerifier.prepare.mockReset();
		mockVerifier.ask.mockReset();
		mockVerifier.ask.mockImplementation( ( _, page ) =>
			Promise.resolve( `proof of ${ page }` )
		);
		fetch.mockReset();
		fetch.mockImplementation( ( url, { body, headers = {} } ) => {
			if ( ! body ) {
				return Promise.resolve( answer( '' ) );
			}
			// A body by parts is looked at as it is.
			posts.push( {
				url,
				body:
					body instanceof FormData
						? body
						: new URLSearchParams( body ),
				headers,
			} );
			const next = answers.shift();
			return next?.() ?? Promise.reject( new TypeError( 'offline' ) );
		} );
	} );

	const pushed = (): object[] =>
		( window as unknown as { dataLayer: object[] } ).dataLayer;

	// FORM-7 COND-9 COND-16
	it( 'neither asks nor sends a field whose rules fail, and says so', async () => {
		const extra = box(
			'budget',
			'input',
			'Budget',
			true,
			`<input id="ask-budget" ${ name( 'budget' ) } value="9">`
		).replace(
			'<div ',
			`<div data-brolga-relation="all" data-brolga-conditions='[["name","is","Ann"]]' `
		);
		await loadView( module( { extra } ) );
		fill();
		reply( success() );
		await submit();
		const [ sent ] = posts;
		expect( sent?.body.has( 'et_pb_contact_budget_0' ) ).toBe( false );
		expect( sent?.body.get( 'et_pb_contact_email_hidden_fields_0' ) ).toBe(
			'["budget-x"]'
		);

		// FORM-19: what was not sent is kept by the page itself.
		await loadView( module( { extra } ) );
		fill();
		type( 'budget', '12' );
		reply( module( { extra, errors: failure( 'No.' ) } ), 422 );
		await submit();
		expect( find( '#ask-budget' ).value ).toBe( '12' );
		posts.pop();

		await loadView( module( { extra } ) );
		fill();
		type( 'name', 'Ann' );
		reply( success() );
		// Sent within the 250 ms: the rules are looked at first.
		await submit();
		expect( posts[ 1 ]?.body.get( 'et_pb_contact_budget_0' ) ).toBe( '9' );
		expect(
			posts[ 1 ]?.body.has( 'et_pb_contact_email_hidden_fields_0' )
		).toBe( false );
	} );

	/** A field with limits. */
	const rooms = box(
		'rooms',
		'number',
		'Rooms',
		false,
		`<input id="ask-rooms" ${ name( 'rooms' ) }>`
	).replace(
		'<div ',
		`<div data-brolga-checks='[["number","","Digits."],["max","9","At most 9."]]' `
	);

	// FIELD-4
	it( 'says beside a field and in the list what its limits are', async () => {
		await loadView( module( { extra: rooms } ) );
		fill();
		type( 'rooms', '12' );
		await submit();
		expect( posts ).toEqual( [] );
		expect( summary() ).toBe( 'Please correct:Rooms: At most 9.' );
		expect( find( '#ask-rooms-error' ).textContent ).toBe( 'At most 9.' );
		type( 'rooms', '8' );
		reply( success() );
		await submit();
		expect( posts ).toHaveLength( 1 );
	} );

	// FORM-80
	it( 'takes an error back once the field that was wrong is right', async () => {
		const edit = async ( id: string, value: string ): Promise< void > => {
			type( id, value );
			find( `#ask-${ id }` ).dispatchEvent(
				new Event( 'input', { bubbles: true } )
			);
			await settled();
		};
		const invalid = ( id: string ) =>
			find( `#ask-${ id }` ).getAttribute( 'aria-invalid' );
		await loadView( module( { extra: rooms } ) );
		type( 'rooms', '12' );
		await submit();
		expect( summary() ).toBe(
			'Please fill in:Your nameWorkPlease correct:Rooms: At most 9.'
		);
		find( '#ask-name' ).focus();
		await edit( 'name', 'Jo' );
		expect( invalid( 'name' ) ).toBe( null );
		expect( find( '#ask-name-error' ).hidden ).toBe( true );
		expect( summary() ).toBe(
			'Please fill in:WorkPlease correct:Rooms: At most 9.'
		);
		// Nothing is taken from who goes on typing.
		expect( document.activeElement ).toBe( find( '#ask-name' ) );
		// What is wrong in another way is said when it is sent, not while it is typed.
		await edit( 'rooms', 'x' );
		expect( invalid( 'rooms' ) ).toBe( 'true' );
		expect( find( '#ask-rooms-error' ).textContent ).toBe( 'At most 9.' );
		find( '#ask-work-1' ).click();
		await settled();
		expect( summary() ).toBe( 'Please correct:Rooms: At most 9.' );
		await edit( 'rooms', '8' );
		expect( find( '[data-brolga-errors]' ) ).toBe( null );
		// What was never wrong is not judged before it is sent.
		await edit( 'rooms', '12' );
		expect( invalid( 'rooms' ) ).toBe( null );
	} );

	// FORM-80
	it( 'takes back what the server found wrong, with its line', async () => {
		await loadView(
			module( {
				errors: failure(
					'Please correct:',
					'<ul><li><a href="#ask-email">Email</a>: No mail server.</li><li><a href="#ask-name">Your name</a>: Too long.</li></ul>'
				),
			} )
		);
		const email = find( '#ask-email' );
		email.setAttribute( 'aria-invalid', 'true' );
		find( '#ask-email-error' ).hidden = false;
		type( 'email', 'jo@example.com' );
		email.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await settled();
		expect( email.hasAttribute( 'aria-invalid' ) ).toBe( false );
		expect( find( '#ask-email-error' ).hidden ).toBe( true );
		expect( summary() ).toBe( 'Please correct:Your name: Too long.' );
	} );

	// FIELD-4
	it( 'does not send half a date as none', async () => {
		await loadView( module( { extra: rooms } ) );
		fill();
		Object.defineProperty( find( '#ask-rooms' ), 'validity', {
			value: { badInput: true },
		} );
		await submit();
		expect( posts ).toEqual( [] );
		expect( summary() ).toBe( 'Please correct:Rooms: Digits.' );
	} );

	// EXT-826
	it( 'says what a module of another plugin says of a control', async () => {
		await loadView( module() );
		fill();
		const control = find( '#ask-name' ) as HTMLInputElement;
		control.setCustomValidity( 'Four digits.' );
		await submit();
		expect( posts ).toEqual( [] );
		expect( summary() ).toBe( 'Please correct:Your name: Four digits.' );
		control.setCustomValidity( '' );
		control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await settled();
		expect( control.hasAttribute( 'aria-invalid' ) ).toBe( false );
	} );

	// FIELD-5
	it( 'lets a box set the text it is paired with, and rules hear of it', async () => {
		const pair = box(
			'same',
			'booleancheckbox',
			'Same',
			false,
			'<input type="checkbox" id="ask-same">'
		).replace(
			'<div ',
			`<div data-brolga-pairing='["name","Elsewhere","Here"]' `
		);
		await loadView( module( { extra: pair } ) );
		find( '#ask-same' ).click();
		expect( find( '#ask-name' ).value ).toBe( 'Here' );
		type( 'name', 'Jo' );
		find( '#ask-same' ).click();
		expect( find( '#ask-name' ).value ).toBe( 'Elsewhere' );
		find( '#ask-work-1' ).click();
		expect( find( '#ask-name' ).value ).toBe( 'Elsewhere' );
	} );

	// FIELD-11
	it( 'reads what hidden fields take from the address', async () => {
		const unseen = ( id: string, parameter: string ): string =>
			box(
				id,
				'hidden',
				id,
				false,
				`<input type="hidden" id="ask-${ id }" value="saved" data-brolga-parameter="${ parameter }">`
			);
		window.history.replaceState(
			null,
			'',
			'/contact/?job=head+gardener&x='
		);
		await loadView(
			module( { extra: unseen( 'job', 'job' ) + unseen( 'x', 'x' ) } )
		);
		expect( find( '#ask-job' ).value ).toBe( 'head gardener' );
		expect( find( '#ask-x' ).value ).toBe( 'saved' );
	} );

	// FIELD-13
	it( 'does not tick a box anew whose words have changed', async () => {
		const consent = ( version: string ): string =>
			box(
				'terms',
				'consent',
				'Terms',
				true,
				`<input type="checkbox" id="ask-terms" ${ name(
					'terms'
				) } value="${ version }">`
			);
		await loadView( module( { extra: consent( 'old' ) } ) );
		fill();
		find( '#ask-terms' ).checked = true;
		reply(
			module( {
				extra: consent( 'new' ),
				errors: failure( 'Changed.' ),
			} ),
			422
		);
		await submit();
		expect( posts[ 0 ]?.body.get( 'et_pb_contact_terms_0' ) ).toBe( 'old' );
		expect( find( '#ask-terms' ).checked ).toBe( false );
		expect( find( '#ask-terms' ).value ).toBe( 'new' );
		expect( find( '#ask-work-1' ).checked ).toBe( true );
	} );

	// UPLOAD-1 UPLOAD-3 COND-1
	it( 'sends a form with files by parts, counts what is kept, and keeps what was not looked at', async () => {
		const files = ( kept: string, again = '' ): string =>
			box(
				'plans',
				'file',
				'Plans',
				true,
				`<input type="file" id="ask-plans" name="et_pb_contact_plans_0[]" data-brolga-files='{"accept":[]}'>
				<ul data-brolga-chosen hidden></ul>${ kept }${ again }`
			);
		const held =
			'<input type="checkbox" id="ask-plans-kept-1" name="brolga_kept_0[plans][]" value="token-7" checked data-brolga-name="plan.pdf">';
		const parts = ( html: string ): string =>
			html.replace( '<form ', '<form enctype="multipart/form-data" ' );
		const why = box(
			'why',
			'input',
			'Why',
			false,
			`<input id="ask-why" ${ name( 'why' ) }>`
		).replace(
			'<div ',
			`<div data-brolga-relation="all" data-brolga-conditions='[["plans","contains","plan"]]' `
		);

		await loadView( parts( module( { extra: files( '' ) + why } ) ) );
		fill();
		await submit();
		expect( summary() ).toContain( 'Plans' );
		expect( posts ).toEqual( [] );
		expect( find( '[data-brolga-field="why"]' ).hidden ).toBe( true );

		await loadView( parts( module( { extra: files( held ) + why } ) ) );
		fill();
		expect( find( '[data-brolga-field="why"]' ).hidden ).toBe( false );
		reply(
			parts(
				module( {
					extra: files( held.replace( 'token-7', 'token-8' ) ),
					errors: failure( 'No.' ),
				} )
			),
			422
		);
		await submit();
		expect( posts[ 0 ]?.body ).toBeInstanceOf( FormData );
		expect( posts[ 0 ]?.body.get( 'brolga_kept_0[plans][]' ) ).toBe(
			'token-7'
		);
		// The token is the server's, not what stood there before.
		expect( find( '#ask-plans-kept-1' ).value ).toBe( 'token-8' );
	} );

	// FORM-9 FORM-10 FORM-13 FORM-45
	it( 'lists what is missing, leads there and sends nothing', async () => {
		await loadView( module() );
		expect( find< HTMLFormElement >( 'form' ).noValidate ).toBe( true );
		await submit();
		expect( posts ).toEqual( [] );
		expect( summary() ).toBe( 'Please fill in:Your nameWork' );
		expect( document.activeElement ).toBe( find( '#ask-errors' ) );
		find( '#ask-errors a[href="#ask-work-1"]' ).click();
		expect( document.activeElement ).toBe( find( '#ask-work-1' ) );
		expect( window.location.href ).not.toContain( '#' );
	} );

	// FORM-18 FORM-56
	it( 'marks each failing field and describes it by its error', async () => {
		await loadView( module() );
		await submit();
		const input = find( '#ask-name' );
		expect( input.classList.contains( 'brolga-contact-error' ) ).toBe(
			true
		);
		expect( input.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( input.getAttribute( 'aria-describedby' ) ).toBe(
			'ask-name-help ask-name-error'
		);
		expect( find( '#ask-name-error' ).textContent ).toBe( 'Fill in name.' );
		expect(
			find( '#ask-work' ).classList.contains( 'brolga-contact-error' )
		).toBe( true );
		expect( find( '#ask-work' ).hasAttribute( 'aria-invalid' ) ).toBe(
			false
		);
		expect( find( '#ask-work-2' ).getAttribute( 'aria-invalid' ) ).toBe(
			'true'
		);
		expect( find( '#ask-email' ).hasAttribute( 'aria-invalid' ) ).toBe(
			false
		);

		fill();
		type( 'email', 'jo@' );
		await submit();
		expect( summary() ).toBe( 'Please correct:Email: No address.' );
		expect( input.hasAttribute( 'aria-invalid' ) ).toBe( false );
		expect( input.classList.contains( 'brolga-contact-error' ) ).toBe(
			false
		);
		expect( input.getAttribute( 'aria-describedby' ) ).toBe(
			'ask-name-help'
		);
		expect( find( '#ask-name-error' ).hidden ).toBe( true );
	} );

	// FORM-6 FORM-20 FORM-25 LEAD-3
	it( 'sends all fields, their description and a key of its own', async () => {
		await loadView( module() );
		fill();
		find( '#ask-work-2' ).checked = true;
		reply( success() );
		await submit();
		const [ { url, body, headers } = {} as Call ] = posts;
		expect( url ).toBe( 'http://localhost/contact/#ask' );
		expect( headers ).toEqual( { 'X-Brolga-Module': 'ask' } );
		expect( body.get( 'et_pb_contact_name_0' ) ).toBe( 'Jo' );
		expect( body.getAll( 'et_pb_contact_work_0[]' ) ).toEqual( [
			'A',
			'B',
		] );
		expect( body.get( 'brolga_form' ) ).toBe( 'token-1' );
		expect( lastKey() ).toMatch( /^[0-9a-f]{8}-[0-9a-f-]{27}$/ );
		expect(
			JSON.parse( String( body.get( 'et_pb_contact_email_fields_0' ) ) )
		).toContainEqual( {
			field_id: 'work',
			original_id: 'work-x',
			required_mark: 'required',
			field_type: 'checkbox',
			field_label: 'Work',
		} );
		expect( body.has( 'et_pb_contact_email_hidden_fields_0' ) ).toBe(
			false
		);
	} );

	// FORM-21 FORM-27 FORM-53 TRACK-2
	it( 'shows the success, focused, and tells of the lead once', async () => {
		await loadView( module() );
		fill();
		reply( success( 'data-brolga-lead="41" data-brolga-lead-form="u1"' ) );
		await submit();
		expect( document.querySelector( 'form' ) ).toBeNull();
		expect( document.activeElement ).toBe(
			find( '[data-brolga-success]' )
		);
		expect( leads.mock.calls ).toEqual( [
			[ { lead_id: '41', form: 'u1' } ],
		] );
		expect( pushed() ).toEqual( [
			{ event: 'generate_lead', lead_id: '41' },
		] );
	} );

	// FORM-27 TRACK-1
	it( 'goes to the redirect, and leaves counting to a thank-you page', async () => {
		await loadView( module() );
		fill();
		reply(
			success( 'data-brolga-lead="42" data-brolga-redirect="#thank-you"' )
		);
		await submit();
		expect( window.location.href ).toBe(
			'http://localhost/contact/#thank-you'
		);
		expect( leads ).toHaveBeenCalledTimes( 1 );
		expect( pushed() ).toEqual( [] );
	} );

	// FORM-52
	it.each( [ '', '#next' ] )(
		'records the goal of a test, going to “%s”',
		async ( redirect ) => {
			document.cookie = 'et_pb_ab_subject_7=1; path=/';
			document.cookie = 'et_pb_ab_con_goal_7=; path=/; max-age=0';
			const goals: unknown[] = [];
			const hear = ( { detail }: Event & { detail?: unknown } ) =>
				goals.push( detail );
			document.addEventListener( 'brolga:goal', hear );
			await loadView(
				`<div class="et_pb_ab_goal" data-brolga-test="7">${ module() }</div>` +
					'<script type="application/json" id="brolga-config">{"ajaxurl":"/ajax","rest":"/rest","is_ab_testing_active":true,"ab_tests":[{"post_id":7,"test_id":7,"goal":"form"}]}</script>'
			);
			countGoals( config() );
			fill();
			reply( module( { errors: failure( 'No.' ) } ) );
			await submit();
			expect( posts ).toHaveLength( 1 );
			expect( goals ).toEqual( [] );
			fill();
			reply(
				success(
					`data-brolga-lead="44" data-brolga-redirect="${ redirect }"`
				)
			);
			await submit();
			await settled();
			document.removeEventListener( 'brolga:goal', hear );
			// What is due leaves with the page, and not in the next test.
			window.dispatchEvent( new Event( 'pagehide' ) );
			await settled();
			expect( goals ).toEqual( [
				{ test_id: 7, subject_id: '1', record_type: 'con_goal' },
			] );
			expect( window.location.hash ).toBe( redirect );
		}
	);

	// FORM-24 FORM-50
	it( 'is sent once, however often it is pressed, and says so', async () => {
		await loadView( module() );
		fill();
		let finish: ( body: unknown ) => void = () => {};
		answers.push( () => new Promise( ( done ) => ( finish = done ) ) );
		await submit();
		const button = find( '[data-brolga-submit]' );
		const form = find< HTMLFormElement >( 'form' );
		expect( button.textContent ).toBe( 'Sending…' );
		expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( button.style.minInlineSize ).toMatch( /px$/ );
		expect( form.getAttribute( 'aria-busy' ) ).toBe( 'true' );
		expect( find( '[data-brolga-status]' ).textContent ).toBe( 'Sending…' );
		await submit();
		await submit();
		expect( posts ).toHaveLength( 1 );
		finish( answer( success() ) );
		await settled();
		expect( find( '[data-brolga-success]' ) ).not.toBeNull();
	} );

	// FORM-19 FORM-22 FORM-45
	it.each( [ 403, 404, 409, 413, 422, 429, 503 ] )(
		'shows the module that comes with a %d, and can send again',
		async ( status ) => {
			await loadView( module() );
			fill();
			const refused = module( {
				value: 'Jo',
				token: 'token-2',
				errors: failure( 'No.' ),
			} );
			// A 403 is tried twice.
			reply( refused, status );
			reply( refused, status );
			await submit();
			expect( summary() ).toBe( 'No.' );
			expect( document.activeElement ).toBe(
				find( '[data-brolga-errors]' )
			);
			expect( find( '#ask-name' ).value ).toBe( 'Jo' );
			expect( leads ).not.toHaveBeenCalled();

			const before = posts.length;
			answers.length = 0;
			find( '#ask-work-1' ).checked = true;
			reply( success() );
			await submit();
			expect( posts ).toHaveLength( before + 1 );
			expect( find( '[data-brolga-success]' ) ).not.toBeNull();
		}
	);

	// FORM-23 LEAD-4
	it.each( [
		[ 'no answer', undefined ],
		[ 'a page of a proxy', answer( '<h1>Bad gateway</h1>', 502 ) ],
		[ 'a login page', answer( '<h1>Log in</h1>' ) ],
		[ 'nothing', answer( '', 500 ) ],
		[ 'the form itself, as from a cache', answer( module() ) ],
	] )( 'keeps the text with %s, and the key', async ( _, response ) => {
		await loadView( module() );
		fill();
		answers.push( () =>
			response
				? Promise.resolve( response )
				: Promise.reject( new Error() )
		);
		await submit();
		expect( summary() ).toBe( WORDS.failed );
		expect( document.activeElement ).toBe( find( '#ask-errors' ) );
		expect( find( '#ask-name' ).value ).toBe( 'Jo' );
		expect( find( '[data-brolga-submit]' ).textContent ).toBe(
			'Send message'
		);
		expect( leads ).not.toHaveBeenCalled();

		const key = lastKey();
		reply( success() );
		await submit();
		expect( lastKey() ).toBe( key );
		expect( find( '[data-brolga-success]' ) ).not.toBeNull();
	} );

	// FORM-19 FORM-23
	it( 'keeps the text where the server could not read it', async () => {
		await loadView( module() );
		fill();
		find( '#ask-work-1' ).checked = false;
		find( '#ask-work-2' ).checked = true;
		reply( module( { errors: failure( 'Too long.' ) } ), 413 );
		await submit();
		expect( summary() ).toBe( 'Too long.' );
		expect( find( '#ask-name' ).value ).toBe( 'Jo' );
		expect( find( '#ask-work-1' ).checked ).toBe( false );
		expect( find( '#ask-work-2' ).checked ).toBe( true );
	} );

	// FORM-46
	it( 'repeats what the page says where the form is gone', async () => {
		await loadView( module() );
		fill();
		reply( `<main>${ failure( 'This form is gone.' ) }</main>`, 404 );
		await submit();
		expect( summary() ).toBe( 'This form is gone.' );
		expect( find( '#ask-name' ).value ).toBe( 'Jo' );
	} );

	// LEAD-4 LEAD-5
	it( 'keeps the key for the same text after an answer, not for another', async () => {
		await loadView( module() );
		fill();
		reply( module( { value: 'Jo', errors: failure( 'Wait.' ) } ), 503 );
		await submit();
		const key = lastKey();
		find( '#ask-work-1' ).checked = true;
		reply( module( { value: 'Jo', errors: failure( 'Wait.' ) } ), 503 );
		await submit();
		expect( lastKey() ).toBe( key );
		fill();
		type( 'name', 'Joan' );
		reply( success() );
		await submit();
		expect( lastKey() ).not.toBe( key );
	} );

	// LEAD-5
	it( 'gives up a key that another message has taken', async () => {
		await loadView( module() );
		fill();
		reply( module( { value: 'Jo', errors: failure( 'Other.' ) } ), 409 );
		await submit();
		const key = lastKey();
		fill();
		reply( success() );
		await submit();
		expect( lastKey() ).not.toBe( key );
	} );

	// FORM-24 LEAD-4
	it( 'keeps the key with the page in the history, until it is stored', async () => {
		await loadView( module() );
		fill();
		await submit();
		const key = lastKey();
		expect( JSON.stringify( window.history.state ) ).not.toContain( 'Jo' );

		// Loaded again, with the text that the browser restored.
		await loadView( module( { value: 'Jo' } ) );
		fill();
		reply( success() );
		await submit();
		expect( lastKey() ).toBe( key );

		// The same words once more are another message.
		await loadView( module( { value: 'Jo' } ) );
		fill();
		reply( success() );
		await submit();
		expect( lastKey() ).not.toBe( key );
	} );

	// TOKEN-6 TOKEN-10
	it( 'tries once more with the fresh token of a refusal', async () => {
		await loadView( module() );
		fill();
		reply( module( { token: 'fresh', errors: failure( 'Old.' ) } ), 403 );
		reply( success() );
		await submit();
		expect(
			posts.map( ( { body } ) => body.get( 'brolga_form' ) )
		).toEqual( [ 'token-1', 'fresh' ] );
		expect( posts[ 0 ]?.body.get( 'brolga_key' ) ).toBe( lastKey() );
		expect( find( '[data-brolga-success]' ) ).not.toBeNull();
	} );

	describe( 'with a sum', () => {
		// CAPTCHA-3
		it( 'asks for it like for any field', async () => {
			await loadView( module( { sum: true } ) );
			fill();
			await submit();
			expect( summary() ).toBe( 'Please fill in:Captcha' );
			expect( find( '#ask-captcha-error' ).textContent ).toBe(
				'Solve it.'
			);
		} );

		// CAPTCHA-4 CAPTCHA-8
		it( 'gets new numbers for a wrong one, emptied and focused', async () => {
			await loadView( module( { sum: true } ) );
			fill();
			type( 'captcha', '13' );
			const asked = module( {
				sum: true,
				value: 'Jo',
				errors: failure(
					'Please correct:',
					'<ul><li><a href="#ask-captcha">Captcha</a></li></ul>'
				),
			} )
				.replace( 'data-first_digit="5"', 'data-first_digit="9"' )
				.replace(
					'id="ask-captcha"',
					'id="ask-captcha" aria-invalid="true"'
				);
			reply( asked, 422 );
			await submit();
			expect( posts ).toHaveLength( 1 );
			const input = find( '#ask-captcha' );
			expect( document.activeElement ).toBe( input );
			expect( input.dataset.first_digit ).toBe( '9' );
			expect( input.value ).toBe( '' );
		} );

		// CAPTCHA-2
		it( 'is sent with the right one, which is no field of the owner', async () => {
			await loadView( module( { sum: true } ) );
			fill();
			type( 'captcha', ' 12 ' );
			reply( success() );
			await submit();
			const [ { body } = {} as Call ] = posts;
			expect( body.get( 'brolga_captcha' ) ).toBe( 'signed' );
			expect( body.get( 'et_pb_contact_captcha_0' ) ).toBe( ' 12 ' );
			expect(
				String( body.get( 'et_pb_contact_email_fields_0' ) )
			).not.toContain( 'captcha' );
		} );
	} );

	// SPAM-1 SITE-30
	it( 'asks the verifier at once where the first use has brought the script', async () => {
		// The focus is in the form: loadView() opens a page of its own.
		jest.spyOn( HTMLFormElement.prototype, 'matches' ).mockReturnValueOnce(
			true
		);
		await loadView( module() );
		await settled();
		expect( mockVerifier.prepare ).toHaveBeenCalledTimes( 1 );
	} );

	// SPAM-1 SPAM-2
	it( 'asks the verifier for each sending, from when a visitor begins', async () => {
		await loadView( module() );
		expect( mockVerifier.prepare ).not.toHaveBeenCalled();
		find( '#ask-name' ).focus();
		find( '#ask-email' ).focus();
		await settled();
		const form = find< HTMLFormElement >( 'form' );
		expect( mockVerifier.prepare.mock.calls ).toEqual( [
			[ form, 'token-1' ],
		] );
		await submit();
		// What the page itself finds wrong is not sent, and costs nobody a proof.
		expect( mockVerifier.ask ).not.toHaveBeenCalled();
		fill();
		reply( module( { token: 'token-2' } ), 403 );
		reply( success() );
		await submit();
		expect( posts.map( ( { body } ) => body.get( 'token' ) ) ).toEqual( [
			'proof of token-1',
			'proof of token-2',
		] );
	} );

	// SPAM-2
	it( 'is sent without a token where the verifier fails', async () => {
		mockVerifier.ask.mockRejectedValue( new Error( 'blocked' ) );
		mockVerifier.prepare.mockImplementation( () => {
			throw new Error( 'blocked' );
		} );
		await loadView( module() );
		find( '#ask-name' ).focus();
		fill();
		reply( success( 'data-brolga-lead="43"' ) );
		await submit();
		expect( posts[ 0 ]?.body.get( 'token' ) ).toBe( '' );
		expect( leads ).toHaveBeenCalledTimes( 1 );
	} );

	// SPAM-11
	it( 'asks no verifier where the owner wants none', async () => {
		await loadView(
			module().replace( '<form ', '<form data-brolga-verifier="off" ' )
		);
		find( '#ask-name' ).focus();
		fill();
		reply( success() );
		await submit();
		expect( mockVerifier.prepare ).not.toHaveBeenCalled();
		expect( mockVerifier.ask ).not.toHaveBeenCalled();
		expect( posts[ 0 ]?.body.get( 'token' ) ).toBe( '' );
	} );

	// SPAM-10 TRACK-2
	it( 'thanks for spam too, and counts no lead, here or on the page of thanks', async () => {
		await loadView( module() );
		fill();
		reply( success() );
		await submit();
		expect( find( '[data-brolga-success]' ).textContent ).toBe(
			'Thank you.'
		);
		expect( leads ).not.toHaveBeenCalled();
		expect( pushed() ).toEqual( [] );
		expect( sessionStorage.getItem( 'brolga_lead' ) ).toBe( '1' );
	} );

	// SITE-12
	it( 'is not sent from a preview, and says so', async () => {
		await loadView(
			`${ module() }<script type="application/json" id="brolga-config">{"preview":true}</script>`
		);
		fill();
		await submit();
		expect( posts ).toEqual( [] );
		expect( document.body.textContent ).toContain( WORDS.preview );
	} );

	// FORM-45
	it( 'focuses what the server said on a page of its own', async () => {
		await loadView( module( { errors: failure( 'No.' ) } ) );
		expect( document.activeElement ).toBe( find( '[data-brolga-errors]' ) );
		await loadView( success() );
		expect( document.activeElement ).toBe(
			find( '[data-brolga-success]' )
		);
	} );

	// FORM-25
	it( 'names a module whose anchor no header could hold', async () => {
		await loadView( module().replaceAll( 'ask', 'přání' ) );
		find( '#přání-name' ).value = 'Jo';
		find( '#přání-work-1' ).checked = true;
		reply( success().replaceAll( 'ask', 'přání' ) );
		await submit();
		expect( posts[ 0 ]?.headers[ 'X-Brolga-Module' ] ).toBe(
			'p%C5%99%C3%A1n%C3%AD'
		);
	} );

	// FORM-48
	it( 'leaves the other forms of the page alone', async () => {
		const other = module().replaceAll( 'ask', 'other' );
		await loadView( module() + other );
		fill();
		type( 'name', 'Jo' );
		find( '#other-name' ).value = 'Kim';
		reply( success() );
		await submit();
		expect( find( '#other-name' ).value ).toBe( 'Kim' );
		expect( document.querySelectorAll( 'form' ) ).toHaveLength( 1 );
	} );
} );
