/**
 * Turns the pages of a gallery in place, and opens its images in the lightbox.
 */
import { LIGHTBOX, GALLERY } from '@brolga/contracts';
import * as hash from '@brolga/hash';
import { config, mount } from '@brolga/runtime';
import type { Lightbox, Texts } from '@brolga/lightbox';
import { refuse } from '../../src/runtime/notify';
import { isStartHidden } from '../../src/content/view/pager/start';
import {
	actionOf,
	canStep,
	pageOf,
	placeAt,
	placeOf,
	reduce,
	showsItem,
	showsNumber,
	worded,
} from './model';
import type { Action, Paging, State } from './types';

type Words = Partial< Texts & { page: string } >;

/** What of a gallery is there to be changed and pressed. */
interface Parts {
	readonly list: HTMLElement;
	readonly items: readonly HTMLElement[];
	readonly links: readonly HTMLAnchorElement[];
	readonly numbers: readonly HTMLAnchorElement[];
	readonly steps: readonly HTMLAnchorElement[];
	readonly live: HTMLElement | undefined;
}

/** The parts; undefined where the markup is not that of a gallery. */
function partsOf( root: HTMLElement ): Parts | undefined {
	const all = ( selector: string ) => [
		...root.querySelectorAll< HTMLAnchorElement >( selector ),
	];
	const [ list ] = all( ':scope > [data-brolga-items]' );
	const items = [ ...( list?.children ?? [] ) ] as HTMLElement[];
	const links = all( '[data-brolga-image]' );
	return list && items.length > 0 && links.length === items.length
		? {
				list,
				items,
				links,
				numbers: all( '[data-brolga-number]' ),
				steps: all( '[data-brolga-step]' ),
				live: all( '[data-brolga-live]' )[ 0 ],
			}
		: undefined;
}

/** How the owner set the gallery up. */
const pagingOf = ( { dataset }: HTMLElement, { items }: Parts ): Paging => ( {
	count: items.length,
	perPage: Number( dataset.brolgaPerPage ),
	adds: 'brolgaAdds' in dataset,
} );

/** Shows a page's images, its number, and the steps that lead on from it. */
function paint(
	{ items, numbers, steps }: Parts,
	state: State,
	paging: Paging
): void {
	items.forEach( ( item, index ) => {
		item.hidden = ! showsItem( index, state, paging );
	} );
	for ( const link of numbers ) {
		const page = Number( link.dataset.brolgaNumber );
		if ( page === state.page ) {
			link.setAttribute( 'aria-current', 'page' );
		} else {
			link.removeAttribute( 'aria-current' );
		}
		link.parentElement?.toggleAttribute(
			'hidden',
			! showsNumber( page, state, paging )
		);
	}
	for ( const link of steps ) {
		const by = Number( link.dataset.brolgaStep );
		link.parentElement?.toggleAttribute(
			'hidden',
			! canStep( by, state, paging )
		);
		link.href = numbers[ state.page + by - 1 ]?.href ?? link.href;
	}
}

/** Opens and closes images over the page; the last one asked for counts. */
function lightboxOf(
	{ links }: Parts,
	texts: Words,
	signal: AbortSignal,
	onImage: ( index?: number ) => void
) {
	let box: Lightbox | undefined;
	/** Which call for the lightbox was the last. */
	let asked = 0;
	return {
		close: (): void => {
			asked++;
			box?.close();
		},
		open: async ( start: number, opener: HTMLElement, isStep = true ) => {
			if ( config().preview ) {
				return;
			}
			const mine = ++asked;
			try {
				const lightbox = await import(
					/* webpackIgnore: true */ '@brolga/lightbox'
				);
				if ( signal.aborted || mine !== asked ) {
					return;
				}
				box = lightbox.open( {
					images: links.map( lightbox.imageOf ),
					start,
					opener,
					texts,
					signal,
					isStep,
					onShow: onImage,
					onClose: () => {
						box = undefined;
						onImage();
					},
				} );
			} catch {
				refuse( texts.failed ?? LIGHTBOX.messages.failed );
			}
		},
	};
}

