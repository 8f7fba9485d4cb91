/**
 * Placeholders of a page out of a cache, and what takes their places.
 */
import { admits, memoryOf, renameIds } from '../model';

const mockAnswers: { post: jest.Mock } = { post: jest.fn() };

jest.mock( '@brolga/runtime-now', () => ( {
	config: () => ( {
		ajaxurl: '/wp-admin/admin-ajax.php',
		et_frontend_nonce: 'token',
	} ),
} ) );
jest.mock( '@brolga/http', () => ( {
	post: ( ...call: unknown[] ): unknown => mockAnswers.post( ...call ),
} ) );

const place = ( test: string, more = '' ): string =>
	`<div class="et_pb_ab_subject" data-brolga-placeholder data-brolga-test="${ test }" data-brolga-cookie="et_pb_ab_subject_${ test }" data-brolga-media="all" ${ more }><p id="b">Control of ${ test }</p></div>`;

const variant = ( test: string ): string =>
	JSON.stringify( {
		id: '1',
		content: `<div class="et_pb_ab_subject" data-brolga-test="${ test }" data-brolga-subject="1"><p id="b">B of ${ test }</p></div>`,
	} );

const page = (): string => ( document.body.textContent ?? '' ).trim();

/** Loaded when it is asked for: the runtime's stand-in comes first. */
async function settle(): Promise< void > {
	const { settle: fill } = await import( '../placeholders' );
	await fill();
}

describe( 'the placeholders of a cached page', () => {
	beforeEach( () => {
		mockAnswers.post = jest.fn();
		window.matchMedia = ( ( query: string ) => ( {
			matches: query === 'all',
		} ) ) as unknown as typeof window.matchMedia;
	} );

	it( 'ask for the visitor’s variant by the call of the contract (AB-18)', async () => {
		document.body.innerHTML = place( '12-2' );
		mockAnswers.post.mockResolvedValue( variant( '12-2' ) );
		await settle();
		const [ [ url, body ] ] = mockAnswers.post.mock.calls as [
			[ string, () => URLSearchParams ],
		];
		expect( url ).toBe( '/wp-admin/admin-ajax.php' );
		expect( Object.fromEntries( body() ) ).toEqual( {
			action: 'et_pb_ab_get_subject_id',
			et_frontend_nonce: 'token',
			et_pb_ab_test_id: '12-2',
		} );
		expect( page() ).toBe( 'B of 12-2' );
		expect(
			document.querySelector( '[data-brolga-placeholder]' )
		).toBeNull();
	} );

	it.each( [
		[ 'B &amp; <em>more</em>', 'B & <em>more</em>' ],
		[ '', '' ],
	] )(
		'show the title that the variant brings along (AB-64): %s',
		async ( title, html ) => {
			document.body.innerHTML = `<h1><span data-brolga-title-of="12">A</span></h1><h1><span data-brolga-title-of="13">Other</span></h1>${ place( '12' ) }`;
			mockAnswers.post.mockResolvedValue(
				JSON.stringify( {
					id: '1',
					content: `<div class="et_pb_ab_subject" data-brolga-title="${ title
						.replaceAll( '&', '&amp;' )
						.replaceAll( '<', '&lt;' ) }"><p>B</p></div>`,
				} )
			);
			await settle();
			expect( document.querySelector( 'h1' )?.innerHTML ).toBe(
				`<span>${ html.replace( '&', '&amp;' ) }</span>`
			);
			expect( page() ).toContain( 'OtherB' );
		}
	);

	it( 'show the page’s own title where no variant comes (AB-64)', async () => {
		document.body.innerHTML = `<h1><span data-brolga-title-of="12">A</span></h1>${ place( '12' ) }`;
		mockAnswers.post.mockRejectedValue( new Error( 'HTTP 500' ) );
		await settle();
		expect( document.querySelector( 'h1' )?.innerHTML ).toBe(
			'<span>A</span>'
		);
	} );

	it( 'of one test are asked for once, and have ids of their own (AB-54)', async () => {
		document.body.innerHTML = place( '12' ) + place( '12' );
		mockAnswers.post.mockResolvedValue( variant( '12' ) );
		await settle();
		expect( mockAnswers.post ).toHaveBeenCalledTimes( 1 );
		expect(
			[ ...document.querySelectorAll( 'p' ) ].map( ( { id } ) => id )
		).toEqual( [ 'b', 'b-12-2' ] );
	} );

	it.each( [
		[ 'fails', Promise.reject( new Error( 'HTTP 500' ) ) ],
		[ 'is no JSON', Promise.resolve( '<html>' ) ],
		[ 'has no content', Promise.resolve( '{"id":"1"}' ) ],
	] )(
		'hold the control where the answer %s, and nothing to count (AB-18, AB-21)',
		async ( _, answer ) => {
			document.body.innerHTML = place( '12' );
			mockAnswers.post.mockReturnValue( answer );
			await settle();
			expect( page() ).toBe( 'Control of 12' );
			expect(
				document.querySelector(
					'[data-brolga-subject], [data-brolga-placeholder]'
				)
			).toBeNull();
		}
	);

	it( 'wake the control’s scripts where it stays (AB-21)', async () => {
		document.body.innerHTML = place( '12' );
		const script = document.createElement( 'script' );
		script.type = 'text/brolga-';
		script.textContent = 'document.title = "awake"';
		document.querySelector( '.et_pb_ab_subject' )?.append( script );
		mockAnswers.post.mockRejectedValue( new Error( 'HTTP 404' ) );
		await settle();
		expect(
			document.querySelector( 'script[type^="text/brolga-"]' )
		).toBeNull();
		expect( document.querySelector( 'script' )?.type ).toBe( '' );
		expect( page() ).toContain( 'Control of 12' );
	} );

	it( 'hold the control after two seconds, and a late answer changes nothing (AB-54)', async () => {
		jest.useFakeTimers();
		try {
			document.body.innerHTML = place( '12' );
			let arrive: ( answer: string ) => void = () => undefined;
			mockAnswers.post.mockReturnValue(
				new Promise( ( resolve ) => ( arrive = resolve ) )
			);
			const done = settle();
			await jest.advanceTimersByTimeAsync( 1999 );
			expect(
				document.querySelector( '[data-brolga-placeholder]' )
			).not.toBeNull();
			await jest.advanceTimersByTimeAsync( 1 );
			await done;
			expect( page() ).toBe( 'Control of 12' );
			arrive( variant( '12' ) );
			await jest.advanceTimersByTimeAsync( 1 );
			expect( page() ).toBe( 'Control of 12' );
		} finally {
			jest.useRealTimers();
		}
	} );

	it( 'of a test that is for others hold the control and ask nobody (AB-50)', async () => {
		document.body.innerHTML = place(
			'12',
			'data-brolga-if="^(?=.*[?&amp;]utm_campaign=spring[;&amp;])"'
		);
		await settle();
		expect( mockAnswers.post ).not.toHaveBeenCalled();
		expect( page() ).toBe( 'Control of 12' );
	} );

	it( 'of tests that exclude each other ask for the first (AB-50)', async () => {
		document.body.innerHTML =
			place(
				'12',
				'data-brolga-if="^(?!.*; (?:et_pb_ab_subject_13)=)"'
			) +
			place( '13', 'data-brolga-if="^(?!.*; (?:et_pb_ab_subject_12)=)"' );
		mockAnswers.post.mockResolvedValue( variant( '12' ) );
		await settle();
		expect( mockAnswers.post ).toHaveBeenCalledTimes( 1 );
		expect( page() ).toBe( 'B of 12Control of 13' );
	} );
} );

