/**
 * How a partner's name goes from page to page without being stored.
 */
const consent = {
	version: 'v1',
	mode: 'opt-in',
	services: { affiliate: 'marketing' },
};

const visit = async (
	address: string,
	before: string,
	pageConfig: object = {}
): Promise< string > => {
	window.history.replaceState( { a: 1 }, '', address );
	const referrer = jest.spyOn( document, 'referrer', 'get' );
	referrer.mockReturnValue( before );
	document.body.innerHTML = `<script type="application/json" id="brolga-config">${ JSON.stringify(
		{
			tracking: { affiliate: { parameter: 'ref', days: 90 } },
			consent,
			...pageConfig,
		}
	) }</script>`;
	jest.resetModules();
	await import( '..' );
	referrer.mockRestore();
	return window.location.href;
};

describe( 'a partner’s name', () => {
	afterEach( () => {
		document.cookie = 'brolga_consent=; max-age=0; path=/';
	} );

	it( 'goes from page to page while the visitor has not answered, and is stored nowhere (TRACK-24)', async () => {
		const second = await visit(
			'/ferns/?s=a+b%20c#d',
			'http://localhost/?ref=Anna+M%C3%BCller'
		);
		expect( second ).toBe(
			'http://localhost/ferns/?s=a+b%20c&ref=Anna+M%C3%BCller#d'
		);
		expect( window.history.state ).toEqual( { a: 1 } );
		const third = await visit( '/moss/', second );
		expect( third ).toBe( 'http://localhost/moss/?ref=Anna+M%C3%BCller' );
		expect( await visit( '/peat/', third ) ).toBe(
			'http://localhost/peat/?ref=Anna+M%C3%BCller'
		);
		expect( document.cookie ).toBe( '' );
		expect( { ...sessionStorage, ...localStorage } ).toEqual( {} );
	} );

	it( 'leaves the address with the answer, whatever it is (TRACK-24)', async () => {
		await visit( '/ferns/?a=1', 'http://localhost/?ref=anna' );
		expect( window.location.search ).toBe( '?a=1&ref=anna' );
		document.dispatchEvent( new CustomEvent( 'brolga:consent' ) );
		expect( window.location.search ).toBe( '?a=1' );
	} );

	it( 'gives way to a later link’s (TRACK-24)', async () => {
		expect( await visit( '/?ref=ben', 'http://localhost/?ref=anna' ) ).toBe(
			'http://localhost/?ref=ben'
		);
	} );

	it( 'comes from this site’s pages alone (TRACK-24)', async () => {
		expect( await visit( '/a/', 'https://b.example/?ref=anna' ) ).toBe(
			'http://localhost/a/'
		);
		expect( await visit( '/a/', '' ) ).toBe( 'http://localhost/a/' );
	} );

	it.each( [ '', 'affiliate' ] )(
		'is left alone once the visitor has answered: %p (TRACK-24)',
		async ( ids ) => {
			document.cookie = `brolga_consent=v1.1700000000.${ ids }; path=/`;
			expect( await visit( '/a/', 'http://localhost/?ref=anna' ) ).toBe(
				'http://localhost/a/'
			);
		}
	);

	it( 'is left alone where nobody is asked, and on pages that tell nobody (TRACK-24)', async () => {
		expect(
			await visit( '/a/', 'http://localhost/?ref=anna', {
				consent: undefined,
			} )
		).toBe( 'http://localhost/a/' );
		expect(
			await visit( '/a/', 'http://localhost/?ref=anna', {
				tracking: undefined,
			} )
		).toBe( 'http://localhost/a/' );
	} );
} );
