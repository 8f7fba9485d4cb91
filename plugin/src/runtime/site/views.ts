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
const USED = '[data-brolga-later]:not([data-brolga-on])';

const NOTHING = ':not(*)';

/**
 * What is heard of, and where it is held: it means nothing to the browser there,
 * or something else than to the module.
 */
const HEARD = {
	pointerover: NOTHING,
	focusin: NOTHING,
	click: 'button',
	keydown: '[data-brolga-keys] :is(a, summary)',
	submit: 'form',
};

/** Keys that walk through links and toggles; a press has none. */
const KEYS = /^(?:Arrow|Home$|End$|$)/;

/** Resolved once a module runs, or is not to be had; null: it was. */
type Running = Promise< unknown > | null | undefined;

/** What was asked for, by what it is imported by. */
const asked: Record< string, Running > = {};

const all = < Kind extends HTMLElement = HTMLElement >(
	selector: string
): NodeListOf< Kind > => document.querySelectorAll< Kind >( selector );

/** Fetches a module by the page's import map; without it the page stays as it is. */
const bring = ( id = '' ): Promise< unknown > =>
	import( /* webpackIgnore: true */ id ).catch( () => undefined );

/**
 * Shows what opens an element with scripts, or without.
 *
 * @param fold What opens it without.
 * @param scripts
 * @return The button, which is next to it.
 */
function show( fold: HTMLDetailsElement, scripts: boolean ): HTMLElement {
	const button = fold.nextElementSibling as HTMLElement;
	fold.hidden = scripts;
	button.hidden = ! scripts;
	return button;
}

/**
 * Gives an element back to the browser, whose module cannot be fetched.
 *
 * @see SITE-32
 * @param fold What opens it then.
 */
const giveBack = ( fold: HTMLDetailsElement ): void =>
	// A press may have waited.
	show( fold, false ).addEventListener( 'click', () => {
		fold.open = true;
		fold.querySelector( 'summary' )?.focus();
	} );

/**
 * Fetches a module, once, and the runtime, on which it stands.
 *
 * @param id What it is imported by.
 */
function ask( id = '' ): Running {
	if ( ! ( id in asked ) ) {
		void bring( '@brolga/runtime' );
		asked[ id ] = import( /* webpackIgnore: true */ id )
			.catch( () =>
				all< HTMLDetailsElement >(
					`[data-brolga-later="${ id }"] [data-brolga-fold]`
				).forEach( giveBack )
			)
			.then( () => {
				asked[ id ] = null;
			} );
	}
	return asked[ id ];
}

const wake = ( { dataset }: HTMLElement ): Running =>
	ask( dataset.brolgaLater );

/** Whether no key is held that makes something else of a press, or of another key. */
const isPlain = ( event: Partial< KeyboardEvent > ): boolean =>
	KEYS.test( event.key ?? '' ) &&
	! ( event.ctrlKey || event.altKey || event.metaKey || event.shiftKey );

/** Does again what was held. */
function repeat( event: Event ): void {
	const { target, type } = event;
	if ( type === 'submit' ) {
		( target as HTMLFormElement ).requestSubmit(
			( event as SubmitEvent ).submitter
		);
		return;
	}
	// The key before it may have moved the focus.
	const place =
		type === 'click' ? target : document.querySelector( ':focus' );
	place?.dispatchEvent(
		new ( event.constructor as typeof Event )( type, event )
	);
}

/** Whether a link leads to a place on this page; the skip link has its own way. */
const isAnchor = ( link: HTMLAnchorElement ): boolean =>
	/^#(?!wp--)/.test( link.hash ) && link.pathname === location.pathname;

/** What a link opens that is somewhere on the page. */
const opened = ( link: HTMLAnchorElement ): HTMLElement | null =>
	// An address has no quotes in it.
	document.querySelector( `[data-brolga-opens="${ link.hash }"]` );

function use( event: Event ): void {
	const target = event.target as Element;
	// Tabs have their own way, too.
	const link = target.closest?.< HTMLAnchorElement >( 'a:not([role=tab])' );
	const led = link && opened( link );
	const root = led || target.closest?.< HTMLElement >( USED );
	const running = root && wake( root );
	const anchored = link && isAnchor( link ) && ask( '@brolga/anchors' );
	const isLink = event.type === 'click' && ( led ? running : anchored );
	const held =
		isLink ||
		( target.closest?.( HEARD[ event.type as keyof typeof HEARD ] ) &&
			running );
	if ( held && isPlain( event as Partial< KeyboardEvent > ) ) {
		event.preventDefault();
		event.stopImmediatePropagation();
		void held.then( () => repeat( event ) );
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
	const content = fold
		.closest( USED )
		?.querySelector< HTMLElement >( '[data-brolga-content]' );
	const isFocused = fold.matches( ':focus-within' );
	const button = show( fold, true );
	if ( content ) {
		new ResizeObserver( () => {
			content.inert =
				button.offsetWidth > 0 && ! content.matches( 'dialog > *' );
		} ).observe( button );
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
	all( '[data-brolga-on=page]' ).forEach( ( { dataset } ) => {
		const { brolgaLater, brolgaWhen, brolgaCookie } = dataset;
		if (
			( brolgaWhen && document.querySelector( brolgaWhen ) ) ||
			`; ${ document.cookie }`.includes( `; ${ brolgaCookie }=` )
		) {
			void bring( brolgaLater );
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
		void wake( root );
	} );

/** Begins to fetch what the page's elements, and its visitor, have a use for. */
export function fetchLater(): void {
	for ( const type of Object.keys( HEARD ) ) {
		// Before all others: who would hear of a click now, hears of it again.
		document.addEventListener( type, use, true );
	}
	all< HTMLDetailsElement >( `${ USED } [data-brolga-fold]` ).forEach( swap );
	all( `${ USED }:is(:hover, :focus-within)` ).forEach(
		( root ) => void wake( root )
	);
	// A page that opens further down has been scrolled, or is about to be.
	if ( scrollY > 0 || document.querySelector( ':target' ) ) {
		scrolled();
	} else {
		// What a preview scrolls in tells nobody but itself.
		addEventListener( 'scroll', scrolled, { capture: true, once: true } );
	}
	document.addEventListener( 'visibilitychange', look );
	look();
}
