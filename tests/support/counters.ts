/**
 * Frames that pass when a test says so, each with the time it has.
 */

/** What a test does with the frames of a page. */
export interface Frames {
	/** Lets time pass, and one frame be painted at its end. */
	readonly pass: ( ms: number ) => void;
	/** How many callbacks wait for the next frame. */
	readonly waiting: () => number;
}

/** Takes the place of the browser's frames and of the time they measure. */
export function fakeFrames(): Frames {
	let now = 0;
	let callbacks: FrameRequestCallback[] = [];
	window.requestAnimationFrame = ( callback ) => callbacks.push( callback );
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
	return {
		pass: ( ms ) => {
			now += ms;
			const due = callbacks;
			callbacks = [];
			due.forEach( ( callback ) => callback( now ) );
		},
		waiting: () => callbacks.length,
	};
}
