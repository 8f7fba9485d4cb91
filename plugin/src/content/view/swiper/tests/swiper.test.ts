import { startMover } from '../index';

/** Slides of a pixel each, as no test's page lays anything out. */
function viewport( slides: number ): HTMLElement {
	const element = document.createElement( 'div' );
	element.innerHTML = `<div class="swiper-wrapper">${ '<div class="swiper-slide"></div>'.repeat(
		slides
	) }</div>`;
	Object.defineProperty( element, 'clientWidth', { value: 1 } );
	document.body.append( element );
	return element;
}

// Pressed before Swiper came, a slider is elsewhere already (SLIDER-3).
test.each( [ true, false ] )(
	'begins where it is, and tells nobody (fades: %s)',
	( fades ) => {
		const swiped = jest.fn();
		const mover = startMover(
			viewport( 4 ),
			{ fades },
			1,
			2,
			() => 0,
			swiped,
			new AbortController().signal
		);
		expect( swiped ).not.toHaveBeenCalled();

		mover.goTo( 3 );
		expect( swiped ).toHaveBeenCalledWith( 3 );
	}
);
