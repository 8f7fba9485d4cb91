/**
 * `@brolga/notices`: messages at page level. One hangs for a while, fades and goes; a click keeps
 * it, hover and focus make it wait, Escape or its button close it.
 *
 * @see NOTICE-1
 */
import { NOTICES } from '@brolga/contracts';
import { config } from '../config';
import { reduced } from '../motion';

/** How a notice looks and how long it stays. */
export interface NoticeOptions {
	readonly kind?: 'success' | 'error';
	/** Milliseconds before it fades. */
	readonly hang?: number;
}

const STYLE = `
#brolga-notices{position:fixed;inset-block-end:calc(1rem + var(--brolga-banner,0px) + var(--brolga-bar,0px));inset-inline:1rem;z-index:100000;display:grid;gap:.5rem;justify-items:end;pointer-events:none}
.brolga-notice{pointer-events:auto;display:flex;gap:.75rem;align-items:start;max-inline-size:26rem;padding:.75rem .5rem .75rem 1rem;border-radius:var(--wp--custom--radius--small,4px);border-inline-start:4px solid currentColor;background:var(--wp--preset--color--base,#fff);color:var(--wp--preset--color--primary,#1f5b45);box-shadow:0 .5rem 2rem rgb(0 0 0/.18)}
.brolga-notice-error{color:#a3301a;background:#fcede8}
.brolga-notice button{all:unset;min-inline-size:1.75rem;min-block-size:1.75rem;text-align:center;cursor:pointer;border-radius:4px}
.brolga-notice button:focus-visible{outline:3px solid var(--wp--preset--color--accent,#6b4fa3);outline-offset:2px}`;

/** A constructed sheet, because a strict policy refuses a style element. */
function addStyle(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( STYLE );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
}

function region(): HTMLElement {
	let element = document.getElementById( 'brolga-notices' );
	if ( ! element ) {
		addStyle();
		element = document.createElement( 'div' );
		element.id = 'brolga-notices';
		document.body.append( element );
	}
	return element;
}

/**
 * Shows a notice.
 *
 * @param text    What it says; never markup.
 * @param options How it looks and how long it stays.
 * @return Closes the notice.
 */
export function show(
	text: string,
	{ kind = 'success', hang = NOTICES.hangMs }: NoticeOptions = {}
): () => void {
	const notice = document.createElement( 'div' );
	notice.className = `brolga-notice brolga-notice-${ kind }`;
	notice.setAttribute( 'role', kind === 'error' ? 'alert' : 'status' );
	const message = document.createElement( 'span' );
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.textContent = '×';
	button.setAttribute( 'aria-label', config().messages?.close ?? 'Close' );
	notice.append( message, button );

	let timer: ReturnType< typeof setTimeout > | undefined;
	const close = (): void => {
		clearTimeout( timer );
		notice.remove();
	};
	const stay = (): void => {
		clearTimeout( timer );
		notice.style.transition = '';
		notice.style.opacity = '';
	};
	const leave = (): void => {
		if ( ! reduced() ) {
			notice.style.transition = `opacity ${ NOTICES.fadeMs }ms`;
			notice.style.opacity = '0';
		}
		timer = setTimeout( close, NOTICES.fadeMs );
	};
	const wait = (): void => {
		stay();
		timer = setTimeout( leave, hang );
	};
	const kept = new AbortController();
	const { signal } = kept;
	notice.addEventListener( 'pointerenter', stay, { signal } );
	notice.addEventListener( 'pointerleave', wait, { signal } );
	notice.addEventListener( 'focusin', stay, { signal } );
	notice.addEventListener( 'focusout', wait, { signal } );
	notice.addEventListener( 'click', () => {
		kept.abort();
		stay();
	} );
	notice.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' ) {
			close();
		}
	} );
	button.addEventListener( 'click', close );

	region().append( notice );
	// Written after it is in the page, so that a screen reader speaks it.
	message.textContent = text;
	wait();
	document.dispatchEvent(
		new CustomEvent( 'brolga:notice', { detail: { text, kind } } )
	);
	return close;
}
