/**
 * The sidebar of a slider of posts, below what all modules with posts have.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ControlFields,
	MovementPanel,
	SchemeFields,
	ShapeFields,
} from '@brolga/editor-slides';
import type { PostSliderAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< PostSliderAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * All panels but those of posts.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<MovementPanel { ...props } />
		<PanelBody title={ __( 'Shape and controls', 'brolga' ) }>
			<ShapeFields { ...props } />
			<SchemeFields { ...props } />
			<ControlFields
				placeholder={ __( 'Posts', 'brolga' ) }
				{ ...props }
			/>
		</PanelBody>
	</>
);
