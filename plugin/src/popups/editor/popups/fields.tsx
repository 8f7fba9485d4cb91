/**
 * Controls that know their setting by its name, and show nothing where it has
 * no meaning.
 */
import { POPUP } from '@brolga/contracts';
import {
	BaseControl,
	CheckboxControl,
	Flex,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { createContext, useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { applies, isSelector, type PopupMeta, type Switch } from './model';
import type { Popup } from './store';

/** The names of settings of a kind. */
type NamesOf< Kind > = {
	[ Name in keyof PopupMeta ]: PopupMeta[ Name ] extends Kind ? Name : never;
}[ keyof PopupMeta ];

const Edited = createContext< Popup | null >( null );

/** Says whose settings the controls inside of it are. */
export const PopupFields = Edited.Provider;

/** The popup that is edited. */
export function useEdited(): Popup {
	const popup = useContext( Edited );
	if ( ! popup ) {
		throw new Error( 'These controls stand in a popup’s panels.' );
	}
	return popup;
}

interface Field< Name > {
	readonly name: Name;
	readonly label: string;
	readonly help?: string;
}

/** A switch. */
export function ToggleField( {
	name,
	label,
	help = '',
	isTurned = false,
}: Field< NamesOf< Switch > > & {
	/** It stands for the opposite of what is stored. */
	readonly isTurned?: boolean;
} ) {
	const { meta, set } = useEdited();
	return applies( meta, name ) ? (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ ( meta[ name ] === 'on' ) !== isTurned }
			onChange={ ( on ) =>
				set( { [ name ]: on !== isTurned ? 'on' : 'off' } )
			}
		/>
	) : null;
}

/** What a control of any setting is told. */
interface Bare< Value > {
	readonly label: string;
	readonly help?: string;
	readonly value: Value;
	readonly onChange: ( value: Value ) => void;
}

/** One of several values. */
export const Choice = ( {
	label,
	help = '',
	value,
	options,
	onChange,
}: Bare< string > & {
	readonly options: readonly {
		readonly value: string;
		readonly label: string;
	}[];
} ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ label }
		help={ help }
		value={ value }
		options={ options.map( ( option ) => ( {
			value: option.value,
			label: option.label,
		} ) ) }
		onChange={ onChange }
	/>
);

/** A whole number within bounds. */
export const WholeNumber = ( {
	label,
	help = '',
	value,
	min,
	max,
	onChange,
}: Bare< number > & { readonly min: number; readonly max: number } ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		type="number"
		label={ label }
		help={ help }
		value={ String( value ) }
		min={ min }
		max={ max }
		step={ 1 }
		onChange={ ( typed ) => {
			const number = Math.round( Number( typed ) );
			if ( typed !== '' && Number.isFinite( number ) ) {
				onChange( Math.min( max, Math.max( min, number ) ) );
			}
		} }
	/>
);

/** A choice. */
export function SelectField< Name extends NamesOf< string > >( {
	name,
	label,
	help = '',
	options,
}: Field< Name > & {
	readonly options: readonly {
		readonly value: PopupMeta[ Name ] & string;
		readonly label: string;
	}[];
} ) {
	const { meta, set } = useEdited();
	return applies( meta, name ) ? (
		<Choice
			label={ label }
			help={ help }
			value={ meta[ name ] as string }
			options={ options }
			onChange={ ( value ) => set( { [ name ]: value } ) }
		/>
	) : null;
}

/** A whole number. */
export function NumberField( {
	name,
	label,
	help = '',
}: Field< NamesOf< number > > ) {
	const { meta, set } = useEdited();
	const [ min, max ] = POPUP.bounds[ name ];
	return applies( meta, name ) ? (
		<WholeNumber
			label={ label }
			help={ help }
			value={ meta[ name ] }
			min={ min }
			max={ max }
			onChange={ ( value ) => set( { [ name ]: value } ) }
		/>
	) : null;
}

/** A CSS selector. */
export function SelectorField( {
	name,
	label,
	help = '',
}: Field< 'custom_selector' | 'closing_css_selector' > ) {
	const { meta, set } = useEdited();
	return applies( meta, name ) ? (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={
				isSelector( meta[ name ] )
					? help
					: __(
							'This is not a CSS selector. Write one such as .open-popup or #offer.',
							'brolga'
						)
			}
			value={ meta[ name ] }
			maxLength={ 200 }
			onChange={ ( value ) =>
				// What would be markup or a rule is refused when it is saved.
				set( { [ name ]: value.replace( /[<{}]/g, '' ) } )
			}
		/>
	) : null;
}

/** Controls that belong together. */
export const Group = ( {
	title,
	children,
}: {
	readonly title: string;
	readonly children: ReactNode;
} ) => (
	<fieldset>
		<BaseControl.VisualLabel as="legend">{ title }</BaseControl.VisualLabel>
		<Flex direction="column" gap={ 3 } align="stretch">
			{ children }
		</Flex>
	</fieldset>
);

/** Boxes to tick. */
export const Checks = < Value extends string >( {
	title,
	options,
	value,
	onChange,
}: {
	readonly title: string;
	readonly options: readonly {
		readonly value: Value;
		readonly label: string;
	}[];
	readonly value: readonly Value[];
	readonly onChange: ( value: Value[] ) => void;
} ) => (
	<Group title={ title }>
		{ options.map( ( option ) => (
			<CheckboxControl
				__nextHasNoMarginBottom
				key={ option.value }
				label={ option.label }
				checked={ value.includes( option.value ) }
				onChange={ ( on ) =>
					onChange(
						options
							.map( ( one ) => one.value )
							.filter( ( one ) =>
								one === option.value
									? on
									: value.includes( one )
							)
					)
				}
			/>
		) ) }
	</Group>
);
