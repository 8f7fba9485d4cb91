/**
 * The first slide as visitors will see it, with the site's own posts.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { cover, postContent } from '@wordpress/icons';
import { BlockPanels, lazySettings } from '@brolga/editor';
import { LayoutToolbar, PostsPanels, PostsPreview } from '@brolga/editor-posts';
import type { PostSliderAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "slides" */ './panels' )
);

/** A slider of more is not looked through. */
const MOST = 20;

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
		<BlockPanels>
			<Settings
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</BlockPanels>
		<PostsPreview name="brolga/post-slider" attributes={ attributes } />
	</div>
);
