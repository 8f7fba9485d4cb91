/**
 * `@brolga/track-hide`: takes a secret out of the address bar, before a service
 * starts that reads it. Only on pages that have one and can do without.
 *
 * @see TRACK-22
 */
import { config } from '../../../runtime/config';

interface PageConfig {
	/** What stays of the address's query. */
	readonly query: string;
}

const { query = '' } = config< PageConfig >();

history.replaceState(
	history.state,
	'',
	location.href.replace( location.search, () => query )
);
