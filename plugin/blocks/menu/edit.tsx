/**
 * The menu as a row of its entries, whatever the window, with the panels and
 * what else is in it below.
 */
import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { BlockAppender, BlockPanels, lazySettings } from '@brolga/editor';
import { PostsPreview } from '@brolga/editor-posts';
import type { MenuAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "menu" */ './panels' )
);

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< MenuAttributes > ) => {
	const settings = { attributes, setAttributes };
	const isOpen = useSelect(
		( select ) => {
			const editor = select( blockEditorStore ) as unknown as {
				isBlockSelected: ( id: string ) => boolean;
				hasSelectedInnerBlock: ( id: string, deep: boolean ) => boolean;
			};
			return (
				editor.isBlockSelected( clientId ) ||
				editor.hasSelectedInnerBlock( clientId, true )
			);
		},
		[ clientId ]
	);
	const isFolding =
		attributes.collapse === 'narrow' && attributes.layout === 'row';
	const inner = useInnerBlocksProps(
		{ className: 'wp-block-brolga-menu__inner', hidden: ! isOpen },
		{ renderAppender: InnerBlocks.ButtonBlockAppender }
	);
	return (
		<div
			{ ...useBlockProps( {
				className: isFolding ? 'is-folding' : undefined,
			} ) }
		>
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<BlockAppender
				clientId={ clientId }
				name="brolga/menu-panel"
				label={ __( 'Add wide panel', 'brolga' ) }
			/>
			<div className="wp-block-brolga-menu__preview">
				<PostsPreview name="brolga/menu" attributes={ attributes } />
			</div>
			{ isOpen && (
				<p className="wp-block-brolga-menu__title">
					{ __(
						'Wide panels, and blocks shown below the items when visitors open the menu with the button:',
						'brolga'
					) }
				</p>
			) }
			<div { ...inner } />
		</div>
	);
};
