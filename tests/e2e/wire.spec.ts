/**
 * The wire contract by hand-made HTTP: no code of ours but what stands here.
 */
import { evaluate, expect, siteUrl, test, unique } from './fixtures';

type Fields = Record< string, string >;

const page = async ( path: string ): Promise< string > =>
	( await fetch( siteUrl() + path ) ).text();

const input = ( html: string, name: string ): string =>
	new RegExp( `name="${ name }"[^>]*value="([^"]*)"` ).exec( html )?.[ 1 ] ??
	'';

/** The module of a form on a page: from its root to the form's end. */
const module = ( html: string, id: string ): string => {
	const start = html.search( new RegExp( `<div[^>]* id="${ id }"` ) );
	return html.slice( start, html.indexOf( '</form>', start ) );
};

const enquiry = (
	form: string,
	message: string,
	more: Fields = {}
): Fields => ( {
	et_pb_contact_name_0: 'Jo',
	et_pb_contact_email_0: 'jo@example.com',
	et_pb_contact_message_0: message,
	et_pb_contactform_submit_0: 'et_contact_proccess',
	et_pb_contact_et_number_0: '',
	et_pb_contact_email_fields_0: JSON.stringify( [
		{
			field_id: 'et_pb_contact_name_0',
			original_id: 'name',
			required_mark: 'not_required',
			field_type: 'input',
			field_label: '<b>Forged</b>',
		},
	] ),
	token: '',
	brolga_key: '',
	brolga_form: form,
	...more,
} );

const post = (
	path: string,
	fields: Fields,
	headers: Fields = {}
): Promise< Response > =>
	fetch( siteUrl() + path, {
		method: 'POST',
		body: new URLSearchParams( fields ),
		headers,
		redirect: 'manual',
	} );

const count = ( text: string ): unknown =>
	evaluate(
		`global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_entries WHERE fields LIKE %s", '%${ text }%' ) );`
	);

const formId = async (): Promise< string > =>
	input( await page( '/contact/' ), 'brolga_form' );

test( 'a success without scripts redirects, is never cached, and stores once (FORM-2, FORM-3, FORM-28, FORM-36)', async () => {
	const text = unique( 'plain' );
	const answer = await post( '/contact/', enquiry( await formId(), text ) );
	expect( answer.status ).toBe( 303 );
	expect( answer.headers.get( 'location' ) ).toContain( '/thank-you/' );
	expect( answer.headers.get( 'cache-control' ) ).toContain( 'no-store' );
	expect( count( text ) ).toBe( 1 );
} );

test( 'a success for the script is the module alone (FORM-21, FORM-25, FORM-26, FORM-27)', async () => {
	const html = await page( '/contact/' );
	const id =
		/<div[^>]* id="([^"]+)"[^>]*data-brolga-module="brolga\/contact-form"/.exec(
			html
		)?.[ 1 ] ?? '';
	const answer = await post(
		'/contact/',
		enquiry( input( html, 'brolga_form' ), unique( 'module' ) ),
		{ 'X-Brolga-Module': id }
	);
	const body = await answer.text();
	expect( answer.status ).toBe( 200 );
	expect( body ).not.toContain( '<html' );
	expect( body ).not.toContain( 'brolga-error-text' );
	expect( body ).toMatch( /data-brolga-redirect="[^"]*\/thank-you\// );

	const whole = await post(
		'/contact/',
		enquiry( input( html, 'brolga_form' ), '' ),
		{ 'X-Brolga-Module': 'no-such-module' }
	);
	expect( await whole.text() ).toContain( '<html' );
} );

test( 'a mistake lists the saved labels and keeps the text (FORM-8, FORM-9, FORM-13, FORM-15, FORM-19, FORM-35)', async () => {
	const answer = await post(
		'/contact/',
		enquiry( await formId(), '', { et_pb_contact_name_0: 'Kept & "safe"' } )
	);
	const body = await answer.text();
	expect( answer.status ).toBe( 422 );
	const error =
		/class="brolga-error-text"[\s\S]*?<\/ul>/.exec( body )?.[ 0 ] ?? '';
	expect( error ).toContain( 'What is the corner like?' );
	expect( error ).not.toContain( 'Forged' );
	expect( body ).toContain( 'value="Kept &amp; &quot;safe&quot;"' );
} );

