/**
 * Draws the Subscribers screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { SubscribersScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-subscribers' );
if ( container ) {
	createRoot( container ).render(
		<SubscribersScreen
			exportForm={ {
				url: container.dataset.export ?? '',
				nonce: container.dataset.nonce ?? '',
			} }
			newPage={ container.dataset.page ?? '' }
		/>
	);
}
