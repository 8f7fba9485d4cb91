/**
 * Other people's scripts, each once: the page waits for none.
 */

/**
 * Adds a script by its address.
 *
 * @param src Where it is.
 */
export function addScript( src: string ): void {
	if ( ! document.querySelector( `script[src="${ src }"]` ) ) {
		const script = document.createElement( 'script' );
		script.async = true;
		script.src = src;
		document.head.append( script );
	}
}
