/**
 * Core's navigation becomes a menu, and a menu becomes core's navigation again.
 */
import { createBlock } from '@wordpress/blocks';

type Navigation = {
	readonly ref?: number;
	readonly ariaLabel?: string;
	readonly overlayMenu?: string;
	readonly openSubmenusOnClick?: boolean;
	readonly submenuVisibility?: string;
	readonly layout?: { readonly orientation?: string };
};

type Menu = {
	readonly ref: number;
	readonly label: string;
	readonly collapse: string;
	readonly layout: string;
	readonly openOn: string;
};

/** Core's word and ours. */
const FOLDS = { mobile: 'narrow', always: 'always', never: 'never' } as const;

const isFolding = ( word: string ): word is keyof typeof FOLDS => word in FOLDS;

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			transform: ( {
				ref = 0,
				ariaLabel = '',
				overlayMenu = 'mobile',
				openSubmenusOnClick = false,
				submenuVisibility,
				layout,
			}: Navigation ) =>
				createBlock( 'brolga/menu', {
					ref,
					label: ariaLabel,
					collapse: isFolding( overlayMenu )
						? FOLDS[ overlayMenu ]
						: 'narrow',
					layout:
						layout?.orientation === 'vertical' ? 'column' : 'row',
					openOn:
						openSubmenusOnClick || submenuVisibility === 'click'
							? 'click'
							: 'hover',
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			transform: ( { ref, label, collapse, layout, openOn }: Menu ) =>
				createBlock( 'core/navigation', {
					...( ref > 0 && { ref } ),
					...( label !== '' && { ariaLabel: label } ),
					overlayMenu: collapse === 'narrow' ? 'mobile' : collapse,
					...( openOn === 'click' && { submenuVisibility: 'click' } ),
					...( layout === 'column' && {
						layout: { type: 'flex', orientation: 'vertical' },
					} ),
				} ),
		},
	],
};
