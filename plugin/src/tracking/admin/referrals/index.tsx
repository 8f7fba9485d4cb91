/**
 * Draws the Referrals screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { ReferralsScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-referrals' );
if ( container ) {
	const { home = '/', parameter = '' } = container.dataset;
	createRoot( container ).render(
		<ReferralsScreen home={ home } parameter={ parameter } />
	);
}
