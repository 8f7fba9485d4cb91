import { LANDING } from '../../../runtime/session';
import { countGoals } from '../count-goals';

describe( 'the goals of tests', () => {
	it.each( [
		[ '/?utm_source=letter', 'campaign' ],
		[ '/?gclid=Cj0KCQ', 'campaign' ],
		[ '/?p=2', 'https://search.example/' ],
	] )(
		'remember of a visit that begins at %s: %s (AB-41)',
		( page, from ) => {
			sessionStorage.clear();
			const referrer = jest
				.spyOn( document, 'referrer', 'get' )
				.mockReturnValue( 'https://search.example/' );
			window.history.replaceState( null, '', page );
			countGoals( {} );
			expect( sessionStorage.getItem( LANDING ) ).toBe( from );
			// What comes later is no beginning.
			window.history.replaceState( null, '', '/?utm_source=later' );
			countGoals( {} );
			expect( sessionStorage.getItem( LANDING ) ).toBe( from );
			referrer.mockRestore();
		}
	);
} );
