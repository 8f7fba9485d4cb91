/**
 * The link as a visitor with two items in the cart sees it; without a shop, as
 * nobody sees it.
 */
import { useBlockProps } from '@wordpress/block-editor';
import { store as blocksStore, type BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __, _n } from '@wordpress/i18n';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { CartCountAttributes } from '../../src/contracts/attributes';
import { countWords } from './model';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "cart-count" */ './panels' )
);

/** How many items the editor shows. */
const SAMPLE = 2;

/** What is said where the owner says nothing. */
const defaults = () => ( {
	// translators: %d: a number.
	singular: _n( '%d item', '%d items', 1, 'brolga' ),
	// translators: %d: a number.
	plural: _n( '%d item', '%d items', 2, 'brolga' ),
	// translators: %d: stays as it is.
	help: __( 'Write %d where the number goes.', 'brolga' ),
} );

/** Whether WooCommerce is active: its blocks are known then. */
const useHasShop = (): boolean =>
	useSelect(
		( select ) =>
			select( blocksStore ).getBlockType( 'woocommerce/cart' ) !==
			undefined,
		[]
	);

const Count = ( { label, singular, plural }: CartCountAttributes ) => (
	<>
		<svg
			className="wp-block-brolga-cart-count__sign"
			viewBox="0 0 24 24"
			width="24"
			height="24"
			aria-hidden="true"
			focusable="false"
		>
			<path d="M5 8h14l-1 12H6L5 8ZM9 10V7a3 3 0 0 1 6 0v3" />
		</svg>
		<span className="wp-block-brolga-cart-count__label">
			{ label || __( 'Cart', 'brolga' ) }
		</span>
		<span className="wp-block-brolga-cart-count__number">{ SAMPLE }</span>
		<span className="wp-block-brolga-cart-count__words">
			{ countWords( SAMPLE, {
				singular: singular || defaults().singular,
				plural: plural || defaults().plural,
			} ) }
		</span>
	</>
);

export const Edit = ( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< CartCountAttributes > ) => {
	const hasShop = useHasShop();
	return (
		<div
			{ ...useBlockProps( {
				className: `is-${ attributes.design }`,
				style: {
					display: hasShop || isSelected ? undefined : 'none',
				},
			} ) }
		>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
					words={ defaults() }
				/>
			</BlockPanels>
			{ hasShop ? (
				<Count { ...attributes } />
			) : (
				__( 'Visitors see this once WooCommerce is active.', 'brolga' )
			) }
		</div>
	);
};
