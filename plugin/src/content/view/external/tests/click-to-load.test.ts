import { fakeMotion } from '../../../../../../tests/support/view';
import { tellConsent } from '../../../../runtime/consent/state';
import { clickToLoad } from '../click-to-load';

fakeMotion();

const gate = ( host: string ): HTMLElement => {
	const element = document.createElement( 'div' );
	element.dataset.brolgaExternal = host;
	element.dataset.brolgaCategory = 'maps';
	element.append( document.createElement( 'button' ) );
	document.body.append( element );
	return element;
};
const wait = ( element: HTMLElement ): jest.Mock => {
	const load = jest.fn();
	clickToLoad( element, load, new AbortController().signal );
	return load;
};
const answer = ( consent: string ): void => {
	document.body.innerHTML = `<script type="application/json" id="brolga-config">{"consent":{"version":"1","mode":"opt-in","services":{"maps":"preferences"}}}</script>`;
	document.cookie = `brolga_consent=1.1.${ consent === 'granted' ? 'maps' : '' }; path=/`;
};

describe( 'a thing from another host (MAP-5)', () => {
	beforeEach( () => {
		sessionStorage.clear();
		document.body.innerHTML = '';
		document.cookie = 'brolga_consent=; path=/; max-age=0';
	} );

	it( 'waits for its button, and comes once', () => {
		const element = gate( 'tiles.example' );
		const load = wait( element );
		expect( load ).not.toHaveBeenCalled();
		element.querySelector( 'button' )?.click();
		element.querySelector( 'button' )?.click();
		expect( load.mock.calls ).toEqual( [ [ true ] ] );
	} );

	it( 'comes at once for the rest of the visit, and no other host with it', () => {
		gate( 'tiles.example' );
		const first = gate( 'tiles.example' );
		const beside = wait( gate( 'tiles.example' ) );
		const other = wait( gate( 'other.example' ) );
		wait( first );
		first.querySelector( 'button' )?.click();
		expect( beside.mock.calls ).toEqual( [ [ false ] ] );
		expect( wait( gate( 'tiles.example' ) ).mock.calls ).toEqual( [
			[ false ],
		] );
		expect( other ).not.toHaveBeenCalled();
	} );

	it( 'comes at once where it is from here, or consent was given', () => {
		expect( wait( gate( '' ) ) ).toHaveBeenCalledWith( false );
		answer( 'granted' );
		expect( wait( gate( 'tiles.example' ) ) ).toHaveBeenCalledWith( false );
	} );

	it( 'comes when the visitor agrees later, and not when they refuse (CONSENT-12)', () => {
		answer( 'denied' );
		const load = wait( gate( 'tiles.example' ) );
		tellConsent();
		expect( load ).not.toHaveBeenCalled();
		document.cookie = 'brolga_consent=1.2.maps; path=/';
		tellConsent();
		tellConsent();
		expect( load.mock.calls ).toEqual( [ [ false ] ] );
	} );

	it( 'is not remembered where consent was denied', () => {
		answer( 'denied' );
		const element = gate( 'tiles.example' );
		const load = wait( element );
		element.querySelector( 'button' )?.click();
		expect( load ).toHaveBeenCalledWith( true );
		expect( wait( gate( 'tiles.example' ) ) ).not.toHaveBeenCalled();
	} );

	it( 'works in a browser that keeps nothing', () => {
		const refuse = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new Error( 'denied' );
			} );
		const keep = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new Error( 'denied' );
			} );
		const element = gate( 'tiles.example' );
		const load = wait( element );
		element.querySelector( 'button' )?.click();
		expect( load ).toHaveBeenCalledTimes( 1 );
		refuse.mockRestore();
		keep.mockRestore();
	} );

	it( 'waits no longer once its module is gone', () => {
		const controller = new AbortController();
		const element = gate( 'tiles.example' );
		const load = jest.fn();
		clickToLoad( element, load, controller.signal );
		controller.abort();
		element.querySelector( 'button' )?.click();
		expect( load ).not.toHaveBeenCalled();
	} );
} );
