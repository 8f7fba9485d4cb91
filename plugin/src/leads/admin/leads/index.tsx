/**
 * Draws the Leads screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import type { AddedColumn, AddedFilter } from '../../rest';
import { LeadsScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-leads' );
if ( container ) {
	createRoot( container ).render(
		<LeadsScreen
			exportForm={ {
				url: container.dataset.export ?? '',
				nonce: container.dataset.nonce ?? '',
			} }
			newPage={ container.dataset.page ?? '' }
			added={
				JSON.parse( container.dataset.filters ?? '[]' ) as AddedFilter[]
			}
			columns={
				JSON.parse( container.dataset.columns ?? '[]' ) as AddedColumn[]
			}
		/>
	);
}
