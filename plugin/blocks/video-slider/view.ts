/**
 * Makes a slider of the row of videos that the server printed. Videos start by
 * themselves never: each has a view of its own, which waits for its visitor.
 */
import { mount } from '@brolga/runtime';
import { stop } from '../../src/content/view/slides/media';
import { ownParts } from '../../src/content/view/slides/parts';
import { startShow } from '../../src/content/view/slides/show';
import { durationOf, scrollOf } from './model';

mount( '[data-brolga-module="brolga/video-slider"]', ( root, { signal } ) => {
	const [ viewport ] = ownParts( root, ':scope > [data-brolga-viewport]' );
	const slides = ownParts( viewport, ':scope > * > [data-brolga-slide]' );
	if ( ! viewport || ! slides.length ) {
		return;
	}
	const [ row ] = ownParts( root, ':scope > * > [data-brolga-row]' );
	const thumbnail = (): HTMLElement | undefined =>
		ownParts( row, '[aria-current="true"]' )[ 0 ];
	startShow(
		root,
		{
			viewport,
			slides,
			visible: () => 1,
			duration: durationOf,
			look: () => ( {
				fades: true,
				wrapperClass: 'wp-block-brolga-video-slider__track',
				slideClass: 'wp-block-brolga-video-slide',
			} ),
			words: ( [ slide ] ) =>
				`${ slide?.getAttribute( 'aria-label' ) } ${
					thumbnail()?.textContent ?? ''
				}`,
			onLeave: ( left ) =>
				left.forEach( ( slide ) => stop( slide, true ) ),
			onShow: () => {
				const picked = thumbnail();
				if ( row && picked ) {
					const { offsetLeft: start, offsetWidth: size } = picked;
					row.scrollLeft = scrollOf(
						{ start, size },
						row.clientWidth
					);
				}
			},
		},
		signal
	);
} );
