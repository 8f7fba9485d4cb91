/**
 * Fetches what an element is for once there is a use for it, and does then what
 * the visitor did meanwhile. Until then the element is what the
 * server has printed.
 *
 * `data-brolga-later` names the module. It comes at the first pointer or focus on
 * the element; with `data-brolga-on="scroll"` once the page is scrolled, which is
 * "scrolled" then, while one that opens further down has not been; with
 * `data-brolga-on="page"` where the page has what `data-brolga-when` selects, or
 * the browser the cookie `data-brolga-cookie`. `data-brolga-opens` says which links
 * lead to it, and `data-brolga-keys` that it is walked through by keys.
 *
 * A link to a place on the page has `@brolga/anchors` fetched.
 *
 * @see SITE-30 SITE-31 SITE-32 NAV-1 NAV-17 SHOP-9
 */
import { y } from '../runtime/scroll';

const USED = '[data-brolga-later]:not([data-brolga-on])';

/** Keys that walk through links and toggles. */
const KEYS = /^(?:Arrow|Home$|End$)/;

/** What waits for each module that was asked for; null: it runs by now, or never will. */
const waiting = new Map< string, Event[] | null >();

const all = < Kind extends HTMLElement = HTMLElement >(
	selector: string
): NodeListOf< Kind > => document.querySelectorAll< Kind >( selector );

/** Whether a key is held that makes something else of a press, or of another key. */
const isOther = ( {
	ctrlKey,
	altKey,
	metaKey,
}: KeyboardEvent | MouseEvent ): boolean => ctrlKey || altKey || metaKey;

/** Whether an event means nothing to the browser, or something else than to the module. */
const waits = ( event: Event, target: Element, root: HTMLElement ): unknown =>
	event instanceof KeyboardEvent
		? 'brolgaKeys' in root.dataset &&
			target.matches( 'a, summary' ) &&
			KEYS.test( event.key ) &&
			! isOther( event )
		: event.type === 'submit' ||
			( event.type === 'click' && target.closest( 'button' ) );

/** Does again what was held. */
function repeat( event: Event ): void {
	const target = event.target as Element;
	if ( event instanceof SubmitEvent ) {
		( target as HTMLFormElement ).requestSubmit( event.submitter );
		return;
	}
	// The key before it may have moved the focus.
	const place =
		event.type === 'click' ? target : target.ownerDocument.activeElement;
	const { constructor } = event as { constructor: unknown };
	place?.dispatchEvent(
		new ( constructor as typeof Event )( event.type, event )
	);
}

/**
 * Shows what opens an element with scripts, or without.
 *
 * @param fold What opens it without; the button is next to it.
 */
function show( fold: HTMLDetailsElement, scripts: boolean ): void {
	fold.hidden = scripts;
	( fold.nextElementSibling as HTMLElement ).hidden = ! scripts;
}

const contentOf = ( fold: HTMLElement ): HTMLElement | null | undefined =>
	fold.closest( USED )?.querySelector( '[data-brolga-content]' );

/**
 * Gives an element back to the browser, whose module cannot be fetched.
 *
 * @see SITE-32
 * @param fold What opens it then.
 * @param held What waited for the module: a press on the button.
 */
function giveBack( fold: HTMLDetailsElement, held: readonly Event[] ): void {
	const content = contentOf( fold );
	show( fold, false );
	if ( content ) {
		content.inert = false;
	}
	if ( held.length > 0 ) {
		fold.open = true;
		fold.querySelector( 'summary' )?.focus();
	}
}

/**
 * Fetches a module, once.
 *
 * @param id     What it is imported by.
 * @param isView Whether it stands on the runtime, which need not wait for it to say so.
 * @return What waits for it.
 */
function fetchOnce( id: string, isView: boolean ): Event[] | null {
	const known = waiting.get( id );
	if ( known !== undefined ) {
		return known;
	}
	const held: Event[] = [];
	waiting.set( id, held );
	const settle = ( isLost: boolean ): void => {
		waiting.set( id, null );
		if ( isLost ) {
			all< HTMLDetailsElement >(
				`[data-brolga-later="${ id }"] [data-brolga-fold]`
			).forEach( ( fold ) => giveBack( fold, held ) );
		}
		held.forEach( repeat );
	};
	// Resolved by the page's import map.
	if ( isView ) {
		import( /* webpackIgnore: true */ '@brolga/runtime' ).catch(
			() => undefined
		);
	}
	import( /* webpackIgnore: true */ id ).then(
		() => settle( false ),
		() => settle( true )
	);
	return held;
}

