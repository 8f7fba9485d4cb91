import { config } from '../../runtime/config';

/**
 * Tells this site something that needs no answer, also while the page goes.
 *
 * @param  path Of the REST API, below the namespace.
 * @param  body Sent as JSON.
 * @param  url  Where, when it is elsewhere.
 * @return Whether the browser sees to it.
 */
export const tell = (
	path: string,
	body: object,
	url = config().rest + path
): boolean | undefined =>
	navigator.sendBeacon?.(
		url,
		new Blob( [ JSON.stringify( body ) ], { type: 'application/json' } )
	);
