/**
 * What every field is asked for: its type, whether it is required, its width.
 */
import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FIELD_WIDTHS, type Width } from './field-widths';

interface Props< Type extends string > {
	readonly types: readonly { readonly name: Type; readonly title: string }[];
	readonly type: Type;
	readonly required: boolean;
	readonly width: Width;
	readonly onType: ( type: Type ) => void;
	readonly onChange: ( changes: {
		required?: boolean;
		width?: Width;
	} ) => void;
}

/**
 * The first fields of the sidebar, by their names.
 *
 * @see FIELD-15
 * @param props          See Props.
 * @param props.types
 * @param props.type
 * @param props.required
 * @param props.width
 * @param props.onType
 * @param props.onChange
 */
export const FieldBasics = < Type extends string >( {
	types,
	type,
	required,
	width,
	onType,
	onChange,
}: Props< Type > ) => (
	<>
		<SelectControl
			label={ __( 'Field type', 'brolga' ) }
			value={ type }
			options={ types.map( ( { name, title } ) => ( {
				value: name,
				label: title,
			} ) ) }
			onChange={ ( value ) => onType( value ) }
			__next40pxDefaultSize
		/>
		{ type !== 'hidden' && (
			<>
				<ToggleControl
					label={ __( 'Required', 'brolga' ) }
					checked={ required }
					onChange={ ( value ) => onChange( { required: value } ) }
				/>
				<SelectControl
					label={ __( 'Width', 'brolga' ) }
					help={ __(
						'On phones every field takes the full width.',
						'brolga'
					) }
					value={ width }
					options={ FIELD_WIDTHS.map( ( { name, title } ) => ( {
						value: name,
						label: title,
					} ) ) }
					onChange={ ( value ) => onChange( { width: value } ) }
					__next40pxDefaultSize
				/>
			</>
		) }
	</>
);
