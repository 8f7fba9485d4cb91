/**
 * `@brolga/lightbox`: images one at a time, large, over the page. Fetched when
 * a visitor opens the first one.
 *
 * GLightbox shows, fades and swipes. What it lacks is ours: the dialog's role
 * and name, keys, focus, the page out of reach, and texts that stay text.
 *
 * @see GALLERY-4 GALLERY-6 GALLERY-7 GALLERY-9 GALLERY-10 GALLERY-11
 */
import { LIGHTBOX } from '@brolga/contracts';
import { still } from '../../../runtime/overlay/still';
import { library, type Library } from './library';
import { shut } from './page';
import { addStyle } from './style';
import { stepIn, stepOut } from '@brolga/back';

/** An image. One without an address does not exist. */
export interface Image {
	readonly src: string;
	readonly alt: string;
	readonly caption: string;
	readonly srcset: string;
}

/** What the lightbox says; PHP has the same texts in every language. */
export interface Texts {
	readonly label: string;
	readonly close: string;
	readonly previous: string;
	readonly next: string;
	/** With {index} and {count}. */
	readonly position: string;
	readonly notFound: string;
	readonly failed: string;
	readonly imageFailed: string;
}

/** What to open, and who wants to hear of it. */
export interface LightboxOptions {
	readonly images: readonly Image[];
	/** Which one first, from 0. One that does not exist is told to be missing. */
	readonly start: number;
	/** Gets the focus back. */
	readonly opener: HTMLElement;
	readonly texts?: Partial< Texts >;
	/** Whether the way back closes it; not where the address has led to it, which would again. */
	readonly isStep?: boolean;
	/** Closes it. */
	readonly signal?: AbortSignal;
	readonly onShow?: ( index: number ) => void;
	readonly onClose?: () => void;
}

/** An open lightbox. */
export interface Lightbox {
	readonly close: () => void;
}

const ENGLISH: Texts = {
	label: 'Images',
	close: 'Close',
	previous: 'Previous image',
	next: 'Next image',
	position: 'Image {index} of {count}',
	...LIGHTBOX.messages,
};

const NOTHING: Image = { src: '', alt: '', caption: '', srcset: '' };

const icon = ( path: string ): string =>
	`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${ path }"/></svg>`;
const ARROW = icon( 'M5 12h14M13 6l6 6-6 6' );

const BOX = `<div id="glightbox-body" class="glightbox-container" tabindex="-1" role="dialog" aria-modal="true"><div class="gloader visible"></div><div class="goverlay"></div><div class="gcontainer"><button type="button" class="gclose gbtn">${ icon(
	'M6 6l12 12M18 6L6 18'
) }</button><div id="glightbox-slider" class="gslider"></div><button type="button" class="gprev gbtn">${ ARROW }</button><button type="button" class="gnext gbtn">${ ARROW }</button><p class="brolga-lightbox-position" aria-hidden="true"></p><p class="brolga-lightbox-live" aria-live="polite" aria-atomic="true"></p></div></div>`;
const SLIDE =
	'<div class="gslide"><div class="gslide-inner-content"><figure class="ginner-container"><div class="gslide-media"></div></figure></div></div>';

/** Takes down the one that is closing, when another is opened meanwhile. */
let finish: ( () => void ) | undefined;

/** What markup says: WooCommerce hands captions over as they were written. */
const textOf = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent;

/**
 * The image of a link to its file, with the caption of the figure it is in, or
 * the one that a shop's image carries with it.
 *
 * @param link The link.
 */
export function imageOf( link: HTMLAnchorElement ): Image {
	const image = link.querySelector( 'img' );
	return {
		// One that leads elsewhere says where its file is.
		src: link.dataset.brolgaFile ?? link.href,
		alt: image?.alt ?? '',
		caption: (
			link.closest( 'figure' )?.querySelector( 'figcaption' )
				?.textContent ?? textOf( image?.dataset.caption ?? '' )
		).trim(),
		// What is small and cut says what there is of the whole.
		srcset: image?.dataset.brolgaSrcset ?? image?.srcset ?? '',
	};
}

