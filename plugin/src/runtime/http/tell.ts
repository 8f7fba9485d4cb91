/**
 * Tells this site something that needs no answer, also while the page goes.
 *
 * @param  url  Where.
 * @param  body Sent as JSON.
 * @return Whether the browser sees to it.
 */
export const tell = ( url: string, body: object ): boolean | undefined =>
	navigator.sendBeacon?.(
		url,
		new Blob( [ JSON.stringify( body ) ], { type: 'application/json' } )
	);
