/**
 * `@brolga/goals` of a page whose visitors are asked whether tests may count
 * them: the same, once they have agreed. Until then nothing is loaded, written
 * or sent, and what happens is nobody's business. What watches a page goes on
 * until it ends: when they withdraw, it begins anew.
 *
 * @see AB-56 CONSENT-34
 */
import type * as Goals from '@brolga/goals';
import { mayRun, onConsent } from '../../runtime/consent/state';

let loading: Promise< typeof Goals > | undefined;
let goals: typeof Goals | undefined;

const look = (): void => {
	if ( mayRun( 'experiments' ) ) {
		// Resolved by the page's import map.
		loading ??= import( /* webpackIgnore: true */ '@brolga/goals-now' );
		loading.then(
			( real ) => ( goals = real ),
			() => undefined
		);
	} else if ( loading ) {
		location.reload();
	}
};
onConsent( look );
look();

export const hear: typeof Goals.hear = async ( event ) =>
	( await loading )?.hear( event );

// What `@brolga/goals-logs` takes, which the real one loads.
export const happen: typeof Goals.happen = ( ...call ) =>
	goals?.happen( ...call );
export const goalsAround: typeof Goals.goalsAround = ( element ) =>
	goals?.goalsAround( element ) ?? [];
export const subjectOf: typeof Goals.subjectOf = ( key ) =>
	goals?.subjectOf( key ) ?? '';
export const cookies: Pick< typeof Goals.cookies, 'get' | 'set' | 'remove' > = {
	get: ( ( ...call: [ string ] ) =>
		goals?.cookies.get( ...call ) ) as typeof Goals.cookies.get,
	set: ( ...call ) => goals?.cookies.set( ...call ),
	remove: ( ...call ) => goals?.cookies.remove( ...call ),
};
