/**
 * The sidebar of a slider: how it moves, its shape and its controls.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ControlFields,
	MovementPanel,
	ShapeFields,
} from '@brolga/editor-slides';
import type { SliderAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< SliderAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<MovementPanel { ...props } />
		<PanelBody title={ __( 'Shape and controls', 'brolga' ) }>
			<ShapeFields { ...props } />
			<ControlFields
				placeholder={ __( 'Slides', 'brolga' ) }
				{ ...props }
			/>
		</PanelBody>
	</>
);
