/**
 * The sidebar of dots.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DotNavAttributes } from '../../src/contracts/attributes';

/**
 * The panel.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( {
	attributes: { label, design, side },
	setAttributes,
}: Pick<
	BlockEditProps< DotNavAttributes >,
	'attributes' | 'setAttributes'
> ) => (
	<PanelBody title={ __( 'Dot navigation', 'brolga' ) }>
		<TextControl
			label={ __( 'Label for screen readers', 'brolga' ) }
			placeholder={ __( 'Sections of this page', 'brolga' ) }
			value={ label }
			onChange={ ( value ) => setAttributes( { label: value } ) }
			__next40pxDefaultSize
		/>
		<SelectControl
			label={ __( 'Design', 'brolga' ) }
			value={ design }
			options={ [
				{ value: 'dots', label: __( 'Dots', 'brolga' ) },
				{ value: 'lines', label: __( 'Lines', 'brolga' ) },
			] }
			onChange={ ( value ) => setAttributes( { design: value } ) }
			__next40pxDefaultSize
		/>
		<SelectControl
			label={ __( 'Side', 'brolga' ) }
			value={ side }
			options={ [
				{
					value: 'end',
					label: __(
						'Right (left in right-to-left languages)',
						'brolga'
					),
				},
				{
					value: 'start',
					label: __(
						'Left (right in right-to-left languages)',
						'brolga'
					),
				},
			] }
			onChange={ ( value ) => setAttributes( { side: value } ) }
			__next40pxDefaultSize
		/>
	</PanelBody>
);
