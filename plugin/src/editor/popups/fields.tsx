/**
 * Controls that know their setting by its name, and show nothing where it has
 * no meaning.
 */
import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { applies, isSelector, type PopupMeta, type Switch } from './model';
import type { Popup } from './store';

/** The names of settings of a kind. */
type NamesOf< Kind > = {
	[ Name in keyof PopupMeta ]: PopupMeta[ Name ] extends Kind ? Name : never;
}[ keyof PopupMeta ];

interface Field< Name > {
	readonly popup: Popup;
	readonly name: Name;
	readonly label: string;
	readonly help?: string;
}

/**
 * A switch.
 *
 * @param props         What it is.
 * @param props.popup   The popup.
 * @param props.name    The setting.
 * @param props.label   What it does.
 * @param props.help    More about it.
 * @param props.isTurned Whether it stands for the opposite of what is stored.
 */
export function SwitchField( {
	popup: { meta, set },
	name,
	label,
	help = '',
	isTurned = false,
}: Field< NamesOf< Switch > > & { readonly isTurned?: boolean } ) {
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

/**
 * A choice.
 *
 * @param props         What it is.
 * @param props.popup   The popup.
 * @param props.name    The setting.
 * @param props.label   What it does.
 * @param props.help    More about it.
 * @param props.options What there is to choose from.
 */
export function ChoiceField< Name extends NamesOf< string > >( {
	popup: { meta, set },
	name,
	label,
	help = '',
	options,
}: Field< Name > & {
	readonly options: readonly {
		readonly value: PopupMeta[ Name ];
		readonly label: string;
	}[];
} ) {
	return applies( meta, name ) ? (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			value={ meta[ name ] as string }
			options={ options.map( ( option ) => ( {
				value: option.value as string,
				label: option.label,
			} ) ) }
			onChange={ ( value ) => set( { [ name ]: value } ) }
		/>
	) : null;
}

/**
 * A whole number.
 *
 * @param props       What it is.
 * @param props.popup The popup.
 * @param props.name  The setting.
 * @param props.label What it does.
 * @param props.help  More about it.
 * @param props.min   The least.
 * @param props.max   The most.
 */
export function NumberField( {
	popup: { meta, set },
	name,
	label,
	help = '',
	min,
	max,
}: Field< NamesOf< number > > & {
	readonly min: number;
	readonly max: number;
} ) {
	return applies( meta, name ) ? (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			label={ label }
			help={ help }
			value={ String( meta[ name ] ) }
			min={ min }
			max={ max }
			step={ 1 }
			onChange={ ( value ) => {
				const number = Math.round( Number( value ) );
				if ( value !== '' && Number.isFinite( number ) ) {
					set( {
						[ name ]: Math.min( max, Math.max( min, number ) ),
					} );
				}
			} }
		/>
	) : null;
}

/**
 * A CSS selector.
 *
 * @param props       What it is.
 * @param props.popup The popup.
 * @param props.name  The setting.
 * @param props.label What it does.
 * @param props.help  More about it.
 */
export function SelectorField( {
	popup: { meta, set },
	name,
	label,
	help = '',
}: Field< 'custom_selector' | 'closing_css_selector' > ) {
	return applies( meta, name ) ? (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={
				isSelector( meta[ name ] )
					? help
					: __( 'This is not a CSS selector.', 'brolga' )
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
