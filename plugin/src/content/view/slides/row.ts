/**
 * A row of which several slides are seen at once, moved by groups.
 */
import { startShow } from './show';
import type { Look } from '../swiper';

/** What is a block's own about its row. */
export interface Row {
	readonly viewport: HTMLElement;
	readonly track: HTMLElement;
	readonly slides: readonly HTMLElement[];
	/** What the style sheet calls it: `--brolga-{name}-from`. */
	readonly name: string;
	/** How many are to be seen at once now. */
	readonly visible: () => number;
	/** How long a move takes, in milliseconds. */
	readonly duration: ( reduced: boolean ) => number;
	/** Further options of Swiper's. */
	readonly look: Look;
}

/**
 * Moves a row that the server printed.
 *
 * @param root   The module's root; `data-brolga-words` says which slides are seen.
 * @param row    What is the block's own.
 * @param signal Ends it.
 * @return Looks again how many are to be seen.
 */
export function startRow(
	root: HTMLElement,
	{ viewport, track, slides, name, visible, duration, look }: Row,
	signal: AbortSignal
): () => void {
	const total = slides.length;
	const { style, dataset } = root;
	const set = ( property: string, value: number ): void =>
		style.setProperty( `--brolga-${ name }-${ property }`, `${ value }` );
	const indexOf = ( slide = track ): number => slides.indexOf( slide );
	return startShow(
		root,
		{
			viewport,
			slides,
			visible,
			duration,
			look: ( count ) => ( {
				slidesPerView: count,
				slidesPerGroup: count,
				spaceBetween: parseFloat( getComputedStyle( track ).columnGap ),
				...look,
			} ),
			words: ( shown ) =>
				[
					indexOf( shown[ 0 ] ) + 1,
					indexOf( shown.at( -1 ) ) + 1,
					total,
				].reduce(
					( text, number, index ) =>
						text.replace( `%${ index + 1 }$d`, `${ number }` ),
					dataset.brolgaWords ?? ''
				),
			onShow: ( [ first ], count ) => {
				set( 'visible', count );
				set( 'from', indexOf( first ) );
				root.toggleAttribute( 'data-brolga-still', count >= total );
				const { activeElement } = document;
				if (
					activeElement?.closest( '[inert]' ) &&
					viewport.contains( activeElement )
				) {
					// What goes out of sight takes the focus with it.
					viewport.tabIndex = -1;
					viewport.focus( { preventScroll: true } );
				}
			},
		},
		signal
	);
}
