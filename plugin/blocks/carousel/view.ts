/**
 * Makes a carousel of the row of items that the server printed.
 */
import { mount } from '@brolga/runtime';
import {
	columnAround,
	onResize,
	windowWidth,
} from '../../src/runtime/device/device';
import { ownParts } from '../../src/content/view/slides/parts';
import { startRow } from '../../src/content/view/slides/row';
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
	const update = startRow(
		root,
		{
			viewport,
			track,
			slides,
			name: 'carousel',
			visible: () =>
				visibleOf( numbers, columnAround( root ), windowWidth() ),
			duration: durationOf,
			look: {
				wrapperClass: 'wp-block-brolga-carousel__track',
				slideClass: 'wp-block-brolga-carousel-item',
			},
		},
		signal
	);
	onResize( update, signal );
} );
