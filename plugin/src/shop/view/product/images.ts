/**
 * A product's images open in the lightbox, which is fetched at the first press.
 * Arrow keys lead from one to the next.
 */
import { LIGHTBOX } from '@brolga/contracts';
import { config } from '@brolga/runtime';
import { refuse } from '../../../runtime/notify';
import type { Texts } from '@brolga/lightbox';

/** WooCommerce's two galleries. */
const GALLERY = '.wc-block-product-gallery, .woocommerce-product-gallery';

/** The images of a gallery as they are now: a chosen variation brings another. */
const linksOf = ( gallery: Element ) => [
	...gallery.querySelectorAll< HTMLAnchorElement >( '[data-brolga-image]' ),
];

/** The image that an event is about, and its gallery. */
function placeOf( { target }: Event ) {
	const link = ( target as Element ).closest< HTMLAnchorElement >(
		'[data-brolga-image]'
	);
	const gallery = link?.closest( GALLERY );
	return link && gallery ? { link, gallery } : undefined;
}

/** Which call for the lightbox was the last. */
let asked = 0;

/** Opens an image among the others of its gallery. */
async function open(
	link: HTMLAnchorElement,
	gallery: Element,
	signal: AbortSignal
): Promise< void > {
	const mine = ++asked;
	const links = linksOf( gallery );
	const texts = JSON.parse(
		links.find( ( { dataset } ) => dataset.brolgaTexts )?.dataset
			.brolgaTexts ?? '{}'
	) as Partial< Texts >;
	try {
		const lightbox = await import(
			/* webpackIgnore: true */ '@brolga/lightbox'
		);
		if ( mine === asked ) {
			lightbox.open( {
				images: links.map( lightbox.imageOf ),
				start: links.indexOf( link ),
				opener: link,
				texts,
				signal,
			} );
		}
	} catch {
		refuse( texts.failed ?? LIGHTBOX.messages.failed );
	}
}

/**
 * Listens to the page's galleries.
 *
 * @param signal Ends it.
 */
export function openImages( signal: AbortSignal ): void {
	document.addEventListener(
		'click',
		( event ) => {
			const { ctrlKey, metaKey, shiftKey, altKey } = event;
			const place = placeOf( event );
			if (
				place &&
				! ( ctrlKey || metaKey || shiftKey || altKey ) &&
				! config().preview
			) {
				event.preventDefault();
				void open( place.link, place.gallery, signal );
			}
		},
		{ signal }
	);
	document.addEventListener(
		'keydown',
		( event ) => {
			const place = placeOf( event );
			const by = { ArrowRight: 1, ArrowLeft: -1 }[ event.key ];
			if ( place && by ) {
				const links = linksOf( place.gallery );
				const rtl = getComputedStyle( place.link ).direction === 'rtl';
				const next =
					links[ links.indexOf( place.link ) + ( rtl ? -by : by ) ];
				if ( next ) {
					event.preventDefault();
					next.focus();
				}
			}
		},
		{ signal }
	);
	// WooCommerce's small images and arrows follow the one with the focus.
	document.addEventListener(
		'focusin',
		( event ) => {
			const place = placeOf( event );
			const id =
				place?.link.querySelector( 'img' )?.dataset.imageId ?? '';
			if ( place && id ) {
				place.gallery
					.querySelector< HTMLElement >(
						`.wc-block-product-gallery-thumbnails [data-image-id="${ CSS.escape(
							id
						) }"]`
					)
					?.click();
			}
		},
		{ signal }
	);
}
