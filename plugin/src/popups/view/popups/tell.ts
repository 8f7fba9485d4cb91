/**
 * Has the server count what popups do.
 *
 * @see POPUP-21
 */
import * as http from '@brolga/http';
import { config } from '@brolga/runtime';
import { pageConfig, type PageConfig } from './page-config';

const told = new Set< string >();

/**
 * Tells of what a popup did.
 *
 * @param popup  The popup's id.
 * @param record What it did.
 * @return Whether it is the first time in this page view.
 */
export function tell( popup: string, record: 'shown' | 'converted' ): boolean {
	const key = record + popup;
	const isFirst = ! told.has( key );
	told.add( key );
	if ( isFirst && ! pageConfig.preview ) {
		const url = `${ pageConfig.rest }/popup-events`;
		const body = () => ( {
			et_frontend_nonce: config< PageConfig >().et_frontend_nonce,
			popup: Number( popup ),
			record,
		} );
		if ( ! http.tell( url, body() ) ) {
			http.post( url, () => JSON.stringify( body() ), {}, true ).catch(
				() => {}
			);
		}
	}
	return isFirst;
}