test( 'a sum is checked, used up and renewed (CAPTCHA-1)', async () => {
	const path = '/modules/contact-form/';
	const sumForm = ( html: string ) => {
		const part = module( html, 'sum' );
		const number =
			/name="et_pb_contact_captcha_(\d+)"/.exec( part )?.[ 1 ] ?? '';
		const [ , one = '', two = '' ] =
			/(\d+)\s*(?:\+|&#43;|plus)\s*(\d+)/.exec(
				part.replace( /<[^>]+>/g, ' ' )
			) ?? [];
		return { part, number, one, two };
	};
	const fields = (
		{ part, number }: { part: string; number: string },
		message: string,
		sum: string
	): Fields => ( {
		[ `et_pb_contact_name_${ number }` ]: 'Jo',
		[ `et_pb_contact_email_${ number }` ]: 'jo@example.com',
		[ `et_pb_contact_message_${ number }` ]: message,
		[ `et_pb_contact_captcha_${ number }` ]: sum,
		[ `et_pb_contactform_submit_${ number }` ]: 'et_contact_proccess',
		brolga_form: input( part, 'brolga_form' ),
		brolga_captcha: input( part, 'brolga_captcha' ),
		brolga_key: '',
		token: '',
	} );

	const first = sumForm( await page( path ) );
	const right = String( Number( first.one ) + Number( first.two ) );
	expect( Number( right ) ).toBeGreaterThan( 1 );

	const wrong = await post( path, fields( first, 'Sum', '99' ) );
	expect( wrong.status ).toBe( 422 );
	const second = sumForm( await wrong.text() );
	expect( input( second.part, 'brolga_captcha' ) ).not.toBe(
		input( first.part, 'brolga_captcha' )
	);
	expect( second.part ).toContain( 'value="Jo"' );

	const empty = await post( path, fields( second, 'Sum', '' ) );
	expect( empty.status ).toBe( 422 );

	const third = sumForm( await page( path ) );
	const sum = String( Number( third.one ) + Number( third.two ) );
	const text = unique( 'sum' );
	expect( ( await post( path, fields( third, text, sum ) ) ).status ).toBe(
		303
	);
	const again = await post( path, fields( third, `${ text } twice`, sum ) );
	expect( again.status ).toBe( 422 );
	expect( count( text ) ).toBe( 1 );
} );

test( 'one key is one entry, whatever comes at once (LEAD-4, LEAD-5, LEAD-7)', async () => {
	const form = await formId();
	const text = unique( 'key' );
	const body = enquiry( form, text, { brolga_key: crypto.randomUUID() } );
	const answers = await Promise.all(
		Array.from( { length: 50 }, () => post( '/contact/', body ) )
	);
	expect( answers.map( ( { status } ) => status ) ).toEqual(
		Array( 50 ).fill( 303 )
	);
	expect( count( text ) ).toBe( 1 );
	const other = await post( '/contact/', {
		...body,
		et_pb_contact_message_0: `${ text } changed`,
	} );
	expect( other.status ).toBe( 409 );
	expect( count( text ) ).toBe( 1 );
} );

test( 'the same body without a key is one submission (LEAD-6)', async () => {
	const text = unique( 'twice' );
	const body = enquiry( await formId(), text );
	expect( ( await post( '/contact/', body ) ).status ).toBe( 303 );
	expect( ( await post( '/contact/', body ) ).status ).toBe( 303 );
	expect( count( text ) ).toBe( 1 );
} );

test( 'a hundred visitors of one cached page are a hundred entries (LEAD-8, FORM-37)', async () => {
	test.setTimeout( 300_000 );
	const form = await formId();
	const text = unique( 'cached' );
	for ( let batch = 0; batch < 10; batch++ ) {
		const answers = await Promise.all(
			Array.from( { length: 10 }, ( _, index ) =>
				post(
					'/contact/',
					enquiry( form, `${ text } ${ batch }${ index }`, {
						et_pb_contact_email_0: `v${ batch }${ index }@example.com`,
					} )
				)
			)
		);
		expect( answers.every( ( { status } ) => status === 303 ) ).toBe(
			true
		);
	}
	expect( count( text ) ).toBe( 100 );
} );

test( 'an unknown or forged form is refused with a sentence, the text stays (TOKEN-4, FORM-19)', async () => {
	const text = unique( 'forged' );
	const forged = ( await formId() ).replace( /.$/, ( last ) =>
		last === 'A' ? 'B' : 'A'
	);
	const answer = await post( '/contact/', enquiry( forged, text ) );
	expect( answer.status ).toBe( 403 );
	const body = await answer.text();
	expect( body ).toContain( 'brolga-error-text' );
	expect( body ).toContain( text );
	expect( count( text ) ).toBe( 0 );
} );

