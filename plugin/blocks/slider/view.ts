/**
 * Makes a slider of the row of slides that the server printed.
 */
import { mount } from '@brolga/runtime';
import { play, stop } from '../../src/content/view/slides/media';
import { ownParts } from '../../src/content/view/slides/parts';
import { startShow } from '../../src/content/view/slides/show';
import { durationOf } from './model';

mount( '[data-brolga-module="brolga/slider"]', ( root, { signal } ) => {
	// Own parts only: a slide may hold a slider.
	const [ viewport ] = ownParts( root, ':scope > [data-brolga-viewport]' );
	const slides = ownParts( viewport, ':scope > * > [data-brolga-slide]' );
	if ( ! viewport || ! slides.length ) {
		return;
	}
	slides.slice( 1 ).forEach( ( slide ) => stop( slide, false ) );
	startShow(
		root,
		{
			viewport,
			slides,
			visible: () => 1,
			duration: ( reduced ) =>
				durationOf( 'brolgaFull' in root.dataset, reduced ),
			look: () => ( {
				fades: root.dataset.brolgaEffect !== 'slide',
				wrapperClass: 'wp-block-brolga-slider__track',
				slideClass: 'wp-block-brolga-slide',
			} ),
			words: ( [ slide ] ) => {
				const heading = slide?.querySelector( 'h1,h2,h3,h4,h5,h6' );
				const label = slide?.getAttribute( 'aria-label' );
				return `${ label } ${ heading?.textContent ?? '' }`;
			},
			onLeave: ( left ) =>
				left.forEach( ( slide ) => stop( slide, true ) ),
			onShow: ( [ slide ] ) => {
				const dark = slide?.dataset.brolgaScheme === 'dark';
				root.classList.toggle( 'is-dark', dark );
				root.classList.toggle( 'is-light', ! dark );
			},
			// What a slide's words hold plays when it comes, and not before.
			onPlay: ( [ slide ], mayPlay, changed ) =>
				slide &&
				play(
					slide,
					changed ? 'video' : '[data-brolga-background-video]',
					mayPlay
				),
		},
		signal
	);
} );
