/**
 * Draws the Tests screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { TestsScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-experiments' );
if ( container ) {
	createRoot( container ).render(
		<TestsScreen
			exportForm={ {
				url: container.dataset.export ?? '',
				nonce: container.dataset.nonce ?? '',
			} }
			newPage={ container.dataset.page ?? '' }
		/>
	);
}