test( 'a refused token is told of in the module alone, where one is asked for (FORM-25, FORM-26, TOKEN-4, TOKEN-10)', async () => {
	const path = '/modules/contact-form/';
	const part = module( await page( path ), 'dark' );
	const number =
		/name="et_pb_contactform_submit_(\d+)"/.exec( part )?.[ 1 ] ?? '';
	const text = unique( 'alone' );
	const fields = ( form: string ): Fields => ( {
		[ `et_pb_contact_name_${ number }` ]: 'Jo',
		[ `et_pb_contact_email_${ number }` ]: 'jo@example.com',
		[ `et_pb_contact_message_${ number }` ]: text,
		[ `et_pb_contactform_submit_${ number }` ]: '1',
		brolga_form: form,
	} );
	for ( const form of [ '', 'forged' ] ) {
		const answer = await post( path, fields( form ), {
			'X-Brolga-Module': 'dark',
		} );
		const body = await answer.text();
		expect( answer.status ).toBe( 403 );
		expect( answer.headers.get( 'cache-control' ) ).toBe( 'no-store' );
		expect( body ).toMatch( /^\s*<div[^>]* id="dark"/ );
		expect( body ).not.toContain( '<html' );
		expect( body ).toContain( 'class="brolga-error-text"' );
		expect( body ).toContain( `${ text }</textarea>` );
		const again = await post(
			path,
			fields( input( body, 'brolga_form' ) )
		);
		expect( again.status ).toBe( 303 );
	}
	const whole = await post( path, fields( '' ), {
		'X-Brolga-Module': 'no-such-module',
	} );
	expect( whole.status ).toBe( 403 );
	expect( await whole.text() ).toContain( '<html' );
} );

test( 'a post from another site is refused (TOKEN-7)', async () => {
	const answer = await post(
		'/contact/',
		enquiry( await formId(), unique( 'elsewhere' ) ),
		{ Origin: 'https://evil.example' }
	);
	expect( answer.status ).toBe( 403 );
} );

test( 'a body that is too large is refused (REST-2)', async () => {
	const answer = await post(
		'/contact/',
		enquiry( await formId(), 'x'.repeat( 70_000 ) )
	);
	expect( answer.status ).toBe( 413 );
} );

test( 'the REST twin stores the same and says what is wrong (REST-1)', async () => {
	const text = unique( 'twin' );
	const ask = async ( fields: object, key = '' ): Promise< Response > =>
		fetch( `${ siteUrl() }/wp-json/brolga/v1/enquiries`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( {
				form: await formId(),
				key,
				fields,
				token: '',
			} ),
		} );
	const good = await ask(
		{ name: 'Jo', email: 'JO@example.com', message: text },
		crypto.randomUUID()
	);
	expect( good.status ).toBe( 201 );
	expect( await good.json() ).toEqual( {
		id: expect.anything() as unknown,
		redirect: expect.stringContaining( '/thank-you/' ) as unknown,
	} );
	expect( count( text ) ).toBe( 1 );

	const bad = await ask( { name: 'Jo', email: 'nobody', message: '' } );
	expect( bad.status ).toBe( 422 );
	const answer = ( await bad.json() ) as {
		code: string;
		message: string;
		errors: { field: string; message: string }[];
	};
	expect( answer.errors.map( ( { field } ) => field ).sort() ).toEqual( [
		'email',
		'message',
	] );
} );

/** What the sign-up of a page would send by its script. */
const signUp = async ( more: Fields = {} ): Promise< Fields > => {
	const html = await page( '/subscribe/' );
	const form = module( html, 'notes' );
	const pageConfig =
		/<script type="application\/json" id="brolga-config">(.*?)<\/script>/.exec(
			html
		)?.[ 1 ] ?? '{}';
	return {
		action: 'et_pb_submit_subscribe_form',
		et_frontend_nonce: String(
			( JSON.parse( pageConfig ) as Fields ).et_frontend_nonce
		),
		et_list_id: input( form, 'et_pb_signup_list_id' ),
		et_firstname: 'Jo',
		et_lastname: '',
		et_email: `${ unique( 'jo' ) }@example.com`,
		et_provider: input( form, 'et_pb_signup_provider' ),
		et_account: input( form, 'et_pb_signup_account_name' ),
		et_ip_address: input( form, 'et_pb_signup_ip_address' ),
		et_custom_fields: '',
		et_hidden_fields: '',
		token: '',
		et_checksum: input( form, 'et_pb_signup_checksum' ),
		...more,
	};
};
const AJAX = '/wp-admin/admin-ajax.php';
const subscribers = ( email: string ): unknown =>
	evaluate(
		`global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_subscribers WHERE email = %s", '${ email }' ) );`
	);

