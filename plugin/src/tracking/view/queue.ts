/**
 * A function of somebody else's script that does not answer yet: what it is
 * called with waits for it.
 */

/** Calls that wait, as the services' own snippets keep them. */
interface Queue {
	( ...call: readonly unknown[] ): void;
	q?: unknown[];
}

/**
 * The function by its name, or one that remembers its calls until the script
 * puts its own in the place.
 *
 * @param name The function's.
 * @return Calls whichever is there.
 */
export function queued( name: string ): ( ...call: unknown[] ) => void {
	const page = window as unknown as Record< string, Queue | undefined >;
	page[ name ] ??= function remember( ...call ) {
		( ( page[ name ] as Queue ).q ??= [] ).push( call );
	};
	return ( ...call ) => page[ name ]?.( ...call );
}
