/**
 * Conditions as sentences.
 */
import { __, _x, sprintf } from '@wordpress/i18n';
import { CONDITION, type ConditionOperator } from '@brolga/contracts';
import type { Conditions, Rule } from '../../view/conditions/conditions';
import type { Flaw } from '../../view/condition-flaws';
import type { FormField } from './form-fields';

type OperatorWords = Readonly< Partial< Record< ConditionOperator, string > > >;

/** What can be asked of a text. */
const TEXT: Readonly< Record< ConditionOperator, string > > = {
	is: __( 'is', 'brolga' ),
	'is not': __( 'is not', 'brolga' ),
	'is empty': __( 'is empty', 'brolga' ),
	'is not empty': __( 'is filled in', 'brolga' ),
	contains: __( 'contains', 'brolga' ),
	'does not contain': __( 'does not contain', 'brolga' ),
	'is greater': __( 'is greater than', 'brolga' ),
	'is less': __( 'is less than', 'brolga' ),
};

const ONE_CHOICE: OperatorWords = {
	is: TEXT.is,
	'is not': TEXT[ 'is not' ],
	'is not empty': __( 'is checked', 'brolga' ),
	'is empty': __( 'is not checked', 'brolga' ),
};

const CHOICES: OperatorWords = {
	is: __( 'includes', 'brolga' ),
	'is not': __( 'does not include', 'brolga' ),
	'is not empty': __( 'is checked', 'brolga' ),
	'is empty': __( 'is not checked', 'brolga' ),
};

const TICK: OperatorWords = {
	'is not empty': __( 'is checked', 'brolga' ),
	'is empty': __( 'is not checked', 'brolga' ),
};

const BY_TYPE: Readonly< Record< string, OperatorWords > > = {
	select: ONE_CHOICE,
	radio: ONE_CHOICE,
	checkbox: CHOICES,
	booleancheckbox: TICK,
	consent: TICK,
};

/**
 * What can be asked of a field, in words; a saved operator stays among them.
 *
 * @param type     The field's type; undefined where there is no such field.
 * @param operator What is asked now.
 */
export function operatorsFor(
	type: string | undefined,
	operator: string
): readonly { value: string; label: string }[] {
	const words = BY_TYPE[ type ?? '' ] ?? TEXT;
	const offered = Object.entries( words ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) );
	return operator in words
		? offered
		: [ ...offered, { value: operator, label: operatorText( operator ) } ];
}

const operatorText = ( operator: string ): string =>
	CONDITION.operators.includes( operator as ConditionOperator )
		? TEXT[ operator as ConditionOperator ]
		: operator;

/**
 * Whether an operator compares with a value.
 *
 * @param operator The operator.
 */
export const takesValue = ( operator: string ): boolean =>
	operator !== 'is empty' && operator !== 'is not empty';

/** A rule in words. */
function ruleText(
	[ id, operator, value ]: Rule,
	fields: readonly FormField[]
): string {
	const field = fields.find( ( other ) => other.id === id );
	const words = operatorsFor( field?.type, operator ).find(
		( offered ) => offered.value === operator
	);
	const option = field?.options.find(
		( { label, value: own } ) => ( own || label ) === value
	);
	const start = `${ field?.label ?? id } ${ words?.label ?? operator }`;
	return takesValue( operator )
		? sprintf(
				/* translators: 1: a field and how it compares, such as "Topic is", 2: a value. */
				_x( '%1$s “%2$s”', 'rule', 'brolga' ),
				start,
				option?.label ?? value
			)
		: start;
}

/**
 * Conditions in words, of which there are some: "Topic is “Quote” and Budget
 * is filled in".
 *
 * @param conditions The conditions.
 * @param fields     The fields of the form.
 */
export const conditionsText = (
	{ relation, rules }: Conditions,
	fields: readonly FormField[]
): string =>
	rules
		.map( ( rule ) => ruleText( rule, fields ) )
		.reduce( ( text, rule ) =>
			relation === 'any'
				? sprintf(
						/* translators: 1: conditions, 2: one more. */
						_x( '%1$s or %2$s', 'rules', 'brolga' ),
						text,
						rule
					)
				: sprintf(
						/* translators: 1: conditions, 2: one more. */
						_x( '%1$s and %2$s', 'rules', 'brolga' ),
						text,
						rule
					)
		);

/**
 * What is wrong, and what comes of it.
 *
 * @see COND-15
 * @param flaw   What is wrong.
 * @param fields The fields of the form.
 */
export function flawText( flaw: Flaw, fields: readonly FormField[] ): string {
	if ( flaw.kind === 'missing' ) {
		return flaw.field === ''
			? __(
					'Choose a field. Until then, the rule never matches.',
					'brolga'
				)
			: sprintf(
					/* translators: %s: a field's name. */
					__(
						'This form no longer has a field named “%s”, so the rule never matches. Choose another field.',
						'brolga'
					),
					flaw.field
				);
	}
	const labels = flaw.fields.map(
		( id ) => fields.find( ( field ) => field.id === id )?.label ?? id
	);
	return sprintf(
		/* translators: %s: labels of fields, such as "Topic → Budget → Topic". */
		__(
			'Visitors never see this field, because these fields depend on each other: %s. Remove one of the rules.',
			'brolga'
		),
		labels.join( ' → ' )
	);
}
