/**
 * What visitors move slides by, and what screen readers call them.
 */
import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound, type Editable } from '@brolga/editor';

/** The attributes that say so. */
interface Controls {
	readonly label: string;
	/** Only where an owner may have them, as the dots. */
	readonly arrows?: boolean;
	readonly dots?: boolean;
}

interface Props extends Editable< Controls > {
	/** What they are called where the owner names nothing. */
	readonly placeholder: string;
}

/**
 * The fields.
 *
 * @param props               See Props.
 * @param props.placeholder
 * @param props.attributes
 * @param props.setAttributes
 */
export const ControlFields = ( {
	placeholder,
	attributes,
	setAttributes,
}: Props ) => {
	const { arrows, dots } = attributes;
	return (
		<>
			{ arrows !== undefined && (
				<ToggleControl
					label={ __( 'Arrows', 'brolga' ) }
					checked={ arrows }
					onChange={ ( value ) => setAttributes( { arrows: value } ) }
				/>
			) }
			{ dots !== undefined && (
				<ToggleControl
					label={ __( 'Dots', 'brolga' ) }
					checked={ dots }
					onChange={ ( value ) => setAttributes( { dots: value } ) }
				/>
			) }
			<TextControl
				label={ __( 'Label for screen readers', 'brolga' ) }
				placeholder={ placeholder }
				{ ...bound< Controls >( { attributes, setAttributes } ).input(
					'label'
				) }
			/>
		</>
	);
};
