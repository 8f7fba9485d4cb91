/**
 * An accordion as the visitor will see it: all headings, and the item open that
 * is worked on.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	ActiveChildProvider,
	BlockAppender,
	BlockPanels,
	lazySettings,
	NoAppender,
	type Template,
	useActiveChild,
} from '@brolga/editor';
import type { AccordionAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "disclosure" */ './panels' )
);

const TEMPLATE: Template[] = [
	[ 'brolga/accordion-item' ],
	[ 'brolga/accordion-item' ],
	[ 'brolga/accordion-item' ],
];

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< AccordionAttributes > ) => {
	const { design, icon, initial } = attributes;
	const items = useActiveChild( clientId, initial );
	const { children, ...root } = useInnerBlocksProps(
		useBlockProps( { className: `is-${ design } has-${ icon }` } ),
		{ template: TEMPLATE, renderAppender: NoAppender }
	);

	return (
		<div { ...root }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/accordion-item"
				label={ __( 'Add item', 'brolga' ) }
			/>
			<BlockPanels>
				<Settings
					{ ...{ attributes, setAttributes } }
					items={ items.children }
				/>
			</BlockPanels>
			<ActiveChildProvider value={ items.active }>
				{ children }
			</ActiveChildProvider>
		</div>
	);
};
