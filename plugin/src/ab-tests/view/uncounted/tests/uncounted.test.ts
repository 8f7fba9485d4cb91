const beacon = jest.fn< boolean, [ string, Blob ] >( () => true );

const open = async (
	cookie: string,
	{ hidden = false, mode = 'opt-in' } = {}
): Promise< void > => {
	document.cookie = `brolga_consent=${ cookie }; path=/`;
	document.body.innerHTML = `<script type="application/json" id="brolga-config">${ JSON.stringify(
		{
			rest: 'https://example.org/wp-json/brolga/v1',
			et_ab_log_nonce: 'n',
			consent: {
				version: 'v1',
				mode,
				services: { experiments: 'statistics' },
			},
		}
	) }</script>
	<div class="et_pb_ab_subject" data-brolga-test="12"></div>
	<div class="et_pb_ab_subject" data-brolga-test="12"></div>
	<div class="et_pb_ab_subject" data-brolga-test="12-2"></div>
	<div class="et_pb_ab_subject" data-brolga-test="14" data-brolga-subject="1"></div>`;
	Object.defineProperty( document, 'hidden', {
		configurable: true,
		value: hidden,
	} );
	Object.assign( navigator, { sendBeacon: beacon } );
	beacon.mockClear();
	await jest.isolateModulesAsync( async () => {
		await import( '..' );
	} );
};

const sent = async (): Promise< unknown > =>
	JSON.parse(
		await new Promise< string >( ( done ) => {
			const reader = new FileReader();
			reader.onload = () => done( String( reader.result ) );
			reader.readAsText( beacon.mock.calls[ 0 ]?.[ 1 ] ?? new Blob() );
		} )
	);

describe( 'views of a test without consent, where the page picks (AB-68)', () => {
	it.each( [
		[ 'have no answer', '' ],
		[ 'have refused', 'v1.1.' ],
	] )( 'are told of visitors who %s, once a test', async ( _, cookie ) => {
		await open( cookie );
		expect( beacon ).toHaveBeenCalledTimes( 1 );
		expect( beacon.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			'https://example.org/wp-json/brolga/v1/events'
		);
		const record = { subject_id: '', record_type: 'read_page' };
		expect( await sent() ).toEqual( {
			et_ab_log_nonce: 'n',
			records: [
				{ test_id: '12', ...record },
				{ test_id: '12-2', ...record },
			],
		} );
		expect( document.cookie ).not.toContain( 'et_pb_ab' );
	} );

	it( 'are not told where the visitor agrees, or nobody said no', async () => {
		await open( 'v1.1.experiments' );
		expect( beacon ).not.toHaveBeenCalled();
		await open( '', { mode: 'opt-out' } );
		expect( beacon ).not.toHaveBeenCalled();
	} );

	it( 'are told when the page is seen', async () => {
		await open( '', { hidden: true } );
		expect( beacon ).not.toHaveBeenCalled();
		Object.defineProperty( document, 'hidden', {
			configurable: true,
			value: false,
		} );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		expect( beacon ).toHaveBeenCalledTimes( 1 );
	} );
} );
