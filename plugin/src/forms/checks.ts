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

/** Unicode has the digits of a script in a row, from 0 to 9; rows may touch. */
const digitOf = ( digit: string ): string => {
	let value = 0;
	while (
		/\p{Nd}/u.test(
			String.fromCodePoint( ( digit.codePointAt( 0 ) ?? 0 ) - value - 1 )
		)
	) {
		value++;
	}
	return `${ value % 10 }`;
};

/** Signs of numbers, by those that computers know. */
const SIGNS: Readonly< Record< string, string > > = {
	'\uff0e': '.',
	'\uff0c': ',',
	'\uff0d': '-',
	'\uff0b': '+',
	'\u2212': '-',
};

/**
 * What machines read of a value: digits of all scripts are digits, and what
 * nobody sees is not there.
 *
 * @see FIELD-261
 * @param value   As it was typed.
 * @param decimal The site's decimal sign.
 */
const plain = ( value: string, decimal: string ): string =>
	value
		.replace( /\p{Cf}/gu, '' )
		.replace( /\p{Nd}/gu, digitOf )
		.replace(
			/[\uff0e\uff0c\uff0d\uff0b\u2212]/g,
			( sign ) => SIGNS[ sign ] ?? ''
		)
		.replace( '\u066b', decimal );

/** A number as people write it, with a point or a comma. */
const numberOf = ( text: string ): number => {
	const number = plain( text, '.' );
	return NUMBER.test( number ) ? Number( number.replace( ',', '.' ) ) : NaN;
};

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
	number: ( value, operand ) => {
		const decimal = operand || '.';
		const number = plain( value, decimal );
		return (
			NUMBER.test( number ) &&
			[ undefined, decimal ].includes( GROUPED.exec( number )?.[ 1 ] )
		);
	},
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
