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

/** Keeps what a slide holds from starting by itself. */
export function calm( slide: HTMLElement ): void {
	slide.querySelectorAll( 'video' ).forEach( ( video ) => {
		video.autoplay = false;
		video.pause();
	} );
	slide.querySelectorAll( 'iframe' ).forEach( ( frame ) => {
		if ( withoutAutoplay( frame.src ) !== frame.src ) {
			reload( frame );
		}
	} );
}

/**
 * A frame that starts anew, and not by itself. It is a new one, because
 * changing its address would be a step of the page's history.
 *
 * @param frame The frame.
 */
function reload( frame: HTMLIFrameElement ): void {
	const fresh = frame.cloneNode() as HTMLIFrameElement;
	fresh.src = withoutAutoplay( frame.src );
	frame.replaceWith( fresh );
}

/** Stops everything in a slide; frames have no other way than a new start. */
export function stop( slide: HTMLElement ): void {
	calm( slide );
	slide
		.querySelectorAll< HTMLIFrameElement >( 'iframe[src]' )
		.forEach( reload );
}

/**
 * Plays videos of a slide, or pauses them where nothing may move.
 *
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