/** Puts a caption under its image, as text. */
function addCaption( slide: HTMLElement, { caption }: Image ): void {
	const figure = slide.querySelector( 'figure' );
	if ( figure && caption !== '' && ! figure.querySelector( 'figcaption' ) ) {
		const element = document.createElement( 'figcaption' );
		element.className = 'brolga-lightbox-caption';
		element.textContent = caption;
		figure.classList.add( 'brolga-lightbox-captioned' );
		figure.append( element );
	}
}

/** Says that an image cannot be shown, and lets its slide come in all the same. */
function complain( image: HTMLImageElement, text: string ): void {
	const message = document.createElement( 'p' );
	message.className = 'brolga-lightbox-message';
	message.setAttribute( 'role', 'alert' );
	image.hidden = true;
	image.after( message );
	message.textContent = text;
	image.dispatchEvent( new Event( 'load' ) );
}

/** What a key means: a step, the end, or nothing. */
function meaning(
	key: string,
	rtl: boolean
): 'close' | 'next' | 'previous' | undefined {
	switch ( key ) {
		case 'Escape':
			return 'close';
		case 'ArrowRight':
			return rtl ? 'previous' : 'next';
		case 'ArrowLeft':
			return rtl ? 'next' : 'previous';
	}
	return undefined;
}

/** Keeps Tab within the buttons. */
function trap( event: KeyboardEvent, modal: HTMLElement ): void {
	const stops = [
		...modal.querySelectorAll< HTMLElement >(
			'button:not(.glightbox-button-hidden)'
		),
	];
	const { activeElement } = modal.ownerDocument;
	const at = stops.findIndex( ( stop ) => stop === activeElement );
	const by = event.shiftKey ? -1 : 1;
	const from = at < 0 && event.shiftKey ? 0 : at;
	event.preventDefault();
	stops.at( ( from + by ) % stops.length )?.focus();
}

/** The library, with the images in its slides. */
const libraryOf = ( images: readonly Image[] ): Library =>
	library( {
		elements: images.map( ( { src, alt, srcset } ) => ( {
			type: 'image',
			href: src,
			alt,
			srcset,
			sizes: srcset && '100vw',
		} ) ),
		lightboxHTML: BOX,
		slideHTML: SLIDE,
		loop: images.length > 1,
	} );

const partOf = ( modal: HTMLElement, name: string ) =>
	modal.querySelector< HTMLElement >( `.${ name }` );

/** Says which image is shown, of how many, and what is on it. */
function tell(
	modal: HTMLElement,
	images: readonly Image[],
	index: number,
	texts: Texts
): void {
	const { alt, caption } = images[ index ] ?? NOTHING;
	// Of a single one there is nothing to count.
	const [ said, seen ] = images[ 1 ]
		? [
				texts.position
					.replace( '{index}', String( index + 1 ) )
					.replace( '{count}', String( images.length ) ),
				`${ index + 1 } / ${ images.length }`,
			]
		: [ '', '' ];
	const position = partOf( modal, 'brolga-lightbox-position' );
	const live = partOf( modal, 'brolga-lightbox-live' );
	if ( position && live ) {
		position.textContent = seen;
		live.textContent = [ said, alt, caption ]
			.filter( Boolean )
			.join( '. ' );
	}
}

/** Names the buttons, and hears of images that cannot be shown. */
function nameParts( modal: HTMLElement, texts: Texts ): void {
	modal.setAttribute( 'aria-label', texts.label );
	partOf( modal, 'gclose' )?.setAttribute( 'aria-label', texts.close );
	partOf( modal, 'gprev' )?.setAttribute( 'aria-label', texts.previous );
	partOf( modal, 'gnext' )?.setAttribute( 'aria-label', texts.next );
	modal.addEventListener(
		'error',
		( { target } ) => {
			if ( target instanceof HTMLImageElement ) {
				complain(
					target,
					target.getAttribute( 'src' )
						? texts.imageFailed
						: texts.notFound
				);
			}
		},
		true
	);
}

