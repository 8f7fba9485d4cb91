/**
 * Who visits, as far as a report tells visitors apart: by device and by where
 * they came from.
 */
import { deviceOf, type Device } from '../../../runtime/device/model';
import { LANDING } from '../../../runtime/session';

/** Where a visit came from. */
export type Source = 'direct' | 'search' | 'social' | 'campaign' | 'referral';

/** What each record says of its visitor. */
export interface Visit {
	readonly device: Device;
	readonly source: Source | undefined;
}

const SEARCH = /^(www|.*search)?\.?(google|bing|duckduckgo|yahoo)\./;

const SOCIAL =
	/(^|\.)(facebook|instagram|linkedin|pinterest|reddit|tiktok|x|t|youtube)\.\w+$/;

/**
 * Where a visit came from; undefined where nobody knows.
 *
 * @see AB-41
 * @param from    What the landing page kept.
 * @param ownHost The site's host.
 */
export function sourceOf(
	from: string | null,
	ownHost: string
): Source | undefined {
	if ( from === '' || from === 'campaign' ) {
		return from || 'direct';
	}
	const [ , , host ] = from?.split( '/' ) ?? [];
	if ( ! host || host === ownHost ) {
		return undefined;
	}
	if ( SEARCH.test( host ) ) {
		return 'search';
	}
	return SOCIAL.test( host ) ? 'social' : 'referral';
}

/** What the visit's first page kept; nothing in a browser that keeps nothing. */
function landing(): string | null {
	try {
		return sessionStorage.getItem( LANDING );
	} catch {
		return null;
	}
}

/** What is known of the visitor now. */
export const visit = (): Visit => ( {
	device: deviceOf( window.innerWidth ),
	source: sourceOf( landing(), location.host ),
} );
