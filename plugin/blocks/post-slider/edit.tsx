/**
 * The first slide as visitors will see it, with the site's own posts.
 */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { cover, postContent } from '@wordpress/icons';
import { LayoutToolbar, PostsPanels, PostsPreview } from '@brolga/editor-posts';
import { MovementPanel, NameField, ShapeFields } from '@brolga/editor-slides';
import type { PostSliderAttributes } from '../../src/contracts/attributes';

/** A slider of more is not looked through. */
const MOST = 20;

type SettingsProps = Pick<
	BlockEditProps< PostSliderAttributes >,
	'attributes' | 'setAttributes'
>;

const SlideSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<InspectorControls>
		<MovementPanel
			attributes={ attributes }
			setAttributes={ setAttributes }
		>
			<SelectControl
				label={ __( 'Effect', 'brolga' ) }
				value={ attributes.effect }
				options={ [
					{ value: 'fade', label: __( 'Fade', 'brolga' ) },
					{
						value: 'slide',
						label: _x( 'Slide', 'effect', 'brolga' ),
					},
				] }
				onChange={ ( effect ) => setAttributes( { effect } ) }
				__next40pxDefaultSize
			/>
		</MovementPanel>
		<PanelBody title={ __( 'Shape and controls', 'brolga' ) }>
			<ShapeFields
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<SelectControl
				label={ __( 'Style', 'brolga' ) }
				value={ attributes.scheme }
				options={ [
					{
						value: 'dark',
						label: __( 'Dark with light text', 'brolga' ),
					},
					{
						value: 'light',
						label: __( 'Light with dark text', 'brolga' ),
					},
				] }
				onChange={ ( scheme ) => setAttributes( { scheme } ) }
				__next40pxDefaultSize
			/>
			<RangeControl
				label={ __( 'Overlay', 'brolga' ) }
				help={ __(
					'In percent. Higher values make text easier to read.',
					'brolga'
				) }
				value={ attributes.overlay }
				min={ 0 }
				max={ 100 }
				step={ 5 }
				onChange={ ( overlay ) =>
					setAttributes( { overlay: overlay ?? 0 } )
				}
				__next40pxDefaultSize
			/>
			<ToggleControl
				label={ __( 'Arrows', 'brolga' ) }
				checked={ attributes.arrows }
				onChange={ ( arrows ) => setAttributes( { arrows } ) }
			/>
			<ToggleControl
				label={ __( 'Dots', 'brolga' ) }
				checked={ attributes.dots }
				onChange={ ( dots ) => setAttributes( { dots } ) }
			/>
			<NameField
				placeholder={ __( 'Posts', 'brolga' ) }
				value={ attributes.label }
				onChange={ ( label ) => setAttributes( { label } ) }
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
