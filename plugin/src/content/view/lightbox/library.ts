/**
 * The parts of GLightbox that we use, by what they are: its own types lack some.
 */
import GLightbox from 'glightbox';

/** What GLightbox tells of a slide. */
interface SlideEvent {
	readonly slideIndex: number;
	readonly slideNode: HTMLElement;
}

/** An opened GLightbox. */
export interface Library {
	readonly modal: HTMLElement;
	readonly activeSlide: HTMLElement | null;
	readonly bodyHiddenChildElms: readonly HTMLElement[];
	openAt: ( index: number ) => void;
	close: () => void;
	nextSlide: () => void;
	prevSlide: () => void;
	on: ( ( name: 'close', callback: () => void ) => void ) &
		( (
			name: 'slide_before_load',
			callback: ( slide: SlideEvent ) => void
		) => void ) &
		( (
			name: 'slide_before_change',
			callback: ( change: { readonly current: SlideEvent } ) => void
		) => void );
}

/** How we have it set up. */
export interface LibraryOptions {
	readonly elements: readonly {
		readonly type: 'image';
		readonly href: string;
		readonly alt: string;
		readonly srcset: string;
		readonly sizes: string;
	}[];
	readonly lightboxHTML: string;
	readonly slideHTML: string;
	readonly loop: boolean;
}

/** Our own keys, effects and styles; nothing of what another server would send. */
const OURS = {
	keyboardNavigation: false,
	zoomable: false,
	draggable: false,
	openEffect: 'zoom',
	closeEffect: 'fade',
	slideEffect: 'fade',
	svg: {},
} as const;

/**
 * A GLightbox that is not yet open.
 *
 * @param options How it is set up.
 */
export const library = ( options: LibraryOptions ): Library =>
	( GLightbox as unknown as ( all: object ) => Library )( {
		...OURS,
		...options,
	} );
