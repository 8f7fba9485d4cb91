/**
 * When a field is asked. Pure; the server's twin is Brolga\Forms\Conditions,
 * and both answer the cases of tests/vectors/conditions.json.
 */
import type { ConditionOperator, ConditionRelation } from '@brolga/contracts';
import { trim } from '../text';

/**
 * Which field is asked, how, and with what.
 *
 * @see COND-2
 */
export type Rule = readonly [ field: string, operator: string, value: string ];

/** Rules, and how many of them have to match. */
export interface Conditions {
	readonly relation: ConditionRelation;
	readonly rules: readonly Rule[];
}

/** A field that may have conditions. */
export interface Conditional {
	readonly id: string;
	readonly conditions?: Conditions | undefined;
}

/** What was typed or chosen; a group may have several. */
export type Answer = string | readonly string[];

/** Not longer than both languages count exactly. */
const NUMBER = /^([+-]?\d{1,15})(?:\.\d+)?$/;

/** The part of a number before its point; NaN, which compares with nothing, for other texts. */
const whole = ( text = '' ): number => Number( NUMBER.exec( text )?.[ 1 ] );

/** Several choices are no number. */
const single = ( values: readonly string[] ): number =>
	whole( values.length === 1 ? values[ 0 ] : '' );

/** By operator, whether it holds. */
function findings(
	values: readonly string[],
	wanted: string
): Readonly< Record< ConditionOperator, boolean > > {
	const isOne = values.includes( wanted );
	const isEmpty = ! values.join( '' );
	const isWithin = values.some( ( value ) =>
		value.toLowerCase().includes( wanted.toLowerCase() )
	);
	return {
		is: isOne,
		'is not': ! isOne,
		'is empty': isEmpty,
		'is not empty': ! isEmpty,
		contains: isWithin,
		'does not contain': ! isWithin,
		'is greater': single( values ) > whole( wanted ),
		'is less': single( values ) < whole( wanted ),
	};
}

/**
 * Whether an answer passes a rule. One whose operator nobody knows never does.
 *
 * @see COND-4 COND-5 COND-6 COND-7
 * @param rule   The rule.
 * @param answer What was typed or chosen.
 */
export function matches(
	[ , operator, value ]: Rule,
	answer: Answer
): boolean {
	const values = [ answer ].flat().map( trim );
	const found = findings( values.length ? values : [ '' ], trim( value ) );
	return (
		Object.hasOwn( found, operator ) &&
		found[ operator as ConditionOperator ]
	);
}

/**
 * The ids of the fields that are visible.
 *
 * @see COND-1 COND-3 COND-10 COND-11 COND-12
 * @param fields  The fields of a form.
 * @param answers By field id.
 */
export function visibleFields(
	fields: readonly Conditional[],
	answers: ReadonlyMap< string, Answer >
): Set< string > {
	const byId = new Map( fields.map( ( field ) => [ field.id, field ] ) );
	// Undefined stands for a field in or behind a cycle, and for one that is
	// being looked at, which is how a cycle shows.
	const known = new Map< string, boolean | undefined >();
	const look = ( { id, conditions }: Conditional ): boolean | undefined => {
		if ( known.has( id ) ) {
			return known.get( id );
		}
		known.set( id, undefined );
		const { relation, rules = [] } = conditions ?? {};
		let isCyclic = false;
		const results = rules.map( ( rule ) => {
			const asked = byId.get( rule[ 0 ] );
			if ( ! asked ) {
				return false;
			}
			const visible = look( asked );
			isCyclic ||= visible === undefined;
			return matches(
				rule,
				visible ? ( answers.get( asked.id ) ?? '' ) : ''
			);
		} );
		const enough =
			relation === 'any' && rules.length
				? results.includes( true )
				: ! results.includes( false );
		known.set( id, isCyclic ? undefined : enough );
		return known.get( id );
	};
	return new Set( fields.filter( look ).map( ( { id } ) => id ) );
}
