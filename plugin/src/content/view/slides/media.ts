/**
 * Videos and embedded frames of slides.
 */
import { motion } from '@brolga/runtime';

/**
 * An embed's address without its wish to play by itself.
 *
 * @param src The frame's address.
 */
export function withoutAutoplay( src: string ): string {
	if ( ! URL.canParse( src ) ) {
		return src;
	}
	const url = new URL( src );
	if ( ! url.searchParams.has( 'autoplay' ) ) {
		return src;
	}
	url.searchParams.delete( 'autoplay' );
	return url.href;
}

/**
 * Stops what plays in a slide and keeps it from starting by itself again.
 *
 * @see SLIDER-13
 * @param slide   The slide.
 * @param started Whether it was active, so that any of its frames may play;
 *                else only those can that ask for it.
 */
export function stop( slide: HTMLElement, started: boolean ): void {
	slide.querySelectorAll( 'video' ).forEach( ( video ) => {
		video.autoplay = false;
		video.pause();
	} );
	slide
		.querySelectorAll< HTMLIFrameElement >( 'iframe[src]' )
		.forEach( ( frame ) => {
			const src = withoutAutoplay( frame.src );
			if ( started || src !== frame.src ) {
				// A new one: changing its address is a step of the history.
				const fresh = frame.cloneNode() as HTMLIFrameElement;
				fresh.src = src;
				frame.replaceWith( fresh );
			}
		} );
}

/**
 * Plays videos of a slide, or pauses them where nothing may move.
 *
 * @see SLIDER-14
 * @param slide    The slide.
 * @param selector Which of its videos.
 * @param may      Whether they may play, as far as the page knows.
 */
export function play(
	slide: HTMLElement,
	selector: string,
	may: boolean
): void {
	slide
		.querySelectorAll< HTMLVideoElement >( selector )
		.forEach( ( video ) => {
			if ( may && ! motion.savesData() ) {
				// Browsers refuse what has sound until a visitor has clicked.
				video.play().catch( () => undefined );
			} else {
				video.pause();
			}
		} );
}
