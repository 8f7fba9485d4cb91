/**
 * Whether text on an image is light or dark.
 */
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound, type Editable } from './bound';

/** The attribute that says so. */
interface Schemed {
	readonly scheme: 'dark' | 'light';
}

/**
 * The choice.
 *
 * @param props The block's own properties will do.
 */
export const SchemeField = ( props: Editable< Schemed > ) => (
	<SelectControl
		label={ __( 'Style', 'brolga' ) }
		options={ [
			{ value: 'dark', label: __( 'Dark with light text', 'brolga' ) },
			{ value: 'light', label: __( 'Light with dark text', 'brolga' ) },
		] }
		{ ...bound( props ).input( 'scheme' ) }
	/>
);
