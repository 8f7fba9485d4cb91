/**
 * What services may be told of an address. Keys of orders, confirmations and
 * passwords stand in addresses, too: only what is known to be harmless goes.
 */
import { TRACKING } from '@brolga/contracts';

/** An address's scheme, its host and path, its query; who is logged in by it, and its fragment, are neither. */
const PARTS = /^(https?:\/\/)(?:[^/?#]*@)?([^?#]*)\??([^#]*)/i;

const MAY_GO: readonly string[] = TRACKING.parameters;

/**
 * An address as services may know it.
 *
 * @see TRACK-21
 * @param address Absolute; empty where there is none.
 * @return With its campaign and its search, without its other parameters; empty
 * where it is no page's.
 */
export function trackedAddress( address: string ): string {
	const [ , scheme = '', place = '', query = '' ] =
		PARTS.exec( address ) ?? [];
	const kept = query
		.split( '&' )
		.filter( ( pair ) => MAY_GO.includes( pair.split( '=' )[ 0 ] ?? '' ) );
	return `${ scheme }${ place }${ kept.length ? '?' : '' }${ kept.join(
		'&'
	) }`;
}
