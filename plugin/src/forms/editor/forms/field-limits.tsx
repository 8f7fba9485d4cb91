/**
 * What may be typed into a field: its panel in the sidebar.
 */
import {
	Notice,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { patternFlaw, type PatternFlaw } from './pattern-flaw';

/** The limits of a field, as its block keeps them. */
export type Limits = {
	readonly min: string;
	readonly max: string;
	readonly step: string;
	readonly minLength: number;
	readonly maxLength: number;
	readonly pattern: string;
	readonly patternMessage: string;
};

interface Props {
	/** The field's type: one that has limits. */
	readonly type: string;
	readonly limits: Limits;
	readonly onChange: ( limits: Partial< Limits > ) => void;
}

const FLAWS: Readonly< Record< PatternFlaw, string > > = {
	broken: __(
		'Browsers do not understand this regular expression, so only the server uses it, if it can. Correct the pattern.',
		'brolga'
	),
	server: __(
		'The server may not understand this pattern and would then ignore it. Avoid \\u, empty brackets and variable-length lookbehind.',
		'brolga'
	),
	slow: __(
		'This pattern could be very slow, so only the server uses it, with a time limit. Avoid repeating a group that contains a repetition or alternatives.',
		'brolga'
	),
};

type Choice = { readonly value: string; readonly label: string };

const STEPS: readonly Choice[] = [
	{ value: '1', label: __( 'Whole numbers', 'brolga' ) },
	{ value: '', label: __( 'Decimals allowed', 'brolga' ) },
	{ value: '0.5', label: __( 'Halves', 'brolga' ) },
	{ value: '5', label: __( 'In steps of 5', 'brolga' ) },
	{ value: '10', label: __( 'In steps of 10', 'brolga' ) },
	{ value: '100', label: __( 'In steps of 100', 'brolga' ) },
];

const FIRST_DAYS: readonly Choice[] = [
	{ value: '', label: __( 'Any date', 'brolga' ) },
	{ value: 'today', label: __( 'Today', 'brolga' ) },
	{ value: 'today+1', label: __( 'Tomorrow', 'brolga' ) },
	{ value: 'today+7', label: __( 'In a week', 'brolga' ) },
];

const LAST_DAYS: readonly Choice[] = [
	{ value: '', label: __( 'Any date', 'brolga' ) },
	{ value: 'today', label: __( 'Today', 'brolga' ) },
	{ value: 'today+30', label: __( 'In 30 days', 'brolga' ) },
	{ value: 'today+90', label: __( 'In 90 days', 'brolga' ) },
	{ value: 'today+365', label: __( 'In a year', 'brolga' ) },
];

interface DayProps {
	readonly label: string;
	readonly days: readonly Choice[];
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** A certain day is chosen in a calendar; while it is empty it is a space. */
const CERTAIN = ' ';

function Day( { label, days, value, onChange }: DayProps ) {
	const known = days.some( ( day ) => day.value === value );
	return (
		<>
			<SelectControl
				label={ label }
				value={ known ? value : CERTAIN }
				options={ [
					...days,
					{ value: CERTAIN, label: __( 'Specific date…', 'brolga' ) },
				] }
				onChange={ onChange }
				__next40pxDefaultSize
			/>
			{ ! known && (
				<TextControl
					type="date"
					label={ label }
					hideLabelFromVision
					value={ value.trim() }
					onChange={ ( day ) => onChange( day || CERTAIN ) }
					__next40pxDefaultSize
				/>
			) }
		</>
	);
}

const Numbers = ( { limits, onChange }: Omit< Props, 'type' > ) => (
	<>
		<SelectControl
			label={ __( 'Numbers', 'brolga' ) }
			value={ limits.step }
			options={
				STEPS.some( ( { value } ) => value === limits.step )
					? [ ...STEPS ]
					: [ ...STEPS, { value: limits.step, label: limits.step } ]
			}
			onChange={ ( step ) => onChange( { step } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Minimum', 'brolga' ) }
			inputMode="decimal"
			value={ limits.min }
			onChange={ ( min ) => onChange( { min } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Maximum', 'brolga' ) }
			inputMode="decimal"
			value={ limits.max }
			onChange={ ( max ) => onChange( { max } ) }
			__next40pxDefaultSize
		/>
	</>
);

const length = ( typed: string ): number =>
	Math.max( 0, Number.parseInt( typed, 10 ) || 0 );

function Texts( { limits, onChange }: Omit< Props, 'type' > ) {
	const flaw = patternFlaw( limits.pattern );
	return (
		<>
			<TextControl
				label={ __( 'Minimum length', 'brolga' ) }
				type="number"
				min={ 0 }
				value={ limits.minLength || '' }
				onChange={ ( typed ) =>
					onChange( { minLength: length( typed ) } )
				}
				__next40pxDefaultSize
			/>
			<TextControl
				label={ __( 'Maximum length', 'brolga' ) }
				type="number"
				min={ 0 }
				value={ limits.maxLength || '' }
				onChange={ ( typed ) =>
					onChange( { maxLength: length( typed ) } )
				}
				__next40pxDefaultSize
			/>
			<TextControl
				label={ __( 'Pattern', 'brolga' ) }
				help={ __(
					'A regular expression that the whole text must match. For example, \\d{4} means four digits.',
					'brolga'
				) }
				value={ limits.pattern }
				onChange={ ( pattern ) => onChange( { pattern } ) }
				__next40pxDefaultSize
			/>
			{ flaw && (
				<Notice status="warning" isDismissible={ false }>
					{ FLAWS[ flaw ] }
				</Notice>
			) }
			{ limits.pattern !== '' && (
				<TextControl
					label={ __( 'Error message', 'brolga' ) }
					placeholder={ __(
						'Please enter four digits, such as 4101.',
						'brolga'
					) }
					value={ limits.patternMessage }
					onChange={ ( patternMessage ) =>
						onChange( { patternMessage } )
					}
					__next40pxDefaultSize
				/>
			) }
		</>
	);
}

/**
 * The panel; numbers, days and texts have different limits.
 *
 * @see FIELD-4
 * @param props          See Props.
 * @param props.type
 * @param props.limits
 * @param props.onChange
 */
export const LimitsPanel = ( { type, limits, onChange }: Props ) => (
	<PanelBody
		title={
			type === 'date'
				? __( 'Allowed dates', 'brolga' )
				: __( 'Validation', 'brolga' )
		}
		initialOpen={ type === 'number' || type === 'date' }
	>
		{ type === 'number' && (
			<Numbers limits={ limits } onChange={ onChange } />
		) }
		{ type === 'date' && (
			<>
				<Day
					label={ __( 'Earliest date', 'brolga' ) }
					days={ FIRST_DAYS }
					value={ limits.min }
					onChange={ ( min ) => onChange( { min } ) }
				/>
				<Day
					label={ __( 'Latest date', 'brolga' ) }
					days={ LAST_DAYS }
					value={ limits.max }
					onChange={ ( max ) => onChange( { max } ) }
				/>
			</>
		) }
		{ type !== 'number' && type !== 'date' && (
			<Texts limits={ limits } onChange={ onChange } />
		) }
	</PanelBody>
);
