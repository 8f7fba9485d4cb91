/**
 * Draws the Popups screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { PopupsScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-popups' );
if ( container ) {
	createRoot( container ).render(
		<PopupsScreen
			newPopup={ container.dataset.new ?? '' }
			all={ container.dataset.list ?? '' }
		/>
	);
}
