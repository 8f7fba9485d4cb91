/**
 * The sidebar of bars.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColourControl } from '../../src/content/editor/counters/colour-control';
import type { BarCountersAttributes } from '../../src/contracts/attributes';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< BarCountersAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * The panel.
 *
 * @param props               See SettingsProps.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Settings = ( { attributes, setAttributes }: SettingsProps ) => {
	const { showPercent, layout, barColor, trackColor } = attributes;
	return (
		<PanelBody title={ __( 'Bars', 'brolga' ) }>
			<SelectControl
				label={ __( 'Height', 'brolga' ) }
				value={ layout }
				options={ [
					{ value: 'thin', label: __( 'Thin', 'brolga' ) },
					{ value: 'thick', label: __( 'Thick', 'brolga' ) },
				] }
				onChange={ ( value ) => setAttributes( { layout: value } ) }
				__next40pxDefaultSize
			/>
			<ToggleControl
				label={ __( 'Show percentages', 'brolga' ) }
				checked={ showPercent }
				onChange={ ( value ) =>
					setAttributes( { showPercent: value } )
				}
			/>
			<ColourControl
				label={ __( 'Bars', 'brolga' ) }
				value={ barColor }
				onChange={ ( value ) => setAttributes( { barColor: value } ) }
			/>
			<ColourControl
				label={ __( 'Bar background', 'brolga' ) }
				value={ trackColor }
				onChange={ ( value ) => setAttributes( { trackColor: value } ) }
			/>
		</PanelBody>
	);
};
