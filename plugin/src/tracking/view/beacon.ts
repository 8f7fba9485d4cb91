/**
 * Calls to the owner's tracking services: nobody waits for an answer, and they
 * outlive the page. Nothing else tells other servers.
 */

/**
 * Tells a service something. As text, which a browser sends to another host
 * without asking it first.
 *
 * @param url  Where.
 * @param body What; empty: the address says it all.
 */
export function tell( url: string, body = '' ): void {
	const isTaken = navigator.sendBeacon?.( url, body );
	if ( ! isTaken ) {
		// Too much is under way already, or the browser sends none.
		void window
			.fetch( url, {
				method: 'POST',
				body,
				mode: 'no-cors',
				keepalive: true,
				credentials: 'omit',
			} )
			.catch( () => undefined );
	}
}