test( 'a sign-up is 200 and flat, whatever becomes of it (NEWS-1, NEWS-5, NEWS-7, NEWS-13, NEWS-17)', async () => {
	const sent = await signUp();
	const ask = async ( fields: Fields, headers: Fields = {} ) => {
		const answer = await post( AJAX, fields, headers );
		expect( answer.status ).toBe( 200 );
		expect( answer.headers.get( 'content-type' ) ).toContain(
			'application/json'
		);
		expect( answer.headers.get( 'cache-control' ) ).toContain( 'no-store' );
		return ( await answer.json() ) as object;
	};
	const success = await ask( sent );
	expect( success ).toEqual( {
		success: expect.stringMatching( /./ ) as unknown,
		redirect: '',
	} );
	// Known by now, in other letters.
	expect(
		await ask( {
			...sent,
			et_email: ( sent.et_email ?? '' ).toUpperCase(),
		} )
	).toEqual( success );
	expect( subscribers( sent.et_email ?? '' ) ).toBe( 1 );

	const other = `${ unique( 'no' ) }@example.com`;
	const refusals: [ Fields, Fields? ][] = [
		[ { et_frontend_nonce: '' } ],
		[ { et_frontend_nonce: 'x.9999999999.y' } ],
		[ { et_list_id: 'vip' } ],
		[ { et_provider: 'mailchimp' } ],
		[ { et_account: 'other' } ],
		[ { et_checksum: '' } ],
		[ { et_email: 'jo@' } ],
		[ { et_email: `${ other }\r\nBcc: x@example.com` } ],
		[ { et_firstname: ' ' } ],
		[ { 'et_email[]': other, et_email: '' } ],
		[ {}, { Origin: 'https://evil.example' } ],
		[ { token: 'x'.repeat( 70_000 ) } ],
	];
	for ( const [ wrong, headers ] of refusals ) {
		expect(
			await ask( { ...sent, et_email: other, ...wrong }, headers )
		).toEqual( { error: expect.stringMatching( /./ ) as unknown } );
	}
	expect( subscribers( other ) ).toBe( 0 );
} );

test( 'the twin of the sign-up says the same with statuses (NEWS-11)', async () => {
	const sent = await signUp();
	const body = {
		checksum: sent.et_checksum,
		list_id: sent.et_list_id,
		provider: sent.et_provider,
		email: sent.et_email,
		firstname: 'Jo',
	};
	const ask = ( fields: object ): Promise< Response > =>
		fetch( `${ siteUrl() }/wp-json/brolga/v1/subscriptions`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( fields ),
		} );
	const good = await ask( body );
	expect( good.status ).toBe( 202 );
	expect( Object.keys( ( await good.json() ) as object ) ).toEqual( [
		'success',
		'redirect',
	] );
	expect( subscribers( body.email ?? '' ) ).toBe( 1 );
	expect( ( await ask( { ...body, list_id: 'vip' } ) ).status ).toBe( 403 );
	const bad = await ask( { ...body, email: 'jo@', firstname: '' } );
	expect( bad.status ).toBe( 422 );
	expect( await bad.json() ).toMatchObject( {
		code: 'contact_error_message',
		message: expect.stringMatching( /./ ) as unknown,
		errors: [ { field: 'firstname' }, { field: 'email' } ],
	} );
} );

test( 'a page that is too old comes back fresh, and the sign-up goes on (TOKEN-4, TOKEN-10)', async () => {
	const email = `${ unique( 'old' ) }@example.com`;
	const form = module( await page( '/subscribe/' ), 'notes' );
	const fields = ( html: string ): Fields => ( {
		et_pb_signup_firstname: 'Jo',
		et_pb_signup_email: email,
		et_pb_signup_list_id: input( html, 'et_pb_signup_list_id' ),
		et_pb_signup_provider: input( html, 'et_pb_signup_provider' ),
		et_pb_signup_account_name: '',
		et_pb_signup_checksum: input( html, 'et_pb_signup_checksum' ),
		brolga_number: '0',
	} );
	const refused = await post( '/subscribe/', {
		...fields( form ),
		et_pb_signup_checksum: 'W10.1700000000.' + 'A'.repeat( 43 ),
	} );
	expect( refused.status ).toBe( 403 );
	expect( refused.headers.get( 'cache-control' ) ).toContain( 'no-store' );
	const fresh = module( await refused.text(), 'notes' );
	expect( fresh ).toContain( 'class="brolga-error-text"' );
	expect( input( fresh, 'et_pb_signup_email' ) ).toBe( email );
	const taken = await post( '/subscribe/', fields( fresh ) );
	expect( taken.status ).toBe( 303 );
	expect( subscribers( email ) ).toBe( 1 );
} );

test( 'the keep-alive answers every page, never cached, and reflects nothing (SESSION-9, SESSION-11, SESSION-13, SESSION-16, SESSION-18)', async () => {
	for ( const path of [ '/', '/contact/', '/no-such-page/' ] ) {
		const answer = await fetch(
			`${ siteUrl() }${ path }?update=true&r=0.123456789`
		);
		const body = await answer.text();
		expect( answer.status ).toBe( 200 );
		expect( answer.headers.get( 'cache-control' ) ).toBe( 'no-store' );
		expect( body ).not.toContain( '123456789' );
		expect( Object.keys( JSON.parse( body ) as object ) ).toEqual( [
			'ok',
			'et_frontend_nonce',
			'et_ab_log_nonce',
		] );
	}
} );
