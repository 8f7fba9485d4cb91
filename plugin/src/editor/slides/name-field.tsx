/**
 * What screen readers call a row of slides.
 */
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	readonly value: string;
	/** What it is called where the owner names nothing. */
	readonly placeholder: string;
	readonly onChange: ( value: string ) => void;
}

/**
 * The field.
 *
 * @param props See Props.
 */
export const NameField = ( props: Props ) => (
	<TextControl
		label={ __( 'Label for screen readers', 'brolga' ) }
		__next40pxDefaultSize
		{ ...props }
	/>
);
