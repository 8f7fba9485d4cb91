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
		'This is no regular expression that browsers can read. It is checked only where the server can read it.',
		'brolga'
	),
	server: __(
		'Browsers read this, the server may not: it then counts as no pattern at all. Write it without \\u, without empty brackets and without a look back of any length.',
		'brolga'
	),
	slow: __(
		'This can be read in very many ways, so browsers are not asked to: only the server checks it, and gives up early. Repeat no group that holds a repetition or a choice.',
		'brolga'
	),
};

type Choice = { readonly value: string; readonly label: string };

const STEPS: readonly Choice[] = [
	{ value: '1', label: __( 'Whole numbers', 'brolga' ) },
	{ value: '', label: __( 'With decimals, too', 'brolga' ) },
	{ value: '0.5', label: __( 'Halves', 'brolga' ) },
	{ value: '5', label: __( 'In steps of 5', 'brolga' ) },
	{ value: '10', label: __( 'In steps of 10', 'brolga' ) },
	{ value: '100', label: __( 'In steps of 100', 'brolga' ) },
];

const FIRST_DAYS: readonly Choice[] = [
	{ value: '', label: __( 'Any day', 'brolga' ) },
	{ value: 'today', label: __( 'Today', 'brolga' ) },
	{ value: 'today+1', label: __( 'Tomorrow', 'brolga' ) },
	{ value: 'today+7', label: __( 'In a week', 'brolga' ) },
];

const LAST_DAYS: readonly Choice[] = [
	{ value: '', label: __( 'Any day', 'brolga' ) },
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
					{ value: CERTAIN, label: __( 'A certain day…', 'brolga' ) },
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
			label={ __( 'Not less than', 'brolga' ) }
			inputMode="decimal"
			value={ limits.min }
			onChange={ ( min ) => onChange( { min } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Not more than', 'brolga' ) }
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
				label={ __( 'Fewest characters', 'brolga' ) }
				type="number"
				min={ 0 }
				value={ limits.minLength || '' }
				onChange={ ( typed ) =>
					onChange( { minLength: length( typed ) } )
				}
				__next40pxDefaultSize
			/>
			<TextControl
				label={ __( 'Most characters', 'brolga' ) }
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
					'A regular expression for the whole text: \\d{4} is four digits.',
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
					label={ __( 'What a visitor reads otherwise', 'brolga' ) }
					placeholder={ __(
						'Please type four digits, such as 4101.',
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
				? __( 'What may be chosen', 'brolga' )
				: __( 'What may be typed', 'brolga' )
		}
		initialOpen={ type === 'number' || type === 'date' }
	>
		{ type === 'number' && (
			<Numbers limits={ limits } onChange={ onChange } />
		) }
		{ type === 'date' && (
			<>
				<Day
					label={ __( 'Not before', 'brolga' ) }
					days={ FIRST_DAYS }
					value={ limits.min }
					onChange={ ( min ) => onChange( { min } ) }
				/>
				<Day
					label={ __( 'Not after', 'brolga' ) }
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
