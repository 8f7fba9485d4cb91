/**
 * The sign-up on a page of the server's markup, with a server made of answers.
 */
import {
	fakeStyleSheets,
	loadView,
	settled,
} from '../../../../tests/support/view';
import { config } from '../../../src/runtime/config';
import { countGoals } from '../../../src/ab-tests/view/count-goals';

const WORDS = {
	sending: 'Sending…',
	failed: 'Not signed up.',
	stale: 'Open for too long.',
	invalid: 'No address.',
	fill: 'Missing:',
	preview: 'Only a preview.',
	asked: 'Asked: %s.',
	dropped: 'Dropped: %s.',
};

const PAGE_CONFIG = {
	ajaxurl: '/wp-admin/admin-ajax.php',
	et_frontend_nonce: 'nonce-1',
};

const FORM = `
	<form method="post" action="/subscribe/#up" data-brolga-messages='${ JSON.stringify(
		WORDS
	) }'>
		<label for="up-firstname">First name<span> (required)</span></label>
		<input id="up-firstname" name="et_pb_signup_firstname" required>
		<input id="up-email" type="email" name="et_pb_signup_email" required>
		<input type="hidden" name="et_pb_signup_list_id" value="news">
		<input type="hidden" name="et_pb_signup_provider" value="local">
		<input type="hidden" name="et_pb_signup_account_name" value="acc">
		<input type="hidden" name="et_pb_signup_ip_address" value="">
		<input type="hidden" name="et_pb_signup_checksum" value="signed">
		<input type="hidden" name="brolga_number" value="1">
		<input type="hidden" name="token" value="">
		<input name="brolga_website" value="">
		<button data-brolga-submit>Subscribe</button>
		<p role="status" data-brolga-status></p>
	</form>
	<div role="status" tabindex="-1" data-brolga-success hidden></div>`;

/** The same form with custom fields in it. */
const CUSTOM = FORM.replace(
	'<button',
	`<div data-brolga-custom>
		<div data-brolga-field="suburb" data-id="Suburb" data-type="input" data-required_mark="required" data-label="Suburb">
			<input id="up-field-suburb" name="et_custom_fields[suburb]">
			<p id="up-field-suburb-error" data-brolga-error="Fill me in." hidden></p>
		</div>
		<div data-brolga-field="topics" data-id="topics" data-type="checkbox" data-required_mark="not_required" data-label="Topics">
			<fieldset>
				<input type="checkbox" name="et_custom_fields[topics][1]" value="natives" checked>
				<input type="checkbox" name="et_custom_fields[topics][2]" value="fruit" checked>
				<input type="checkbox" name="et_custom_fields[topics][3]" value="lawns">
			</fieldset>
			<p id="up-field-topics-error" data-brolga-error="Choose." hidden></p>
		</div>
		<div data-brolga-field="why" data-id="why" data-type="input" data-required_mark="required" data-label="Why" data-brolga-concealed data-brolga-relation="all" data-brolga-conditions='[["suburb","is","Mars"]]'>
			<input name="et_custom_fields[why]">
			<p id="up-field-why-error" data-brolga-error="Fill me in." hidden></p>
		</div>
	</div><button`
);

/** The verifier, which has tests of its own. */
const mockVerifier = {
	prepare: jest.fn< unknown, [ form: HTMLFormElement, page: string ] >(),
	ask: jest.fn<
		Promise< string >,
		[ form: HTMLFormElement, page: string ]
	>(),
};
jest.mock( '@brolga/spam', () => mockVerifier );
const mockService = { prepare: jest.fn(), ask: () => Promise.resolve( 'x:y' ) };
jest.mock( '@brolga/spam-service', () => mockService );

/** Where it cannot be fetched, a module is nothing. */
let mockOffline = false;
jest.mock( '@brolga/conditions', () =>
	mockOffline
		? {}
		: jest.requireActual< object >(
				'../../../src/forms/view/conditional-fields'
			)
);

const FEED = `<a href="#feed?uri=garden" target="_blank" data-brolga-feed="Only a preview.">Subscribe</a>`;

const fetch = jest.fn<
	Promise< unknown >,
	[ url: string, init: { body?: URLSearchParams } ]
>();
const open = jest.fn< unknown, string[] >();

const reply = ( text: string, status = 200 ): void => {
	fetch.mockResolvedValueOnce( {
		ok: status < 400,
		status,
		text: () => Promise.resolve( text ),
	} );
};
const find = < Found extends HTMLElement = HTMLInputElement >(
	selector: string
): Found => document.querySelector( selector ) as Found;
const errors = (): string =>
	document.querySelector( '#up > .brolga-error-text' )?.textContent ?? '';

