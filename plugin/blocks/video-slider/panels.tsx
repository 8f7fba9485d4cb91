/**
 * The sidebar of a video slider.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ControlFields } from '@brolga/editor-slides';
import type { VideoSliderAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< VideoSliderAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * The panel.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Videos', 'brolga' ) }>
		<SelectControl
			label={ __( 'Navigation', 'brolga' ) }
			value={ attributes.design }
			options={ [
				{ value: 'thumbnails', label: __( 'Images', 'brolga' ) },
				{ value: 'titles', label: __( 'Titles', 'brolga' ) },
			] }
			onChange={ ( design ) => setAttributes( { design } ) }
			__next40pxDefaultSize
		/>
		<SelectControl
			label={ __( 'Shape', 'brolga' ) }
			value={ attributes.ratio }
			options={ [
				{ value: '16/9', label: __( 'Wide, 16:9', 'brolga' ) },
				{ value: '21/9', label: __( 'Cinema, 21:9', 'brolga' ) },
				{ value: '4/3', label: __( 'Classic, 4:3', 'brolga' ) },
				{ value: '1/1', label: __( 'Square', 'brolga' ) },
				{ value: '9/16', label: __( 'Portrait, 9:16', 'brolga' ) },
			] }
			onChange={ ( ratio ) => setAttributes( { ratio } ) }
			__next40pxDefaultSize
		/>
		<ControlFields
			placeholder={ __( 'Videos', 'brolga' ) }
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
	</PanelBody>
);
