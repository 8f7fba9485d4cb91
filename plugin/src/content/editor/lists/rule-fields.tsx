/**
 * One condition of a list.
 */
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Field, Kind } from '../../rest/lists';
import {
	comparisonOptions,
	fieldOptions,
	fitting,
	kindOf,
	kindOptions,
	takesValue,
	type Rule,
} from './list';

interface ValueProps {
	readonly kind: Kind;
	readonly rule: Rule;
	readonly onChange: ( value: string ) => void;
}

const Day = ( { rule, onChange }: ValueProps ) => {
	const isToday = rule.value === 'today';
	return (
		<>
			<SelectControl
				label={ __( 'Day', 'brolga' ) }
				value={ isToday ? 'today' : '' }
				options={ [
					{ value: 'today', label: __( 'Today', 'brolga' ) },
					{ value: '', label: __( 'A date', 'brolga' ) },
				] }
				onChange={ onChange }
				__next40pxDefaultSize
			/>
			{ ! isToday && (
				<TextControl
					type="date"
					label={ __( 'Date', 'brolga' ) }
					value={ rule.value ?? '' }
					onChange={ onChange }
					__next40pxDefaultSize
				/>
			) }
		</>
	);
};

const Value = ( props: ValueProps ) =>
	props.kind === 'date' ? (
		<Day { ...props } />
	) : (
		<TextControl
			type={ props.kind === 'number' ? 'number' : 'text' }
			step="any"
			label={ __( 'Value', 'brolga' ) }
			value={ props.rule.value ?? '' }
			onChange={ props.onChange }
			__next40pxDefaultSize
		/>
	);

interface Props {
	readonly number: number;
	readonly fields: readonly Field[];
	readonly rule: Rule;
	readonly onChange: ( rule: Rule ) => void;
	readonly onRemove: () => void;
}

/**
 * Field, comparison and value.
 *
 * @param props          See Props.
 * @param props.number
 * @param props.fields
 * @param props.rule
 * @param props.onChange
 * @param props.onRemove
 */
export function RuleFields( {
	number,
	fields,
	rule,
	onChange,
	onRemove,
}: Props ) {
	const kind = kindOf( fields, rule );
	const set = ( change: Partial< Rule > ) =>
		onChange( fitting( fields, { ...rule, ...change } ) );
	const isOpen = fields.some( ( { id, open } ) => open && id === rule.field );
	/* translators: %d: a number. */
	const name = sprintf( __( 'Condition %d', 'brolga' ), number );
	return (
		<fieldset style={ { margin: '24px 0 16px' } }>
			<legend
				style={ { padding: 0, marginBlockEnd: 12, fontWeight: 600 } }
			>
				{ name }
			</legend>
			<SelectControl
				label={ __( 'Field', 'brolga' ) }
				value={ rule.field }
				options={ fieldOptions( fields, rule.field ) }
				onChange={ ( field ) => set( { field, as: undefined } ) }
				__next40pxDefaultSize
			/>
			{ isOpen && (
				<SelectControl
					label={ __( 'Compare as', 'brolga' ) }
					value={ kind as string }
					options={ kindOptions() }
					onChange={ ( as ) => set( { as: as as Kind } ) }
					__next40pxDefaultSize
				/>
			) }
			<SelectControl
				label={ __( 'Comparison', 'brolga' ) }
				value={ rule.is }
				options={ comparisonOptions( kind ) }
				onChange={ ( is ) => set( { is } ) }
				__next40pxDefaultSize
			/>
			{ takesValue( rule.is ) && (
				<Value
					kind={ kind }
					rule={ rule }
					onChange={ ( value ) => onChange( { ...rule, value } ) }
				/>
			) }
			<Button
				variant="tertiary"
				isDestructive
				onClick={ onRemove }
				aria-label={ sprintf(
					/* translators: %d: a number. */
					__( 'Remove condition %d', 'brolga' ),
					number
				) }
				__next40pxDefaultSize
			>
				{ __( 'Remove', 'brolga' ) }
			</Button>
		</fieldset>
	);
}
