/**
 * An order is told once, whoever opens its page, and wherever.
 */
import * as http from '@brolga/http';
import { listen, type PageEvent } from '@brolga/runtime';
import { tellConsent } from '../../../../runtime/consent/state';
import { tellOnce } from '..';

const ORDER = { order_id: '31', value: '25', currency: 'AUD' };
const TOLD = [ 'purchase', 'shop', ORDER ];

describe( 'an order (TRACK-31)', () => {
	const heard: unknown[][] = [];
	let isFirst = true;
	const asked = jest.spyOn( http, 'post' );

	/** The page of the order; its visitors are asked, or not. */
	const open = (
		pageConfig: object = { tracking: { matomo: {} } },
		answer = ''
	) => {
		document.body.innerHTML = `<script type="application/json" id="brolga-config">${ JSON.stringify(
			{ rest: '/wp-json/brolga/v1', ...pageConfig }
		) }</script>`;
		document.cookie = `brolga_consent=${ answer }; path=/; ${
			answer ? '' : 'max-age=0'
		}`;
	};
	const ASKED = {
		tracking: { matomo: {}, shop: {} },
		consent: {
			version: 'abc',
			mode: 'opt-in',
			services: { matomo: 'statistics' },
		},
	};

	beforeAll( () =>
		listen( ( { name, source, data }: PageEvent ) => {
			heard.push( [ name, source, data ] );
		} )
	);
	beforeEach( () => {
		heard.length = 0;
		localStorage.clear();
		asked.mockReset();
		asked.mockImplementation( async ( url, body ) => {
			if (
				url !== '/wp-json/brolga/v1/orders/told' ||
				body() !== '{"token":"t"}'
			) {
				throw new Error(
					`Nobody answers ${ url } ${ String( body() ) }`
				);
			}
			const answer = JSON.stringify( { first: isFirst } );
			isFirst = false;
			return answer;
		} );
		isFirst = true;
		open();
	} );

	it( 'is told by the browser that opens it first, and by no other', async () => {
		await tellOnce( { token: 't', ...ORDER }, 'shop' );
		await tellOnce( { token: '', ...ORDER }, 'shop' );
		await tellOnce( { token: 't', ...ORDER }, 'shop' );
		expect( heard ).toEqual( [ TOLD ] );
		expect( asked ).toHaveBeenCalledTimes( 1 );
		// Another browser, which has its page from before; and a third, from after.
		localStorage.clear();
		await tellOnce( { token: 't', ...ORDER }, 'shop' );
		await tellOnce( { token: '', ...ORDER }, 'shop' );
		expect( heard ).toEqual( [ TOLD ] );
	} );

	it( 'is told again in the same browser where nobody was allowed to hear it yet (TRACK-14)', async () => {
		open( ASKED );
		await tellOnce( { token: 't', ...ORDER }, 'shop' );
		await tellOnce( { token: '', ...ORDER }, 'shop' );
		expect( heard ).toEqual( [ TOLD, TOLD ] );
		open( ASKED, 'abc.1.matomo' );
		tellConsent();
		await tellOnce( { token: '', ...ORDER }, 'shop' );
		expect( heard ).toHaveLength( 2 );
	} );

	it( 'is not told later where its visitor has refused (TRACK-16)', async () => {
		open( ASKED, 'abc.1.' );
		await tellOnce( { token: 't', ...ORDER }, 'shop' );
		open( ASKED, 'abc.1.matomo' );
		await tellOnce( { token: '', ...ORDER }, 'shop' );
		expect( heard ).toEqual( [ TOLD ] );
	} );

	it( 'is told where the shop does not answer, and where the browser keeps nothing', async () => {
		asked.mockRejectedValue( new Error( 'offline' ) );
		const broken = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new Error( 'denied' );
			} );
		await tellOnce( { token: 't', ...ORDER }, 'shop' );
		await tellOnce( { token: '', ...ORDER }, 'shop' );
		broken.mockRestore();
		expect( heard ).toEqual( [ TOLD ] );
	} );

	it( 'is not told on a page of staff, and stays untold', async () => {
		open( { mute: true } );
		await tellOnce( { token: 't', ...ORDER }, 'shop' );
		expect( heard ).toEqual( [] );
		expect( asked ).not.toHaveBeenCalled();
	} );
} );
