/**
 * What a field's value has to be like. Pure; the server's twin is
 * Brolga\Forms\Checks, and both answer the cases of
 * tests/vectors/field-checks.json.
 */
import type { CheckKind } from '@brolga/contracts';

/**
 * What is asked, what it is held against, and what is said where it fails: the
 * server prints them with the field.
 *
 * @see FIELD-4 FIELD-9
 */
export type Check = readonly [ kind: string, operand: string, message: string ];

/** Says what is wrong with a value; empty where nothing is. */
export type Complain = ( checks: readonly Check[], value: string ) => string;

/** Not one that could be read in two ways, as with a comma between its thousands. */
const NUMBER =
	/^(?![+-]?[1-9]\d{0,2},\d{3}$)[+-]?(?=.?\d)\d{0,15}(?:[.,]\d{1,15})?$/;
const URL =
	/^https?:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+\.?(?::\d{1,5})?(?:[/?#][^\s\\<>"\p{C}]*)?$/iu;
const DATE = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** A number as people write it, with a point or a comma. */
const numberOf = ( text: string ): number =>
	NUMBER.test( text ) ? Number( text.replace( ',', '.' ) ) : NaN;

/** A date beyond its month's end is another date. */
const isDate = ( text: string ): boolean =>
	DATE.test( text ) &&
	( new Date( text ).toJSON() as string | null )?.startsWith( text ) === true;

const isOnStep = ( value: string, operand: string ): boolean => {
	const [ step = 1, base = 0 ] = operand.split( ' ' ).map( Number );
	const steps = ( numberOf( value ) - base ) / step;
	return (
		Math.abs( steps - Math.round( steps ) ) <
		1e-9 * Math.max( 1, Math.abs( steps ) )
	);
};

/** A pattern that this browser cannot read is left to the server. */
const isOfForm = ( value: string, pattern: string ): boolean => {
	try {
		return new RegExp( `^(?:${ pattern })$(?!\\n)`, 'u' ).test( value );
	} catch {
		return true;
	}
};

const TESTS: Readonly<
	Record< CheckKind, ( value: string, operand: string ) => boolean >
> = {
	number: ( value ) => NUMBER.test( value ),
	min: ( value, least ) => numberOf( value ) >= Number( least ),
	max: ( value, most ) => numberOf( value ) <= Number( most ),
	step: isOnStep,
	date: isDate,
	from: ( value, first ) => value >= first,
	until: ( value, last ) => value <= last,
	url: ( value ) => URL.test( value ),
	shortest: ( value, least ) => [ ...value ].length >= Number( least ),
	longest: ( value, most ) => [ ...value ].length <= Number( most ),
	pattern: isOfForm,
};

/**
 * What is said about a value, empty where it passes. A check that nobody knows
 * is left to the server.
 *
 * @param checks In the order in which they are asked.
 * @param value  A value that is not empty.
 */
export const complaint: Complain = ( checks, value ) =>
	checks.find(
		( [ kind, operand ] ) =>
			TESTS[ kind as CheckKind ]?.( value, operand ) === false
	)?.[ 2 ] ?? '';
