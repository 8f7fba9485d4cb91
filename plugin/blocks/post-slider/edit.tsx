/**
 * The first slide as visitors will see it, with the site's own posts.
 */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { cover, postContent } from '@wordpress/icons';
import { LayoutToolbar, PostsPanels, PostsPreview } from '@brolga/editor-posts';
import {
	ControlFields,
	MovementPanel,
	SchemeFields,
	ShapeFields,
} from '@brolga/editor-slides';
import type { PostSliderAttributes } from '../../src/contracts/attributes';

/** A slider of more is not looked through. */
const MOST = 20;

type SettingsProps = Pick<
	BlockEditProps< PostSliderAttributes >,
	'attributes' | 'setAttributes'
>;

const SlideSettings = ( props: SettingsProps ) => (
	<InspectorControls>
		<MovementPanel { ...props } />
		<PanelBody title={ __( 'Shape and controls', 'brolga' ) }>
			<ShapeFields { ...props } />
			<SchemeFields { ...props } />
			<ControlFields
				placeholder={ __( 'Posts', 'brolga' ) }
				{ ...props }
			/>
		</PanelBody>
	</InspectorControls>
);

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< PostSliderAttributes > ) => (
	<div { ...useBlockProps() }>
		<LayoutToolbar
			value={ attributes.design }
			options={ [
				{
					value: 'cover',
					label: __( 'Text on the image', 'brolga' ),
					icon: cover,
				},
				{
					value: 'panel',
					label: __( 'Text on a panel', 'brolga' ),
					icon: postContent,
				},
			] }
			onChange={ ( design ) => setAttributes( { design } ) }
		/>
		<PostsPanels
			attributes={ attributes }
			setAttributes={ setAttributes }
			most={ MOST }
		/>
		<SlideSettings
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
		<PostsPreview name="brolga/post-slider" attributes={ attributes } />
	</div>
);
