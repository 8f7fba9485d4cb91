import { consentFor, mayRun, onConsent, tellConsent } from '../state';

const ask = ( mode: string ): void => {
	document.body.innerHTML = `<script type="application/json" id="brolga-config">{"consent":{"version":"v2","mode":"${ mode }","services":{"maps":"preferences","tags":"statistics"}}}</script>`;
};
const answer = ( value: string ): void => {
	document.cookie = `brolga_consent=${ value }; path=/`;
};

describe( 'what the visitor said (TRACK-7, TRACK-11)', () => {
	beforeEach( () => {
		document.body.innerHTML = '';
		document.cookie = 'brolga_consent=; path=/; max-age=0';
		Reflect.deleteProperty( navigator, 'globalPrivacyControl' );
	} );

	it( 'is nothing where nothing asks', () => {
		answer( 'v2.1.maps' );
		expect( consentFor( 'maps' ) ).toBe( 'not-asked' );
		expect( mayRun( 'maps' ) ).toBe( true );
	} );

	it( 'is waited for, or taken as yes', () => {
		ask( 'opt-in' );
		expect( consentFor( 'maps' ) ).toBe( 'waiting' );
		expect( mayRun( 'maps' ) ).toBe( false );
		expect( consentFor( 'other' ) ).toBe( 'not-asked' );
		ask( 'opt-out' );
		expect( consentFor( 'maps' ) ).toBe( 'granted' );
	} );

	it( 'is no where the browser says no to all', () => {
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			value: true,
			configurable: true,
		} );
		ask( 'opt-out' );
		expect( consentFor( 'maps' ) ).toBe( 'denied' );
		answer( 'v2.1.maps' );
		expect( consentFor( 'maps' ) ).toBe( 'granted' );
	} );

	it( 'is in the cookie, service by service', () => {
		ask( 'opt-in' );
		answer( 'v2.1732312345.maps' );
		expect( consentFor( 'maps' ) ).toBe( 'granted' );
		expect( consentFor( 'tags' ) ).toBe( 'denied' );
		answer( 'v2.1732312345.' );
		expect( consentFor( 'maps' ) ).toBe( 'denied' );
	} );

	it.each( [ 'v1.1.maps', 'v2.maps', '<b>', 'v2.1.maps"', '' ] )(
		'counts for what was asked alone: %s',
		( value ) => {
			ask( 'opt-in' );
			answer( value );
			expect( consentFor( 'maps' ) ).toBe( 'waiting' );
		}
	);

	it( 'is in no cookie whose name only ends alike', () => {
		ask( 'opt-in' );
		document.cookie = 'foo_brolga_consent=v2.1732312345.maps; path=/';
		expect( consentFor( 'maps' ) ).toBe( 'waiting' );
		document.cookie = 'foo_brolga_consent=; path=/; max-age=0';
	} );

	it( 'is told when it changes', () => {
		const hear = jest.fn();
		const end = new AbortController();
		onConsent( hear, end.signal );
		tellConsent();
		end.abort();
		tellConsent();
		expect( hear ).toHaveBeenCalledTimes( 1 );
	} );
} );
