/**
 * The designs of accordions and toggles, as variations.
 */
import { looks, type Look as Variation } from '@brolga/editor';
import type { Look } from './look-settings';

const variation = (
	title: string,
	design: Look[ 'design' ],
	icon: Look[ 'icon' ]
): Variation => ( {
	name: design,
	title,
	attributes: { design, icon },
	isActive: [ 'design' ],
} );

/**
 * One variation for each design.
 *
 * @see ACC-16
 * @param lines What the one between lines is called.
 * @param cards What the one in cards is called.
 */
export const designs = ( lines: string, cards: string ) =>
	looks( [
		variation( lines, 'lines', 'plus' ),
		variation( cards, 'cards', 'chevron' ),
	] );
