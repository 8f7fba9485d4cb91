import { placeOf, queryOf } from '../address';

describe( 'the address of the Leads screen', () => {
	it( 'tells what is shown', () => {
		expect(
			placeOf(
				'?page=brolga-leads&status=spam&form=quote&search=wall&lead=12'
			)
		).toEqual( {
			status: 'spam',
			form: 'quote',
			search: 'wall',
			from: '',
			to: '',
			source: '',
			campaign: '',
			path: '',
			variant: '',
			referral: '',
			more: {},
			lead: 12,
		} );
	} );

	it.each( [ '', '?status=none&lead=-1', '?lead=1e99', '?lead=x' ] )(
		'falls back to the inbox for %p',
		( query ) => {
			expect( placeOf( query ) ).toEqual( {
				status: '',
				form: '',
				search: '',
				from: '',
				to: '',
				source: '',
				campaign: '',
				path: '',
				variant: '',
				referral: '',
				more: {},
				lead: 0,
			} );
		}
	);

	it( 'keeps what is not ours and drops what is empty', () => {
		expect(
			queryOf( '?page=brolga-leads&status=new&lead=3', {
				status: '',
				form: '',
				search: 'a b&c',
				from: '2026-11-01',
				to: '',
				source: '',
				campaign: '',
				path: '',
				variant: '',
				referral: '',
				more: {},
				lead: 0,
			} )
		).toBe( '?page=brolga-leads&search=a+b%26c&from=2026-11-01' );
	} );
} );
