/**
 * How many entries a form takes, when, and how many of one person.
 */
import {
	Notice,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { date } from '@wordpress/date';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

type Values = Readonly< Record< string, unknown > >;

/** A form's limits, and the way to change them. */
export interface EntryLimitsProps {
	readonly limits: Values;
	readonly onChange: ( limits: Values ) => void;
}

/** As the server has it. */
const MOST = 100_000;

/** PHP's words, in the editor's language. */
const usualWords = (): Readonly< Record< string, string > > => ( {
	not_open: __(
		'This form is not open yet. Please come back later.',
		'brolga'
	),
	closed: __(
		'This form is closed. Please contact us in another way.',
		'brolga'
	),
	full: __(
		'All places are taken. Please contact us in another way.',
		'brolga'
	),
	repeated: __(
		'An entry with this email address already exists. Please use another address, or contact us.',
		'brolga'
	),
} );

interface PartProps {
	readonly limits: Values;
	readonly set: ( name: string, value: unknown ) => void;
}

const text = ( limits: Values, name: string ): string => {
	const value = limits[ name ];
	return typeof value === 'string' ? value : '';
};

/** What is said where a limit is reached. */
const Words = ( {
	limits,
	set,
	name,
	label,
}: PartProps & { readonly name: string; readonly label: string } ) => (
	<TextareaControl
		label={ label }
		rows={ 2 }
		placeholder={ usualWords()[ name ] ?? '' }
		value={ text( limits, name ) }
		onChange={ ( value ) => set( name, value ) }
	/>
);

const isNumberOfPlaces = ( number: number ): boolean =>
	Number.isInteger( number ) && number >= 1 && number <= MOST;

/** How many. */
function Places( { limits, set }: PartProps ) {
	const places = Number( limits.places ) || 0;
	// As it was typed: what is no number of places stays to be corrected.
	const [ typed, setTyped ] = useState( places > 0 ? String( places ) : '' );
	const isWrong = typed !== '' && ! isNumberOfPlaces( Number( typed ) );
	return (
		<>
			<TextControl
				type="number"
				min={ 0 }
				max={ MOST }
				label={ __( 'Places', 'brolga' ) }
				help={ __(
					'Leads in the Trash and spam take no place. Leave empty for any number.',
					'brolga'
				) }
				value={ typed }
				onChange={ ( value ) => {
					setTyped( value );
					const number = Number( value );
					set( 'places', isNumberOfPlaces( number ) ? number : 0 );
				} }
				__next40pxDefaultSize
			/>
			{ isWrong && (
				<Notice status="error" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: a number. */
						__(
							'Enter a whole number from 1 to %s. Until then, the form takes any number of entries.',
							'brolga'
						),
						MOST.toLocaleString(
							document.documentElement.lang || undefined
						)
					) }
				</Notice>
			) }
			{ places > 0 && (
				<>
					<ToggleControl
						label={ __(
							'Show how many places are left',
							'brolga'
						) }
						checked={ limits.showPlaces === true }
						onChange={ ( isShown ) => set( 'showPlaces', isShown ) }
					/>
					<Words
						limits={ limits }
						set={ set }
						name="full"
						label={ __(
							'Message when all places are taken',
							'brolga'
						) }
					/>
				</>
			) }
		</>
	);
}

/** Why nobody can send anything, as far as the dates go; empty if somebody can. */
function closedWhy( from: string, until: string ): string {
	if ( until === '' ) {
		return '';
	}
	if ( until <= from ) {
		return __(
			'This form never opens because it closes before it opens. Change one of the dates.',
			'brolga'
		);
	}
	// The format of the field; without a time zone it is the site's.
	return until <= date( 'Y-m-d\\TH:i' )
		? __(
				'This form is closed because its closing date has passed. To open it, change or remove the date.',
				'brolga'
			)
		: '';
}

/** When, on the site's clock. */
function Dates( { limits, set }: PartProps ) {
	const from = text( limits, 'from' );
	const until = text( limits, 'until' );
	const why = closedWhy( from, until );
	return (
		<>
			<TextControl
				type="datetime-local"
				label={ __( 'Opens', 'brolga' ) }
				value={ from }
				onChange={ ( value ) => set( 'from', value ) }
				__next40pxDefaultSize
			/>
			{ from !== '' && (
				<Words
					limits={ limits }
					set={ set }
					name="not_open"
					label={ __( 'Message before it opens', 'brolga' ) }
				/>
			) }
			<TextControl
				type="datetime-local"
				label={ __( 'Closes', 'brolga' ) }
				help={ __( 'In the site’s time zone.', 'brolga' ) }
				value={ until }
				onChange={ ( value ) => set( 'until', value ) }
				__next40pxDefaultSize
			/>
			{ until !== '' && (
				<Words
					limits={ limits }
					set={ set }
					name="closed"
					label={ __( 'Message after it closes', 'brolga' ) }
				/>
			) }
			{ why !== '' && (
				<Notice status="warning" isDismissible={ false }>
					{ why }
				</Notice>
			) }
		</>
	);
}

/** How many of one person. */
const Once = ( { limits, set }: PartProps ) => (
	<>
		<ToggleControl
			label={ __( 'One entry per email address', 'brolga' ) }
			help={ __(
				'Needs an email field. Entries without an address are not counted.',
				'brolga'
			) }
			checked={ limits.once === true }
			onChange={ ( isOnce ) => set( 'once', isOnce ) }
		/>
		{ limits.once === true && (
			<Words
				limits={ limits }
				set={ set }
				name="repeated"
				label={ __( 'Message for a second entry', 'brolga' ) }
			/>
		) }
	</>
);

/**
 * Places, dates, and entries of one person. Nothing is kept of what is not set.
 *
 * @see FORM-870 FORM-872 FORM-873
 * @param props          See EntryLimitsProps.
 * @param props.limits
 * @param props.onChange
 */
export function EntryLimitFields( { limits, onChange }: EntryLimitsProps ) {
	const set = ( name: string, value: unknown ): void => {
		const { [ name ]: _before, ...rest } = limits;
		onChange( value ? { ...rest, [ name ]: value } : rest );
	};
	return (
		<>
			<Places limits={ limits } set={ set } />
			<Dates limits={ limits } set={ set } />
			<Once limits={ limits } set={ set } />
		</>
	);
}
