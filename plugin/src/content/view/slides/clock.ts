/**
 * A clock that rings once: set anew, it forgets what it was set to.
 *
 * @param signal Ends it.
 * @return Sets it; it rings at once where there is nothing to wait for.
 */
export const clockOf = (
	signal: AbortSignal
): ( ( ring: () => void, ms: number ) => void ) => {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const stop = (): void => clearTimeout( timer );
	signal.addEventListener( 'abort', stop );
	return ( ring, ms ) => {
		stop();
		if ( ms > 0 ) {
			timer = setTimeout( ring, ms );
		} else {
			ring();
		}
	};
};
