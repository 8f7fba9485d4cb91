/**
 * Draws the Forms screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { FormsScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-forms' );
if ( container ) {
	createRoot( container ).render(
		<FormsScreen
			newPage={ container.dataset.page ?? '' }
			starts={
				JSON.parse( container.dataset.starts ?? '{}' ) as Record<
					string,
					string
				>
			}
		/>
	);
}
