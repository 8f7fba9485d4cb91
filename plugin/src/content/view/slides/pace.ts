/**
 * The pace at which slides change by themselves.
 */
import { clockOf } from './clock';

/**
 * Has something done when a wait is over and nothing keeps it from being done.
 *
 * @param recheckIn In how many milliseconds to look again; 0: it is due.
 * @param onDue     Does it.
 * @param signal    Ends the wait.
 * @return Begins a wait of so many milliseconds anew.
 */
export function paceOf(
	recheckIn: () => number,
	onDue: () => void,
	signal: AbortSignal
): ( ms: number ) => void {
	const clock = clockOf( signal );
	const look = (): void => {
		const wait = recheckIn();
		clock( wait ? look : onDue, wait );
	};
	return ( ms ) => clock( look, ms );
}