const wake = ( { dataset }: HTMLElement, isView: boolean ): Event[] | null =>
	fetchOnce( dataset.brolgaLater ?? '', isView );

/** Whether a link leads to a place on this page; the skip link and tabs have their own way. */
const isAnchor = ( { hash, pathname, role }: HTMLAnchorElement ): boolean =>
	/^#(?!wp--)/.test( hash ) &&
	pathname === location.pathname &&
	role !== 'tab';

/** Whether an event is a click that opens no other window or tab. */
const isPlainClick = ( event: Event ): boolean =>
	event.type === 'click' &&
	! isOther( event as MouseEvent ) &&
	! ( event as MouseEvent ).shiftKey;

function use( event: Event ): void {
	const target = event.target as Element;
	const link = target.closest?.( 'a' );
	const hash = event.type === 'click' && link?.hash;
	const led =
		hash &&
		[ ...all( '[data-brolga-opens]' ) ].find(
			( { dataset } ) => dataset.brolgaOpens === hash
		);
	const root = led || target.closest?.< HTMLElement >( USED );
	const held = root && wake( root, true );
	const anchored =
		link && isAnchor( link ) && fetchOnce( '@brolga/anchors', true );
	const queue =
		held && ( led || waits( event, target, root ) )
			? held
			: isPlainClick( event ) && anchored;
	if ( queue ) {
		event.preventDefault();
		event.stopImmediatePropagation();
		queue.push( event );
	}
}

/**
 * Puts a button in the place of what opens an element without scripts, and keeps
 * out of reach what is out of sight.
 *
 * @see MENU-20
 * @param fold That.
 */
function swap( fold: HTMLDetailsElement ): void {
	const button = fold.nextElementSibling as HTMLElement;
	const content = contentOf( fold );
	const isFocused = fold.contains( fold.ownerDocument.activeElement );
	show( fold, true );
	if ( content ) {
		const { brolgaLater = '' } =
			fold.closest< HTMLElement >( USED )?.dataset ?? {};
		// Once it runs, the module sees to it.
		new ResizeObserver( () => {
			if ( waiting.get( brolgaLater ) !== null ) {
				content.inert = button.getClientRects().length > 0;
			}
		} ).observe( button.parentElement ?? button );
	}
	if ( isFocused ) {
		button.focus();
	}
	if ( fold.open ) {
		fold.open = false;
		button.click();
	}
}

/** Fetches what this page, or this visitor, has a use for from the beginning. */
const look = (): void =>
	all( '[data-brolga-on=page]' ).forEach( ( root ) => {
		const { brolgaWhen, brolgaCookie } = root.dataset;
		if (
			( brolgaWhen && document.querySelector( brolgaWhen ) ) ||
			`; ${ document.cookie }`.includes( `; ${ brolgaCookie }=` )
		) {
			wake( root, false );
		}
	} );

/**
 * The page is scrolled.
 *
 * @param event Nothing where it was before scripts ran.
 */
const scrolled = ( event?: Event ): void =>
	all( '[data-brolga-on=scroll]' ).forEach( ( root ) => {
		if ( event ) {
			root.dataset.brolgaOn = 'scrolled';
		}
		wake( root, true );
	} );

for ( const type of [
	'pointerover',
	'focusin',
	'click',
	'keydown',
	'submit',
] ) {
	// Before all others: who would hear of a click now, hears of it again.
	document.addEventListener( type, use, true );
}
all< HTMLDetailsElement >( `${ USED } [data-brolga-fold]` ).forEach( swap );
all( `${ USED }:is(:hover, :focus-within)` ).forEach( ( root ) =>
	wake( root, true )
);
// A page that opens further down has been scrolled, or is about to be.
if ( y() > 0 || document.querySelector( ':target' ) ) {
	scrolled();
} else {
	// What a preview scrolls in tells nobody but itself.
	addEventListener( 'scroll', scrolled, { capture: true, once: true } );
}
document.addEventListener( 'visibilitychange', look );
look();