/** Keeps the focus and the page's start in sight after a step. */
function settle(
	root: HTMLElement,
	{ list, numbers }: Parts,
	link: HTMLElement,
	page: number
): void {
	if ( link.closest( '[hidden]' ) ) {
		numbers[ page - 1 ]?.focus();
	}
	if ( isStartHidden( list ) ) {
		root.scrollIntoView();
	}
}

/** What was pressed, where that means no more than a plain press. */
const pressed = ( event: MouseEvent ): HTMLElement | null =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
		? null
		: ( event.target as Element ).closest< HTMLElement >( 'a,button' );

/** Moves a row by what is seen of it. */
function scrollRow( list: HTMLElement, by: number ): void {
	const rtl = getComputedStyle( list ).direction === 'rtl';
	list.scrollBy( { left: by * ( rtl ? -1 : 1 ) * list.clientWidth } );
}

/** Whether an image opens over the page: one that leads elsewhere does not. */
const opens = ( { dataset }: HTMLElement ): boolean =>
	! config().preview && dataset.brolgaFile === undefined;

mount( '[data-brolga-module="brolga/gallery"]', ( root, { signal } ) => {
	const parts = partsOf( root );
	if ( ! parts ) {
		return;
	}
	const { list, links, live } = parts;
	const { brolgaCurrent, brolgaTexts = '{}' } = root.dataset;
	const texts = JSON.parse( brolgaTexts ) as Words;
	const paging = pagingOf( root, parts );
	const initial: State = { page: Number( brolgaCurrent ) };
	let state = initial;
	/** What stands in the address while no image is open. */
	let written: readonly string[] = [];

	const show = ( action: Action ): void => {
		state = reduce( state, action, paging );
		paint( parts, state, paging );
	};
	/** A visitor's choice, which becomes a step of the history. */
	const choose = ( action: Action, link: HTMLElement ): void => {
		const first = links[ state.page * paging.perPage ];
		show( action );
		written = [ String( state.page ) ];
		hash.write( root.id, written, GALLERY.hashDelayMs );
		if ( live && texts.page ) {
			const count = Math.ceil( paging.count / paging.perPage );
			live.textContent = worded( texts.page, state.page, count );
		}
		if ( paging.adds ) {
			first?.focus();
		} else {
			settle( root, parts, link, state.page );
		}
	};
	const lightbox = lightboxOf( parts, texts, signal, ( index ) =>
		hash.write(
			root.id,
			index === undefined ? written : placeAt( index, paging ),
			0,
			true
		)
	);

	root.addEventListener(
		'click',
		( event ) => {
			const control = pressed( event );
			if ( ! control ) {
				return;
			}
			const { brolgaGo } = control.dataset;
			const action = actionOf( control.dataset );
			const index = links.indexOf( control as HTMLAnchorElement );
			if ( action ) {
				choose( action, control );
			} else if ( brolgaGo ) {
				scrollRow( list, Number( brolgaGo ) );
			} else if ( index >= 0 && opens( control ) ) {
				void lightbox.open( index, control );
			} else {
				return;
			}
			event.preventDefault();
		},
		{ signal }
	);
	hash.bind( root.id, {
		read: ( params ) => {
			const asks = placeOf( params );
			const index = ( asks?.image ?? 0 ) - 1;
			const link = links[ index ];
			lightbox.close();
			const asked = asks?.page ?? initial.page;
			const page = link ? pageOf( index, paging ) : asked;
			show( { type: 'show', page } );
			written = asks ? [ String( state.page ) ] : [];
			if ( asks?.image !== undefined ) {
				void lightbox.open( index, link ?? links[ 0 ] ?? root, false );
			}
		},
		signal,
	} );
} );
