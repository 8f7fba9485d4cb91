/**
 * `@brolga/popups`: opens and closes the popups of a page. On pages that have
 * one.
 *
 * @see POPUP-1 POPUP-14
 */
import {
	announce,
	config,
	hash,
	http,
	listen,
	mount,
	scroll,
	type Mounted,
} from '@brolga/runtime';
import { overlay } from '../../overlay';
import { LANDING } from '../../runtime/session';
import { stepIn, stepOut } from './back';
import { recall, remember } from './memory';
import {
	countIn,
	daysShut,
	decide,
	isFor,
	isOn,
	mayOpen,
	YEAR,
	type Cap,
	type Decision,
	type PopupSettings,
} from './model';

declare module '../../runtime/events' {
	interface Achievements {
		readonly popup_shown: true;
		readonly popup_closed: true;
		readonly popup_converted: true;
	}
}

/** What the island says of popups. @see POPUP-13 */
interface Island {
	readonly et_frontend_nonce: string;
	readonly custom_css_selector: string;
	/** JSON with the ids of those that the selector of the site opens. */
	readonly dnxte_popup_show: string;
	readonly popups_by_id: Readonly< Record< string, PopupSettings > >;
	readonly popup_cap: Cap;
}

/** A closed popup leaves the page. @see POPUP-11 */
const REMOVAL_MS = 1000;

/** Between two popups, and before it is tried again. */
const PAUSE_MS = 600;

/** How long a finger's throw of the page takes. */
const THROW_MS = 400;

const COUNTED = 'brolga_popups';
const CONVERTED = 'brolga_popups_done';
const PAGES = 'brolga_pages';

const CLOSES = '[data-brolga-popup-close]';
const CONVERTS = '.brolga-popup-convert,[data-brolga-popup-convert]';

const island = config< Island >() as Island & ReturnType< typeof config >;
/** What closes those that are open, and whether they are modal. */
const shown = new Map< () => void, boolean >();
const queue: ( () => void )[] = [];
const told = new Set< string >();
let turn: ReturnType< typeof setTimeout > | undefined;
/** The click that opened one: it opens no other. */
let spent: Event | undefined;

/** Delays count from here. */
const loaded = new Promise< unknown >( ( done ) =>
	document.readyState === 'complete'
		? done( 0 )
		: window.addEventListener( 'load', done )
);

/**
 * Pages of the visit, this one counted. Who comes from another page of the site
 * has seen that one, too.
 */
const pages = Math.max(
	( Number( recall( PAGES ) ) || 0 ) + 1,
	document.referrer.startsWith( `${ location.origin }/` ) ? 2 : 1
);
remember( PAGES, `${ pages }` );

/** The nearest element that a selector means; an owner's may be none. @see POPUP-25 */
function nearest( target: Element, selector = '' ): HTMLElement | null {
	try {
		return target.closest( selector );
	} catch {
		return null;
	}
}

/** Opens whose turn it is, once nothing else lies over the page and somebody sees it. @see POPUP-20 */
function next( ms = PAUSE_MS ): void {
	clearTimeout( turn );
	turn = setTimeout( () => {
		if (
			! shown.size &&
			! document.hidden &&
			! Number( document.documentElement.dataset.brolgaStill )
		) {
			queue.shift()?.();
		}
		if ( queue.length ) {
			next();
		}
	}, ms );
}

/**
 * Has the server count what a popup did.
 *
 * @see POPUP-21
 * @param popup  The popup's id.
 * @param record What it did.
 * @return Whether it is the first time in this page view.
 */
function tell( popup: string, record: 'shown' | 'converted' ): boolean {
	const key = record + popup;
	const isFirst = ! told.has( key );
	told.add( key );
	if ( isFirst && ! island.preview ) {
		const path = '/popup-events';
		const body = () => ( {
			et_frontend_nonce: config< Island >().et_frontend_nonce,
			popup: Number( popup ),
			record,
		} );
		if ( ! http.tell( path, body() ) ) {
			http.post(
				island.rest + path,
				() => JSON.stringify( body() ),
				{},
				true
			).catch( () => {} );
		}
	}
	return isFirst;
}

