/**
 * `@brolga/disclosure`: a heading with a panel that it opens. The views of the
 * accordion and of the toggle share it.
 */
import * as hash from '@brolga/hash';
import { motion } from '@brolga/runtime';
import { DISCLOSURE } from '@brolga/contracts';
import { silence } from '../slides/silence';

/** What a visitor does. */
interface Events {
	/** The header was clicked. */
	readonly click: () => void;
	/** The browser's find, or a link to a text, looks into the closed panel. */
	readonly find: () => void;
	/** Ends the listening. */
	readonly signal: AbortSignal;
}

/** One heading with its panel. */
export interface Disclosure {
	readonly item: HTMLElement;
	readonly button: HTMLButtonElement;
	/** Opens or closes the panel: in motion where something is done afterwards, else at once. */
	readonly paint: ( open: boolean, done?: () => void ) => void;
}

/**
 * Makes a button of an item's header and connects it with the panel; undefined
 * where one of them is missing.
 *
 * @see ACC-5 ACC-7 ACC-9 ACC-13
 * @param item   The element with both.
 * @param events What to do with what a visitor does.
 */
export function disclosure(
	item: HTMLElement,
	{ click, find, signal }: Events
): Disclosure | undefined {
	const [ heading, panel ] = item.children;
	const header = heading?.firstElementChild;
	if ( ! header || ! panel ) {
		return undefined;
	}
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.id = header.id;
	button.className = header.className;
	button.setAttribute( 'aria-controls', panel.id );
	button.append( ...header.childNodes );
	header.replaceWith( button );
	button.addEventListener( 'click', click, { signal } );
	panel.addEventListener(
		'beforematch',
		( { target } ) => {
			if ( target === panel ) {
				find();
			}
		},
		{ signal }
	);
	// When the view has all its items.
	queueMicrotask( () =>
		hash.onAnchor( ( name ) => {
			const target = document.getElementById( name );
			if ( target && item.contains( target ) ) {
				find();
				// Resolved by the page's import map.
				import( /* webpackIgnore: true */ '@brolga/move' ).then(
					( { to } ) =>
						to( target, {
							margin: DISCLOSURE.marginPx,
							focus: target === item ? button : target,
						} ),
					() => target.scrollIntoView()
				);
			}
		}, signal )
	);

	let running: Animation | undefined;
	const paint = ( open: boolean, done?: () => void ): void => {
		item.toggleAttribute( 'data-brolga-open', open );
		button.setAttribute( 'aria-expanded', String( open ) );
		if ( ! open && panel.contains( panel.ownerDocument.activeElement ) ) {
			button.focus( { preventScroll: true } );
		}
		if ( ! open ) {
			silence( panel );
		}
		running?.cancel();
		const rest = (): void => {
			if ( ! open ) {
				// Not plain `hidden`: the browser's own find opens these.
				panel.setAttribute( 'hidden', 'until-found' );
			}
			done?.();
		};
		panel.removeAttribute( 'hidden' );
		if ( ! done || motion.reduced() ) {
			rest();
			return;
		}
		running = panel.animate(
			[ 0, panel.scrollHeight ].map( ( height ) => ( {
				blockSize: `${ height }px`,
				overflow: 'clip',
			} ) ),
			{
				duration: DISCLOSURE.animationMs,
				direction: open ? 'normal' : 'reverse',
				easing: 'ease-in-out',
			}
		);
		running.onfinish = rest;
	};
	return { item, button, paint };
}
