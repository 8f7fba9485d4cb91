/**
 * The button where its block stands; on the page it is in a corner.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { arrowUp, Icon } from '@wordpress/icons';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { ScrollTopAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "menu" */ './panels' )
);

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< ScrollTopAttributes > ) => (
	<>
		<BlockPanels>
			<Settings
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</BlockPanels>
		<div
			{ ...useBlockProps( {
				className: `is-${ attributes.side }`,
			} ) }
		>
			<span className="wp-block-brolga-scroll-top__label">
				{ attributes.label || __( 'Back to top', 'brolga' ) }
			</span>
			<Icon icon={ arrowUp } />
		</div>
	</>
);
