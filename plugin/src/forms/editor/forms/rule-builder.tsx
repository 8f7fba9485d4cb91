/**
 * Rules as sentences that are put together: field, comparison, value.
 */
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { Conditions, Rule } from '../../view/conditions/conditions';
import { operatorsFor, takesValue } from './condition-words';
import type { FormField } from './form-fields';

const ROOT = 'brolga-rules';

interface Props {
	/** What the rules are for, such as "Show this field when". */
	readonly start: string;
	readonly conditions: Conditions;
	/** The fields that can be asked. */
	readonly fields: readonly FormField[];
	readonly onChange: ( conditions: Conditions ) => void;
}

interface RowProps {
	readonly rule: Rule;
	readonly number: number;
	readonly fields: readonly FormField[];
	readonly onChange: ( rule: Rule ) => void;
	readonly onRemove: () => void;
}

/** A rule about a field, as long as nothing else is chosen. */
const ruleAbout = ( field: FormField | undefined ): Rule => [
	field?.id ?? '',
	operatorsFor( field?.type, 'is not empty' )[ 0 ]?.value ?? 'is',
	'',
];

/** A rule reads as a sentence: its controls are named for those who do not see it. */
const PLAIN = {
	hideLabelFromVision: true,
	__next40pxDefaultSize: true,
} as const;

interface ValueProps {
	readonly field: FormField | undefined;
	readonly operator: Rule[ 1 ];
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** What a field is compared with: one of its options, or what somebody types. */
const Value = ( { field, operator, value, onChange }: ValueProps ) =>
	field && [ 'select', 'radio', 'checkbox' ].includes( field.type ) ? (
		<SelectControl
			{ ...PLAIN }
			label={ __( 'Value', 'brolga' ) }
			value={ value }
			options={ [
				{ value: '', label: __( 'Choose…', 'brolga' ) },
				...field.options.map( ( option ) => ( {
					value: option.value || option.label,
					label: option.label,
				} ) ),
			] }
			onChange={ onChange }
		/>
	) : (
		<TextControl
			{ ...PLAIN }
			label={ __( 'Value', 'brolga' ) }
			type={
				[ 'is greater', 'is less' ].includes( operator )
					? 'number'
					: 'text'
			}
			value={ value }
			onChange={ onChange }
		/>
	);

function Row( { rule, number, fields, onChange, onRemove }: RowProps ) {
	const [ id, operator, value ] = rule;
	const field = fields.find( ( other ) => other.id === id );
	const choices = fields.map( ( other ) => ( {
		value: other.id,
		label: other.label,
	} ) );
	return (
		<div
			className={ `${ ROOT }__rule` }
			role="group"
			/* translators: %d: the rule's number. */
			aria-label={ sprintf( __( 'Rule %d', 'brolga' ), number ) }
		>
			<SelectControl
				{ ...PLAIN }
				label={ __( 'Field', 'brolga' ) }
				value={ id }
				options={
					field ? choices : [ { value: id, label: id }, ...choices ]
				}
				onChange={ ( next ) =>
					onChange(
						ruleAbout(
							fields.find( ( other ) => other.id === next )
						)
					)
				}
			/>
			<SelectControl
				{ ...PLAIN }
				label={ __( 'Comparison', 'brolga' ) }
				value={ operator }
				options={ [ ...operatorsFor( field?.type, operator ) ] }
				onChange={ ( next ) => onChange( [ id, next, value ] ) }
			/>
			{ takesValue( operator ) && (
				<Value
					field={ field }
					operator={ operator }
					value={ value }
					onChange={ ( next ) => onChange( [ id, operator, next ] ) }
				/>
			) }
			<Button
				className={ `${ ROOT }__remove` }
				icon={ closeSmall }
				/* translators: %d: the rule's number. */
				label={ sprintf( __( 'Remove rule %d', 'brolga' ), number ) }
				size="small"
				onClick={ onRemove }
			/>
		</div>
	);
}

/**
 * Builds conditions.
 *
 * @see COND-2 COND-3
 */
export function RuleBuilder( { start, conditions, fields, onChange }: Props ) {
	const { relation, rules } = conditions;
	const set = ( next: readonly Rule[] ): void =>
		onChange( { relation, rules: next } );
	return (
		<div className={ ROOT }>
			{ rules.length === 1 && (
				<p className={ `${ ROOT }__start` }>{ start }</p>
			) }
			{ rules.length > 1 && (
				<SelectControl
					label={ start }
					value={ relation }
					options={ [
						{
							value: 'all',
							label: __( 'all of these match', 'brolga' ),
						},
						{
							value: 'any',
							label: __( 'any of these match', 'brolga' ),
						},
					] }
					onChange={ ( next ) =>
						onChange( { relation: next, rules } )
					}
					__next40pxDefaultSize
				/>
			) }
			{ rules.map( ( rule, index ) => (
				<Row
					key={ index }
					rule={ rule }
					number={ index + 1 }
					fields={ fields }
					onChange={ ( next ) =>
						set(
							rules.map( ( old, at ) =>
								at === index ? next : old
							)
						)
					}
					onRemove={ () =>
						set( rules.filter( ( _, at ) => at !== index ) )
					}
				/>
			) ) }
			{ fields.length === 0 ? (
				<p className={ `${ ROOT }__none` }>
					{ __(
						'Rules depend on other fields, but no other field has a name yet. Add a field first.',
						'brolga'
					) }
				</p>
			) : (
				<Button
					variant="secondary"
					size="compact"
					onClick={ () =>
						set( [ ...rules, ruleAbout( fields[ 0 ] ) ] )
					}
				>
					{ __( 'Add rule', 'brolga' ) }
				</Button>
			) }
		</div>
	);
}