/**
 * Hears of all that opens and closes a popup by itself.
 *
 * @see POPUP-7
 * @param settings The popup's.
 * @param act      Does what is decided, at its time.
 * @param signal   Ends it.
 */
function watch(
	settings: PopupSettings,
	act: ( what: Decision[ 'do' ] ) => void,
	signal: AbortSignal
): void {
	const { documentElement } = document;
	const begun = performance.now();
	let timers: ReturnType< typeof setTimeout >[] = [];
	let isOver = false;
	let from = 0;
	let last = 0;
	let since = 0;
	let touched = -Infinity;

	const feed = ( type: string, pointer?: number ): void => {
		const at = performance.now() - begun;
		const y = scroll.y();
		if ( type === 'touchmove' ) {
			touched = at;
		}
		if ( y > last || at - since > THROW_MS ) {
			from = last;
			since = at;
		}
		last = y;
		const plan = isOver
			? []
			: decide( settings, {
					at,
					type,
					y: pointer ?? y,
					max: documentElement.scrollHeight - window.innerHeight,
					back: at - touched < 1000 ? from - y : 0,
				} );
		if ( plan.length ) {
			timers.forEach( clearTimeout );
			timers = plan.map( ( decision ) =>
				setTimeout( () => {
					isOver = true;
					act( decision.do );
				}, decision.at - at )
			);
		}
	};
	for ( const type of [
		'mousemove',
		'mousedown',
		'wheel',
		'keydown',
		'touchstart',
		'touchmove',
		'scroll',
	] ) {
		document.addEventListener(
			type,
			( event ) => feed( type, ( event as MouseEvent ).clientY ),
			{ signal, passive: true, capture: true }
		);
	}
	feed( 'load' );
}

