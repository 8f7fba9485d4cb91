/**
 * A wide panel, with the name of the entry it opens from.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	BlockPanels,
	lazySettings,
	type Template,
	TextInPlace,
} from '@brolga/editor';
import type { MenuPanelAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "menu" */ './panels' )
);

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< MenuPanelAttributes > ) => {
	const content = useInnerBlocksProps(
		{},
		{ template: TEMPLATE, templateLock: false }
	);
	return (
		<div { ...useBlockProps() }>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			<TextInPlace
				tagName="p"
				className="wp-block-brolga-menu-panel__label"
				label={ __( 'Menu item', 'brolga' ) }
				placeholder={ __( 'Menu item name', 'brolga' ) }
				value={ attributes.label }
				onChange={ ( value ) => setAttributes( { label: value } ) }
			/>
			<div { ...content } />
		</div>
	);
};