const load = async (
	content: string,
	pageConfig: object = PAGE_CONFIG
): Promise< void > => {
	await loadView( `
		<div id="up" data-brolga-module="brolga/newsletter">${ content }</div>
		<script type="application/json" id="brolga-config">${ JSON.stringify(
			pageConfig
		) }</script>` );
};
const submit = async ( name = 'Jo', email = 'jo@example.com' ) => {
	find( '#up-firstname' ).value = name;
	find( '#up-email' ).value = email;
	find< HTMLFormElement >( 'form' ).requestSubmit();
	await settled();
};

describe( 'the newsletter on the page', () => {
	beforeAll( () => {
		fakeStyleSheets();
		window.fetch = fetch as unknown as typeof window.fetch;
		window.open = open as unknown as typeof window.open;
	} );
	beforeEach( () => {
		fetch.mockReset();
		mockVerifier.prepare.mockReset();
		mockVerifier.ask.mockImplementation( ( _, page ) =>
			Promise.resolve( `proof of ${ page }` )
		);
		open.mockReset();
		window.location.hash = '';
	} );

	// NEWS-5 SPAM-1 SPAM-2
	it( 'makes the call of the contract', async () => {
		await load( FORM );
		reply( '{"success":"Look into your mail.","redirect":""}' );
		await submit();
		const [ url, init ] = fetch.mock.calls[ 0 ] ?? [];
		expect( url ).toBe( '/wp-admin/admin-ajax.php' );
		expect( Object.fromEntries( init?.body ?? [] ) ).toEqual( {
			action: 'et_pb_submit_subscribe_form',
			et_frontend_nonce: 'nonce-1',
			et_list_id: 'news',
			et_firstname: 'Jo',
			et_lastname: '',
			et_email: 'jo@example.com',
			et_provider: 'local',
			et_account: 'acc',
			et_ip_address: '',
			et_checksum: 'signed',
			token: 'proof of signed',
			brolga_website: '',
			brolga_number: '1',
		} );
	} );

	// NEWS-9
	it( 'hides the fields and shows the success', async () => {
		await load( FORM );
		reply( '{"success":"Look into your mail.","redirect":""}' );
		await submit();
		const done = find( '[data-brolga-success]' );
		expect( find< HTMLFormElement >( 'form' ).hidden ).toBe( true );
		expect( done.hidden ).toBe( false );
		expect( done.textContent ).toBe( 'Look into your mail.' );
		expect( document.activeElement ).toBe( done );
	} );

	// NEWS-9
	it( 'goes where the answer leads', async () => {
		await load( FORM );
		reply( '{"success":"Thanks.","redirect":"#arrived"}' );
		await submit();
		expect( window.location.hash ).toBe( '#arrived' );
	} );

	// NEWS-5 NEWS-6
	it( 'sends custom fields by id, a group as a map, and names what was not asked', async () => {
		await load( CUSTOM );
		find( '#up-field-suburb' ).value = 'New Farm';
		reply( '{"success":"Thanks.","redirect":""}' );
		await submit();
		const sent = [ ...( fetch.mock.calls[ 0 ]?.[ 1 ].body ?? [] ) ];
		expect( sent.filter( ( [ name ] ) => name.includes( '[' ) ) ).toEqual( [
			[ 'et_custom_fields[suburb]', 'New Farm' ],
			[ 'et_custom_fields[topics][1]', 'natives' ],
			[ 'et_custom_fields[topics][2]', 'fruit' ],
			[ 'et_hidden_fields[]', 'why' ],
		] );
	} );

	// NEWS-4
	it( 'asks for custom fields that are missing', async () => {
		await load( CUSTOM );
		await submit();
		expect( errors() ).toBe( 'Missing: Suburb.' );
		expect( document.activeElement ).toBe( find( '#up-field-suburb' ) );
		expect( fetch ).not.toHaveBeenCalled();
		await submit( ' ' );
		expect( errors() ).toBe( 'Missing: First name, Suburb.' );
	} );

	// COND-8 COND-16
	it( 'fetches the rules of custom fields, and asks everything where it cannot', async () => {
		const why = () => find( '[data-brolga-field="why"]' );
		await load( CUSTOM );
		await settled();
		expect( why().hidden ).toBe( true );
		expect( why().dataset.brolgaConcealed ).toBe( undefined );
		mockOffline = true;
		await load( CUSTOM );
		await settled();
		mockOffline = false;
		expect( why().hidden ).toBe( false );
		expect( why().dataset.brolgaConcealed ).toBe( undefined );
		// The server judges alone.
		reply( '{"error":"Suburb, please."}' );
		await submit();
		expect( errors() ).toBe( 'Suburb, please.' );
	} );

	// SPAM-1 SPAM-3 SPAM-11
	it( 'asks the service the owner has chosen, unless the form does without', async () => {
		const pageConfig = {
			...PAGE_CONFIG,
			spam: { verifier: 'x', key: 'k', script: 's.js' },
		};
		const token = async (): Promise< string | null | undefined > => {
			find( '#up-email' ).dispatchEvent(
				new Event( 'focusin', { bubbles: true } )
			);
			reply( '{"success":"Thanks.","redirect":""}' );
			await submit();
			return fetch.mock.lastCall?.[ 1 ].body?.get( 'token' );
		};
		await load( FORM, pageConfig );
		expect( await token() ).toBe( 'x:y' );
		expect( mockService.prepare ).toHaveBeenCalledTimes( 1 );
		expect( mockVerifier.prepare ).not.toHaveBeenCalled();
		await load(
			FORM.replace( '<form', '<form data-brolga-verifier="builtin"' ),
			pageConfig
		);
		expect( await token() ).toBe( 'proof of signed' );
		expect( mockService.prepare ).toHaveBeenCalledTimes( 1 );
	} );

	// NEWS-10
	it.each( [ '', '#arrived' ] )(
		'records the goal of a test, going to “%s”',
		async ( redirect ) => {
			document.cookie = 'et_pb_ab_subject_7=1; path=/';
			document.cookie = 'et_pb_ab_con_goal_7=; path=/; max-age=0';
			const goals: unknown[] = [];
			const hear = ( { detail }: Event & { detail?: unknown } ) =>
				goals.push( detail );
			document.addEventListener( 'brolga:goal', hear );
			await load( FORM, {
				...PAGE_CONFIG,
				is_ab_testing_active: true,
				ab_tests: [ { post_id: 7, test_id: 7, goal: 'form' } ],
			} );
			const module = find( '#up' );
			module.classList.add( 'et_pb_ab_goal' );
			module.dataset.brolgaTest = '7';
			countGoals( config() );
			reply( '{"error":"No."}' );
			await submit();
			expect( goals ).toEqual( [] );
			reply( JSON.stringify( { success: 'Thanks.', redirect } ) );
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

	// NEWS-2
	it( 'lets the browser judge first', async () => {
		await load( FORM );
		expect( find< HTMLFormElement >( 'form' ).noValidate ).toBe( false );
		await submit( '', 'jo' );
		expect( fetch ).not.toHaveBeenCalled();
		expect( errors() ).toBe( '' );
	} );

	// NEWS-19 NEWS-35
	it( 'marks what the browser refuses, and says no more than it does', async () => {
		await load( CUSTOM );
		const name = find( '#up-firstname' );
		const email = find( '#up-email' );
		const suburb = find( '#up-field-suburb' );
		suburb.setCustomValidity( 'Use letters.' );
		suburb.value = '4064';
		await submit( 'Jo', '' );
		expect( email.className ).toBe( 'brolga-signup-error' );
		expect( email.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( email.hasAttribute( 'aria-describedby' ) ).toBe( false );
		expect( name.className ).toBe( '' );
		expect( name.hasAttribute( 'aria-invalid' ) ).toBe( false );
		expect( suburb.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( find( '#up-field-suburb-error' ).textContent ).toBe(
			'Use letters.'
		);
		expect( errors() ).toBe( '' );

		const edit = ( input: HTMLInputElement, value: string ): void => {
			input.value = value;
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		};
		// Still wrong: the mark stays, and nothing is announced at each letter.
		edit( email, 'jo' );
		expect( email.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( errors() ).toBe( '' );
		edit( email, 'jo@example.com' );
		expect( email.className ).toBe( '' );
		expect( email.hasAttribute( 'aria-invalid' ) ).toBe( false );
		suburb.setCustomValidity( '' );
		edit( suburb, 'Milton' );
		expect( suburb.hasAttribute( 'aria-invalid' ) ).toBe( false );
		expect( find( '#up-field-suburb-error' ).hidden ).toBe( true );
	} );

	// NEWS-3 NEWS-19 EMAIL-10
	it( 'marks what the browser lets through and the rule does not', async () => {
		await load( FORM );
		await submit( ' ', 'jo@a_b.com'.replace( '_', '' ) );
		expect( errors() ).toBe( 'Missing: First name.' );
		const name = find( '#up-firstname' );
		expect( name.className ).toBe( 'brolga-signup-error' );
		expect( name.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( name.getAttribute( 'aria-describedby' ) ).toBe( 'up-errors' );
		expect( document.activeElement ).toBe( name );
		expect( find( '#up-email' ).className ).toBe( '' );
		expect( fetch ).not.toHaveBeenCalled();

		reply( '{"success":"Thanks.","redirect":""}' );
		await submit();
		expect( name.className ).toBe( '' );
		expect( name.hasAttribute( 'aria-invalid' ) ).toBe( false );
		expect( errors() ).toBe( '' );
	} );

	// FORM-80
	it( 'takes an error back once the input that was wrong is right', async () => {
		// A browser that lets any text through.
		await load( CUSTOM.replace( 'type="email"', '' ) );
		await submit( ' ', 'jo@a_b.com' );
		expect( errors() ).toBe( 'Missing: First name, Suburb. No address.' );
		const edit = ( selector: string, value: string ): Element => {
			const input = find( selector );
			input.focus();
			input.value = value;
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			return input;
		};
		const told = find( '#up-errors' );
		const email = edit( '#up-email', 'jo@a_b.co' );
		// What is still wrong is not said again at each letter.
		expect( find( '#up-errors' ) ).toBe( told );
		edit( '#up-email', 'jo@example.com' );
		expect( email.hasAttribute( 'aria-invalid' ) ).toBe( false );
		expect( errors() ).toBe( 'Missing: First name, Suburb.' );
		expect( document.activeElement ).toBe( email );
		edit( '#up-field-suburb', 'Milton' );
		expect( find( '#up-field-suburb-error' ).hidden ).toBe( true );
		expect( errors() ).toBe( 'Missing: First name.' );
		edit( '#up-firstname', 'Jo' );
		expect( find( '#up-errors' ) ).toBe( null );
		// What was never wrong is not judged before it is sent.
		edit( '#up-firstname', '' );
		expect( find( '#up-errors' ) ).toBe( null );
	} );

	// NEWS-8
	it( 'shows the error of the answer, as text', async () => {
		await load( FORM );
		reply( '{"error":"<b>No.</b>"}' );
		await submit();
		expect( errors() ).toBe( '<b>No.</b>' );
		expect( find< HTMLFormElement >( 'form' ).hidden ).toBe( false );
		expect( find( '#up-email' ).value ).toBe( 'jo@example.com' );
	} );

	// TOKEN-10
	it( 'posts to the page where the page is too old, which then comes fresh', async () => {
		await load( FORM );
		const post = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockImplementation();
		reply( '{"error":"Open for too long."}' );
		await submit();
		expect( post ).toHaveBeenCalledTimes( 1 );
		expect( errors() ).toBe( '' );
		post.mockRestore();
	} );

	// NEWS-8
	it.each( [
		[ 'empty', '', 200 ],
		[ 'zero', '0', 400 ],
		[ 'a page', '<!doctype html>', 200 ],
		[ 'neither', '{}', 200 ],
		[ 'an error of the server', 'Fatal', 500 ],
	] )( 'says that signing up failed: %s', async ( _, text, status ) => {
		await load( FORM );
		reply( text, status );
		await submit();
		expect( errors() ).toBe( 'Not signed up.' );
	} );

	it( 'says so too where there is no connection', async () => {
		await load( FORM );
		fetch.mockRejectedValueOnce( new TypeError( 'offline' ) );
		await submit();
		expect( errors() ).toBe( 'Not signed up.' );
		expect(
			find( '[data-brolga-submit]' ).getAttribute( 'aria-disabled' )
		).toBe( 'false' );
	} );

	it( 'sends once while the answer is waited for', async () => {
		await load( FORM );
		fetch.mockReturnValueOnce( new Promise( () => undefined ) );
		await submit();
		await submit();
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'signs nobody up from a preview', async () => {
		await load( FORM, { ...PAGE_CONFIG, preview: true } );
		await submit();
		expect( fetch ).not.toHaveBeenCalled();
	} );

	// FEED-1
	it( 'opens the feed service in a window of 550 by 520', async () => {
		await load( FEED );
		open.mockReturnValueOnce( {} );
		const click = new MouseEvent( 'click', { cancelable: true } );
		find( 'a' ).dispatchEvent( click );
		expect( open.mock.calls[ 0 ]?.[ 0 ] ).toMatch( /#feed\?uri=garden$/ );
		expect( open.mock.calls[ 0 ]?.[ 2 ] ).toBe( 'width=550,height=520' );
		expect( click.defaultPrevented ).toBe( true );
		expect( fetch ).not.toHaveBeenCalled();
	} );

	// FEED-1
	it( 'follows the link where no window opens', async () => {
		await load( FEED );
		open.mockReturnValueOnce( null );
		const click = new MouseEvent( 'click', { cancelable: true } );
		find( 'a' ).dispatchEvent( click );
		expect( click.defaultPrevented ).toBe( false );
	} );
} );
