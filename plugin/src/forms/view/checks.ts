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

const NUMBER = /^[+-]?(?=.?\d)\d{0,15}(?:[.,]\d{1,15})?$/;
/** Has a sign that may stand between its thousands. */
const GROUPED = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;
const URL =
	/^(?:https?:\/\/|(?=[^/?#:]*\.\p{L}))[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*)+\.?(?::\d{1,5})?(?:[/?#][^\s\\<>"\p{C}]*)?$/iu;
const DATE = /^(?!0000)\d{4}-\d\d-\d\d$/;

/**
 * Numbers with digits of other scripts, or with marks that nobody sees, are the
 * server's to read.
 *
 * @see FIELD-261
 */
const isForeign = ( kind: string, value: string ): boolean =>
	/^(n|m|st)/.test( kind ) && /[^\x00-\x7f]/.test( value );

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
	// What could be read in two ways is asked about.
	number: ( value, decimal ) =>
		NUMBER.test( value ) &&
		[ undefined, decimal || '.' ].includes( GROUPED.exec( value )?.[ 1 ] ),
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
			! isForeign( kind, value ) &&
			TESTS[ kind as CheckKind ]?.( value, operand ) === false
	)?.[ 2 ] ?? '';
