/**
 * Makes a carousel of the row of items that the server printed.
 */
import { mount } from '@brolga/runtime';
import { columnAround, onResize, windowWidth } from '../../src/device';
import { groupsOf, shownOf } from '../../src/slides/model';
import { ownParts, startShow } from '../../src/slides/show';
import { durationOf, numbersOf, visibleOf } from './model';

mount( '[data-brolga-module="brolga/carousel"]', ( root, { signal } ) => {
	// Own parts only: an item may hold a carousel.
	const [ viewport ] = ownParts( root, ':scope > [data-brolga-viewport]' );
	const [ track ] = ownParts( viewport, ':scope > *' );
	const slides = ownParts( track, ':scope > [data-brolga-slide]' );
	if ( ! viewport || ! track || ! slides.length ) {
		return;
	}
	const numbers = numbersOf( root.dataset.brolgaVisible );
	const visibleNow = (): number =>
		visibleOf( numbers, columnAround( root ), windowWidth() );
	const show = startShow(
		root,
		{
			viewport,
			slides,
			visible: visibleNow(),
			duration: durationOf,
			look: () => ( {
				slidesPerView: visibleNow(),
				slidesPerGroup: visibleNow(),
				spaceBetween: parseFloat( getComputedStyle( track ).columnGap ),
				wrapperClass: 'wp-block-brolga-carousel__track',
				slideClass: 'wp-block-brolga-carousel-item',
			} ),
			words: ( shown ) =>
				( root.dataset.brolgaWords ?? '' ).replace(
					/%([123])\$d/g,
					( _, place: string ) =>
						String(
							[
								slides.indexOf( shown[ 0 ] ?? track ) + 1,
								slides.indexOf( shown.at( -1 ) ?? track ) + 1,
								slides.length,
							][ Number( place ) - 1 ]
						)
				),
			onShow: ( [ first ], visible ) => {
				const { style } = root;
				style.setProperty(
					'--brolga-carousel-visible',
					String( visible )
				);
				style.setProperty(
					'--brolga-carousel-from',
					String( slides.indexOf( first ?? track ) )
				);
				root.toggleAttribute(
					'data-brolga-still',
					visible >= slides.length
				);
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
	let seen = visibleNow();
	onResize( () => {
		const now = visibleNow();
		if ( now !== seen ) {
			// The first that was seen stays in sight.
			const { from } = shownOf( show.active(), seen, slides.length );
			seen = now;
			show.recast(
				{
					active: Math.floor( from / now ),
					count: groupsOf( now, slides.length ),
					animating: false,
				},
				now
			);
		}
	}, signal );
} );
