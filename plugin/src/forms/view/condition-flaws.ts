/**
 * What is wrong with the conditions of a form, so that its owner is told.
 */
import type { Conditional, Conditions } from './conditions/conditions';

/** A rule about nothing, or fields that wait for each other. */
export type Flaw =
	| { readonly kind: 'missing'; readonly field: string }
	| { readonly kind: 'cycle'; readonly fields: readonly string[] };

/**
 * Fields that rules ask for and that are not there.
 *
 * @see COND-11 COND-15
 * @param conditions The rules.
 * @param fields     All fields of the form.
 */
export const missingIn = (
	{ rules }: Conditions,
	fields: readonly Conditional[]
): Flaw[] =>
	[ ...new Set( rules.map( ( [ field ] ) => field ) ) ]
		.filter( ( field ) => ! fields.some( ( { id } ) => id === field ) )
		.map( ( field ) => ( { kind: 'missing', field } ) );

/**
 * What keeps a field from ever being shown.
 *
 * @see COND-15
 * @param id     The field.
 * @param fields All fields of its form.
 */
export function flawsOf( id: string, fields: readonly Conditional[] ): Flaw[] {
	const byId = new Map( fields.map( ( field ) => [ field.id, field ] ) );
	const asks = ( of: string ): string[] =>
		( byId.get( of )?.conditions?.rules ?? [] ).map(
			( [ field ] ) => field
		);
	const done = new Set< string >();
	const cycleFrom = ( path: readonly string[] ): readonly string[] => {
		const last = path.at( -1 ) ?? '';
		const start = path.indexOf( last );
		if ( start < path.length - 1 ) {
			return path.slice( start );
		}
		if ( done.has( last ) ) {
			return [];
		}
		const found = asks( last )
			.map( ( next ) => cycleFrom( [ ...path, next ] ) )
			.find( ( { length } ) => length > 0 );
		done.add( last );
		return found ?? [];
	};
	const cycle = cycleFrom( [ id ] );
	const own = byId.get( id )?.conditions;
	return [
		...( own ? missingIn( own, fields ) : [] ),
		...( cycle.length > 0
			? [ { kind: 'cycle', fields: cycle } as const ]
			: [] ),
	];
}