/** The address without its hash. */
const pageOf = ( { href }: { readonly href: string } ): string =>
	href.replace( /#.*/, '' );

function setup( root: HTMLElement, { signal }: Mounted ): void {
	const dialog = root as HTMLDialogElement;
	const { ownerDocument } = dialog;
	const id = dialog.dataset.brolgaPopup ?? '';
	const settings = ( island.popups_by_id ?? {} )[ id ];
	if ( ! settings ) {
		return;
	}
	const cookie = `dxnteHours${ id }`;
	const ofId = new RegExp( `\\b${ id }\\b` );
	const isModal = ! isOn( settings.clickable_under_overlay );
	const tab = document.querySelector< HTMLElement >(
		`[data-brolga-popup-tab="${ id }"]`
	);
	const place = new Comment();
	let removal: ReturnType< typeof setTimeout > | undefined;
	/** What had the focus when it opened by itself; nothing where a visitor opened it. */
	let reader: HTMLElement | null = null;

	const isHere = (): boolean => isFor( settings, window.innerWidth );
	const showTab = ( is: boolean ): void => {
		if ( tab ) {
			tab.hidden = ! is;
		}
	};
	const keepShut = (): void => {
		const days = daysShut( settings );
		if ( days ) {
			remember( cookie, '1', days );
		}
	};
	const close = (): void => {
		keepShut();
		if ( dialog.contains( ownerDocument.activeElement ) ) {
			reader?.focus( { preventScroll: true } );
		}
		void over.close();
	};
	const convert = (): void => {
		remember( CONVERTED, `${ recall( CONVERTED ) }.${ id }`, YEAR );
		if ( tell( id, 'converted' ) ) {
			void announce( 'popup_converted', root.id );
		}
	};
	const over = overlay( dialog, {
		signal,
		scrolls: ! isModal || ! isOn( settings.prevent_page_scrolling ),
		stays: ! isOn( settings.close_overlay_click ),
		show() {
			if ( isModal ) {
				dialog.showModal();
			} else if ( reader ) {
				// The other ways take the focus from whoever reads or writes.
				dialog.open = true;
			} else {
				dialog.show();
			}
		},
		onChange( isOpen ) {
			showTab( ! isOpen );
			if ( isOpen ) {
				shown.set( close, isModal );
				if ( isOn( settings.close_clicking_back_button ) ) {
					stepIn( close );
				}
				tell( id, 'shown' );
			} else {
				keepShut();
				shown.delete( close );
				stepOut( close );
				removal = setTimeout(
					() => dialog.replaceWith( place ),
					REMOVAL_MS
				);
				next();
			}
			void announce( isOpen ? 'popup_shown' : 'popup_closed', root.id );
		},
	} );
	const show = ( by?: HTMLElement ): void => {
		clearTimeout( removal );
		place.replaceWith( dialog );
		over.open( by );
	};
	/** For a visitor who asks for it. */
	const open = ( by?: HTMLElement ): void => {
		shown.forEach( ( modal, closeOther ) => modal && closeOther() );
		reader = null;
		show( by );
	};
	/** By itself, if it still may. */
	const appear = (): void => {
		const cap = island.popup_cap;
		const now = Math.floor( Date.now() / 1000 );
		const times = countIn( recall( COUNTED ), now, cap );
		if (
			times &&
			mayOpen( settings, {
				width: window.innerWidth,
				cookie: !! recall( cookie ),
				converted: ofId.test( recall( CONVERTED ) ),
				pages,
				now,
				referrer: recall( LANDING ),
				cart: Number( recall( 'woocommerce_items_in_cart' ) ) > 0,
			} )
		) {
			if ( cap.count ) {
				remember( COUNTED, times, cap.hours / 24 );
			}
			reader = ownerDocument.activeElement as HTMLElement | null;
			show();
		}
	};
	const act = ( what: Decision[ 'do' ] ): void => {
		const at = queue.indexOf( appear );
		if ( what === 'open' ) {
			queue.push( appear );
			next( 0 );
		} else if ( at >= 0 ) {
			queue.splice( at, 1 );
		} else if ( reader ) {
			close();
		}
	};

	showTab( !! recall( cookie ) && isHere() );

	// Before the page's own listeners, which would follow a link.
	document.addEventListener(
		'click',
		( event ) => {
			const target = event.target as Element;
			const link = nearest(
				target,
				'a[href]'
			) as HTMLAnchorElement | null;
			const anchor =
				link && pageOf( link ) === pageOf( location ) && link.hash;
			if ( link && ( event.ctrlKey || event.metaKey ) ) {
				return;
			}
			const isInside = dialog.contains( target );
			if ( isInside && nearest( target, CONVERTS ) ) {
				convert();
			}
			if (
				( isInside &&
					( nearest( target, CLOSES ) || ( isModal && anchor ) ) ) ||
				nearest( target, settings.closing_css_selector )
			) {
				close();
				// A button of the editor that leads nowhere would lead to the top.
				if ( link?.href.endsWith( '#' ) ) {
					event.preventDefault();
				}
			}
			const by =
				( ( anchor === `#${ root.id }` ||
					link?.href === settings.permalink ) &&
					link ) ||
				( tab?.contains( target ) && tab ) ||
				nearest( target, settings.custom_selector ) ||
				nearest( target, island.custom_css_selector );
			const opens = spent !== event && isHere();
			// A switch or a button goes on to be one.
			if ( by && link && ( opens || isOn( settings.remove_link ) ) ) {
				event.preventDefault();
			}
			if ( by && opens ) {
				spent = event;
				open( by );
			}
		},
		{ signal, capture: true }
	);
	document.addEventListener(
		'keydown',
		( { key, defaultPrevented } ) => {
			const { body, activeElement } = ownerDocument;
			if (
				key === 'Escape' &&
				! defaultPrevented &&
				! isModal &&
				( activeElement === body || dialog.contains( activeElement ) )
			) {
				close();
			}
		},
		{ signal }
	);
	listen( ( { name, source } ) => {
		if (
			/form_sent|signed_up/.test( name ) &&
			dialog.contains( document.getElementById( source ) )
		) {
			convert();
		}
	} );
	hash.onAnchor( ( name ) => {
		if ( name === root.id && isHere() ) {
			open();
		}
	}, signal );
	if ( ! island.preview ) {
		void loaded.then( () => watch( settings, act, signal ) );
	}
}

mount( 'dialog[data-brolga-popup]', setup );
