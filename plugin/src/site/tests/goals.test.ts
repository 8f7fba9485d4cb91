import { LANDING } from '../../runtime/session';
import { countGoals } from '../goals';

describe( 'the goals of tests', () => {
	it.each( [
		[ '/?utm_source=letter', 'campaign' ],
		[ '/?gclid=Cj0KCQ', 'campaign' ],
		[ '/?p=2', 'https://search.example/' ],
	] )(
		'remember of a visit that begins at %s: %s (AB-41)',
		( page, from ) => {
			sessionStorage.clear();
			document.body.innerHTML =
				'<script type="application/json" id="brolga-config">{"is_ab_testing_active":false}</script>';
			const referrer = jest
				.spyOn( document, 'referrer', 'get' )
				.mockReturnValue( 'https://search.example/' );
			window.history.replaceState( null, '', page );
			countGoals();
			expect( sessionStorage.getItem( LANDING ) ).toBe( from );
			referrer.mockRestore();
		}
	);
} );