describe( 'who takes part (AB-50)', () => {
	const COOKIE = 'et_pb_ab_subject_12';
	const NEW = '^(?!.*#.*; et_pb_ab_)';

	it.each( [
		[ '', '', '', true ],
		[ NEW, '', 'theme=dark', true ],
		[ NEW, '', 'a=b; et_pb_ab_subject_9=1', false ],
		// Whoever was given a subject stays.
		[ NEW, '', `${ COOKIE }=1`, true ],
		[ '^(?=.*[?&]utm_campaign=a[;&])', '?utm_campaign=a', '', true ],
		[ '^(?=.*[?&]utm_campaign=a[;&])', '?utm_campaign=ab', '', false ],
	] )(
		'rules %s, address %s, cookies %s: %s',
		( rules, search, cookies, is ) =>
			expect(
				admits( COOKIE, rules, memoryOf( [], search, cookies ) )
			).toBe( is )
	);
} );

describe( 'ids that the page has already', () => {
	it( 'are given up, with all that refers to them', () => {
		const root = document.createElement( 'div' );
		root.innerHTML =
			'<label for="a">A</label><input id="a" aria-describedby="b own"><p id="b"></p><a href="#a">Up</a><i id="own"></i>';
		renameIds( root, ( id ) => id !== 'own', '-2' );
		expect( root.innerHTML ).toBe(
			'<label for="a-2">A</label><input id="a-2" aria-describedby="b-2 own"><p id="b-2"></p><a href="#a-2">Up</a><i id="own"></i>'
		);
	} );
} );
