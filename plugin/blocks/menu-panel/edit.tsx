/**
 * A wide panel, with the name of the entry it opens from.
 */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextInPlace, type Template } from '@brolga/editor';
import type { MenuPanelAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

export const Edit = ( {
	attributes: { label, url },
	setAttributes,
}: BlockEditProps< MenuPanelAttributes > ) => {
	const content = useInnerBlocksProps(
		{},
		{ template: TEMPLATE, templateLock: false }
	);
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Wide panel', 'brolga' ) }>
					<TextControl
						label={ __( 'Link', 'brolga' ) }
						help={ __(
							'Only used if the menu has no item with this name.',
							'brolga'
						) }
						type="url"
						value={ url }
						onChange={ ( value ) =>
							setAttributes( { url: value } )
						}
						__next40pxDefaultSize
					/>
				</PanelBody>
			</InspectorControls>
			<TextInPlace
				tagName="p"
				className="wp-block-brolga-menu-panel__label"
				label={ __( 'Menu item', 'brolga' ) }
				placeholder={ __( 'Menu item name', 'brolga' ) }
				value={ label }
				onChange={ ( value ) => setAttributes( { label: value } ) }
			/>
			<div { ...content } />
		</div>
	);
};
