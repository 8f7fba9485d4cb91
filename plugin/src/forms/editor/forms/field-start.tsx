/**
 * What a field begins with, and what browsers may fill in: a part of its panel
 * in the sidebar.
 */
import {
	RangeControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { wordsHere } from '../../../business/editor/words';

/** The settings, as the field's block keeps them. */
export interface Start {
	readonly label: string;
	readonly defaultValue: string;
	readonly autocomplete: string;
	readonly rows: number;
	readonly parameter: string;
}

interface Props {
	/** The field's type. */
	readonly type: string;
	readonly options: readonly { label: string; value?: string }[];
	readonly start: Start;
	readonly onChange: ( start: Partial< Start > ) => void;
}

const FILLED_IN = [ 'input', 'text', 'email', 'tel', 'url', 'number', 'date' ];
const CHOSEN = [ 'select', 'radio' ];

/** In HTML it has several lines; a field of one takes the first of them. */
const STREET = {
	value: 'street-address',
	label: __( 'Street address', 'brolga' ),
};
const STREET_LINE = 'address-line1';

const { city, region, postcode } = wordsHere();

const AUTOCOMPLETE = [
	{ value: '', label: __( 'Let the browser decide', 'brolga' ) },
	{ value: 'name', label: __( 'Full name', 'brolga' ) },
	{ value: 'given-name', label: __( 'First name', 'brolga' ) },
	{ value: 'family-name', label: __( 'Last name', 'brolga' ) },
	{ value: 'email', label: __( 'Email', 'brolga' ) },
	{ value: 'tel', label: __( 'Phone', 'brolga' ) },
	{ value: 'organization', label: __( 'Company', 'brolga' ) },
	{ value: 'organization-title', label: __( 'Job title', 'brolga' ) },
	STREET,
	{ value: 'address-level2', label: city },
	{
		value: 'address-level1',
		label: region || _x( 'Region', 'part of an address', 'brolga' ),
	},
	{ value: 'postal-code', label: postcode },
	{ value: 'country-name', label: __( 'Country', 'brolga' ) },
	{ value: 'url', label: __( 'Website', 'brolga' ) },
	{ value: 'bday', label: __( 'Birthday', 'brolga' ) },
	{ value: 'off', label: _x( 'Off', 'autocomplete', 'brolga' ) },
];

interface ControlProps {
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

interface AutocompleteProps extends ControlProps {
	readonly type: Props[ 'type' ];
}

/** What a browser may fill in. */
const Autocomplete = ( { type, value, onChange }: AutocompleteProps ) => (
	<SelectControl
		label={ __( 'Autocomplete', 'brolga' ) }
		value={
			type !== 'text' && value === STREET.value ? STREET_LINE : value
		}
		options={ AUTOCOMPLETE.map( ( token ) =>
			type !== 'text' && token === STREET
				? { ...STREET, value: STREET_LINE }
				: token
		) }
		onChange={ onChange }
		__next40pxDefaultSize
	/>
);

interface SelectedProps extends ControlProps {
	readonly options: Props[ 'options' ];
}

/** Which of its options a field begins with. */
const Selected = ( { options, value, onChange }: SelectedProps ) => (
	<SelectControl
		label={ __( 'Selected by default', 'brolga' ) }
		value={ value }
		options={ [
			{ value: '', label: __( 'None', 'brolga' ) },
			...options.map( ( option ) => ( {
				value: option.value || option.label,
				label: option.label,
			} ) ),
		] }
		onChange={ onChange }
		__next40pxDefaultSize
	/>
);

/** Where a hidden field has its value from. */
const Parameter = ( { value, onChange }: ControlProps ) => (
	<TextControl
		label={ __( 'URL parameter', 'brolga' ) }
		help={ __(
			'The name of a parameter, such as “job”. If the page is opened with ?job=gardener, the form sends “gardener”.',
			'brolga'
		) }
		placeholder="utm_content"
		value={ value }
		onChange={ onChange }
		__next40pxDefaultSize
	/>
);

/**
 * The controls; none for kinds of fields that have none of this.
 *
 * @see FIELD-3
 * @param props          See Props.
 * @param props.type
 * @param props.options
 * @param props.start
 * @param props.onChange
 */
export function StartFields( { type, options, start, onChange }: Props ) {
	const { defaultValue } = start;
	const isFilledIn = FILLED_IN.includes( type );
	const isHidden = type === 'hidden';
	return (
		<>
			{ type === 'consent' && (
				<TextControl
					label={ __( 'Short name', 'brolga' ) }
					help={ __(
						'Used in error lists and exports. Leave empty to use the text beside the checkbox.',
						'brolga'
					) }
					value={ start.label }
					onChange={ ( label ) => onChange( { label } ) }
					__next40pxDefaultSize
				/>
			) }
			{ CHOSEN.includes( type ) && (
				<Selected
					options={ options }
					value={ defaultValue }
					onChange={ ( value ) =>
						onChange( { defaultValue: value } )
					}
				/>
			) }
			{ ( isFilledIn || isHidden ) && (
				<TextControl
					label={
						isHidden
							? __( 'Value', 'brolga' )
							: __( 'Default value', 'brolga' )
					}
					type={ type === 'date' ? 'date' : 'text' }
					value={ defaultValue }
					onChange={ ( value ) =>
						onChange( { defaultValue: value } )
					}
					__next40pxDefaultSize
				/>
			) }
			{ isHidden && (
				<Parameter
					value={ start.parameter }
					onChange={ ( parameter ) => onChange( { parameter } ) }
				/>
			) }
			{ type === 'text' && (
				<RangeControl
					label={ __( 'Lines', 'brolga' ) }
					value={ start.rows }
					min={ 2 }
					max={ 30 }
					onChange={ ( rows ) => onChange( { rows: rows ?? 6 } ) }
					__next40pxDefaultSize
				/>
			) }
			{ isFilledIn && (
				<Autocomplete
					type={ type }
					value={ start.autocomplete }
					onChange={ ( autocomplete ) =>
						onChange( { autocomplete } )
					}
				/>
			) }
		</>
	);
}
