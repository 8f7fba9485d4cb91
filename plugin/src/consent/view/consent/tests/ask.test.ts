import { settled } from '../../../../../../tests/support/view';
import { tellConsent } from '../../../../runtime/consent/state';

const mockFetched = jest.fn();
jest.mock( '@brolga/consent-choices', () => {
	mockFetched();
	return {};
} );

const PAGE = `<section data-brolga-consent hidden><h2>Your privacy</h2></section>
	<script type="application/json" id="brolga-config">{"consent":{"version":"v1","mode":"opt-in","services":{"maps":"preferences"}}}</script>`;

const open = async ( html = PAGE ): Promise< void > => {
	document.body.innerHTML = html;
	await jest.isolateModulesAsync( async () => {
		await import( '..' );
	} );
	await settled( 0 );
};

describe( 'what takes an answer (CONSENT-46)', () => {
	beforeEach( () => {
		mockFetched.mockClear();
		document.cookie = 'brolga_consent=; path=/; max-age=0';
		window.ResizeObserver = class {
			observe(): void {}
		} as unknown as typeof ResizeObserver;
	} );

	it( 'is not there while a visitor has not moved towards one', async () => {
		await open();
		expect(
			document.querySelector< HTMLElement >( 'section' )?.hidden
		).toBe( false );
		expect( mockFetched ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'is shown once its looks have come (PERF-38)', false ],
		[ 'stays away where an answer was given before they came', true ],
	] )( 'the banner %s', async ( _, isAnswered ) => {
		document.head.innerHTML = '';
		await open(
			PAGE.replace( '<section', '<section data-brolga-style="/look.css"' )
		);
		const banner = document.querySelector( 'section' );
		expect( banner?.hidden ).toBe( true );
		if ( isAnswered ) {
			tellConsent();
		}
		document.head
			.querySelector( 'link' )
			?.dispatchEvent( new Event( 'load' ) );
		await settled( 0 );
		expect( banner?.hidden ).toBe( isAnswered );
	} );

	it.each( [
		[
			'a visitor who has answered',
			'brolga_consent=v1.1700000000.maps; path=/',
			PAGE,
		],
		[
			'a page whose services run until they are refused',
			'other=1; path=/',
			PAGE.replace( 'opt-in', 'opt-out' ),
		],
	] )( 'tells others of it for %s', async ( _, cookie, html ) => {
		document.cookie = cookie;
		await open( html );
		expect( mockFetched ).toHaveBeenCalledTimes( 1 );
	} );
} );
