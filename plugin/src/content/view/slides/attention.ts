/**
 * What a visitor does with something that moves by itself, and whether they
 * can see it.
 */
import { inView, motion } from '@brolga/runtime';

/** Reasons for which nothing may move by itself. */
export interface Attention {
	readonly hovered: boolean;
	/** Keyboard focus is inside. */
	readonly focused: boolean;
	/** The page is hidden, or the element is out of view. */
	readonly unseen: boolean;
	/** The visitor asked for less motion. */
	readonly reduced: boolean;
}

/**
 * Watches an element.
 *
 * @param root   The element.
 * @param tell   Gets what has changed.
 * @param signal Ends the watching.
 */
export function watchAttention(
	root: HTMLElement,
	tell: ( change: Partial< Attention > ) => void,
	signal: AbortSignal
): void {
	const on = (
		type: string,
		changeOf: ( event: Event ) => Partial< Attention >
	): void =>
		root.addEventListener( type, ( event ) => tell( changeOf( event ) ), {
			signal,
		} );
	on( 'pointerenter', () => ( { hovered: true } ) );
	on( 'pointerleave', () => ( { hovered: false } ) );
	// A button that was clicked keeps the focus: that is no reason to wait.
	on( 'focusin', ( { target } ) => ( {
		focused: ( target as Element ).matches( ':focus-visible' ),
	} ) );
	on( 'focusout', () => ( { focused: false } ) );

	let away = true;
	const look = (): void => tell( { unseen: away || document.hidden } );
	document.addEventListener( 'visibilitychange', look, { signal } );
	inView(
		root,
		( visible ) => {
			away = ! visible;
			look();
		},
		{ signal, once: false }
	);
	motion.onChange( ( reduced ) => tell( { reduced } ), signal );
}
