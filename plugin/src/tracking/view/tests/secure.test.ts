/**
 * @jest-environment-options {"url": "https://example.com/thank-you/"}
 */
import { arrived } from '../../../leads/view/lead';
import { keep } from '../../../runtime/cookie';

describe( 'cookies of ours on a page that came by https', () => {
	const written = jest.spyOn( document, 'cookie', 'set' );

	beforeEach( () => written.mockClear() );

	it( 'of services are for https alone (SCALE-431)', () => {
		keep( '_mcid', 'a1', 1 );
		expect( written.mock.calls ).toEqual( [
			[ expect.stringMatching( /; secure$/ ) ],
		] );
	} );

	it( 'of counted leads are for https alone (SCALE-431)', () => {
		document.cookie = 'brolga_lead=7f3a.enquiry; path=/';
		written.mockClear();
		arrived();
		expect( written ).toHaveBeenCalledWith(
			expect.stringMatching( /^brolga_leads=~7f3a;.*;secure$/ )
		);
	} );
} );
