/**
 * A colour of a counter, from the theme's palette or any other.
 */
import { ColorPalette } from '@wordpress/block-editor';
import { BaseControl } from '@wordpress/components';

interface Props {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/**
 * Picks a colour; none leaves it to the styles.
 *
 * @param props          See Props.
 * @param props.label
 * @param props.value
 * @param props.onChange
 */
export function ColourControl( { label, value, onChange }: Props ) {
	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">
				{ label }
			</BaseControl.VisualLabel>
			<ColorPalette
				aria-label={ label }
				value={ value }
				onChange={ ( colour?: string ) => onChange( colour ?? '' ) }
			/>
		</fieldset>
	);
}