/** Hears the keys that close it and go on to other images. */
function steer( box: Library, close: () => void ): void {
	const { modal } = box;
	modal.addEventListener( 'keydown', ( event ) => {
		if ( event.ctrlKey || event.altKey || event.metaKey ) {
			return;
		}
		if ( event.key === 'Tab' ) {
			trap( event, modal );
			return;
		}
		const rtl = getComputedStyle( modal ).direction === 'rtl';
		const asked = meaning( event.key, rtl );
		if ( ! asked ) {
			return;
		}
		event.preventDefault();
		if ( asked === 'close' ) {
			close();
		} else if ( asked === 'next' ) {
			box.nextSlide();
		} else {
			box.prevSlide();
		}
	} );
}

/**
 * Opens images over the page.
 *
 * @param options See LightboxOptions.
 */
export function open( options: LightboxOptions ): Lightbox {
	const { opener, signal, onShow, onClose } = options;
	const texts = { ...ENGLISH, ...options.texts };
	const missing = ! options.images[ options.start ];
	const images = missing ? [ NOTHING ] : options.images;
	const start = missing ? 0 : options.start;

	finish?.();
	addStyle();
	// GLightbox hides the page from screen readers: nothing in it may have the focus then.
	( opener.ownerDocument.activeElement as HTMLElement | null )?.blur();
	const release = still();
	let removal: ReturnType< typeof setTimeout > | undefined;
	const box = libraryOf( images );
	box.on( 'slide_before_load', ( { slideIndex, slideNode } ) =>
		addCaption( slideNode, images[ slideIndex ] ?? NOTHING )
	);
	box.on( 'slide_before_change', ( { current } ) =>
		shown( current.slideIndex )
	);
	box.on( 'close', () => {
		clearTimeout( removal );
		finish = undefined;
		release();
	} );
	box.openAt( start );

	const { modal } = box;
	const slides = [ ...modal.querySelectorAll< HTMLElement >( '.gslide' ) ];
	// `inert` says the same, and keeps the focus out as well.
	box.bodyHiddenChildElms.forEach( ( element ) =>
		element.removeAttribute( 'aria-hidden' )
	);
	const reopen = shut( modal );

	function shown( index: number ): void {
		slides.forEach( ( slide, at ) => {
			slide.inert = at !== index;
		} );
		if ( ! missing ) {
			tell( modal, images, index, texts );
			onShow?.( index );
		}
	}

	let closed = false;
	const life = new AbortController();
	const remove = box.close.bind( box );
	/** GLightbox calls this one, too: of its button, a swipe, a click beside. */
	const close = (): void => {
		if ( closed ) {
			return;
		}
		closed = true;
		life.abort();
		stepOut( close );
		const last = box.activeSlide;
		remove();
		reopen();
		modal.inert = true;
		opener.focus( { preventScroll: true } );
		// A page in the background has no animations, hence no end of one.
		const end = () => last?.dispatchEvent( new Event( 'animationend' ) );
		finish = end;
		removal = setTimeout( end, LIGHTBOX.removalMs );
		onClose?.();
	};
	box.close = close;
	signal?.addEventListener( 'abort', close );
	if ( options.isStep ?? true ) {
		stepIn( close );
	}
	// Nothing of it is there when the page comes back from the browser's memory. @see SITE-161
	addEventListener( 'pageshow', ( { persisted } ) => persisted && close(), {
		signal: life.signal,
	} );

	nameParts( modal, texts );
	steer( box, close );
	shown( start );
	modal.focus( { preventScroll: true } );
	return { close };
}
