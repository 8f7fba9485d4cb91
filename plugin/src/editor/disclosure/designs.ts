/**
 * The designs of accordions and toggles, as variations.
 */
import type { BlockVariation } from '@wordpress/blocks';
import type { Look } from './look-settings';

const variation = (
	title: string,
	design: Look[ 'design' ],
	icon: Look[ 'icon' ]
): BlockVariation< Record< string, unknown > > => ( {
	name: design,
	title,
	attributes: { design, icon },
	isDefault: design === 'lines',
	isActive: [ 'design' ],
	scope: [ 'inserter', 'transform' ],
} );

/**
 * One variation for each design.
 *
 * @see ACC-16
 * @param lines What the one between lines is called.
 * @param cards What the one in cards is called.
 */
export const designs = (
	lines: string,
	cards: string
): readonly BlockVariation< Record< string, unknown > >[] => [
	variation( lines, 'lines', 'plus' ),
	variation( cards, 'cards', 'chevron' ),
];
