/**
 * Other people's scripts, each once: the page waits for none.
 */

/**
 * Adds a script by its address.
 *
 * @param src Where it is.
 * @return Whether it was not there yet.
 */
export function addScript( src: string ): boolean {
	const isNew = ! document.querySelector( `script[src="${ src }"]` );
	if ( isNew ) {
		const script = document.createElement( 'script' );
		script.async = true;
		script.src = src;
		document.head.append( script );
	}
	return isNew;
}
