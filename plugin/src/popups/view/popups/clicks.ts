/**
 * What a click on the page means to a popup.
 *
 * @see POPUP-25
 */
import { pageConfig } from './page-config';
import { isOn, type PopupSettings } from './model';
import type { Popup } from './popup';

const CLOSES = '[data-brolga-popup-close]';
const CONVERTS = '.brolga-popup-convert,[data-brolga-popup-convert]';

/** The click that opened a popup: it opens no other. */
let spent: Event | undefined;

/** The nearest element that a selector means; an owner's may be none. */
function nearest( target: Element, selector = '' ): HTMLElement | null {
	try {
		return target.closest( selector );
	} catch {
		return null;
	}
}

/** The address without its hash. */
const pageOf = ( { href }: { readonly href: string } ): string =>
	href.replace( /#.*/, '' );

/** Where on this page a link leads. */
const anchorOf = ( link: HTMLAnchorElement | null ): string | false | null =>
	link && pageOf( link ) === pageOf( location ) && link.hash;

/**
 * Has clicks open, close and convert a popup. Hears them before the page's own
 * listeners, which would follow a link.
 *
 * @param dialog   The popup's element.
 * @param settings Its settings.
 * @param tab      What opens it again, at the page's edge.
 * @param popup    What can be done with it.
 * @param signal   Ends it.
 */
export function followClicks(
	dialog: HTMLDialogElement,
	settings: PopupSettings,
	tab: HTMLElement | null,
	popup: Popup,
	signal: AbortSignal
): void {
	/** On what is made to, on an anchor of the page behind a modal one, on what its owner says. */
	const closes = ( target: Element, anchor: unknown ): unknown =>
		( dialog.contains( target ) &&
			( nearest( target, CLOSES ) || ( popup.isModal && anchor ) ) ) ||
		nearest( target, settings.closing_css_selector );
	const openerOf = (
		target: Element,
		link: HTMLAnchorElement | null,
		anchor: unknown
	): HTMLElement | false | null | undefined =>
		( ( anchor === `#${ dialog.id }` ||
			link?.href === settings.permalink ) &&
			link ) ||
		( tab?.contains( target ) && tab ) ||
		nearest( target, settings.custom_selector ) ||
		nearest( target, pageConfig.custom_css_selector );

	const onClick = ( event: MouseEvent ): void => {
		const target = event.target as Element;
		const link = nearest( target, 'a[href]' ) as HTMLAnchorElement | null;
		const anchor = anchorOf( link );
		if ( link && ( event.ctrlKey || event.metaKey ) ) {
			return;
		}
		if ( dialog.contains( target ) && nearest( target, CONVERTS ) ) {
			popup.convert();
		}
		if ( closes( target, anchor ) ) {
			popup.close();
			// A button of the editor that leads nowhere would lead to the top.
			if ( target.closest( 'a[href$="#"]' ) ) {
				event.preventDefault();
			}
		}
		const by = openerOf( target, link, anchor );
		const opens = spent !== event && popup.isHere();
		// A switch or a button goes on to be one.
		if ( by && link && ( opens || isOn( settings.remove_link ) ) ) {
			event.preventDefault();
		}
		if ( by && opens ) {
			spent = event;
			popup.open( by );
		}
	};
	document.addEventListener( 'click', onClick, { signal, capture: true } );
}
