/**
 * The bar below slides: arrows, a dot for each group, and the button that pauses.
 */
import { actionOf } from './model';
import type { Action, State } from './types';

/** Gives a button its other name, and keeps the one it had. */
function rename( button: HTMLElement ): void {
	const { brolgaOtherLabel = '' } = button.dataset;
	button.dataset.brolgaOtherLabel = button.getAttribute( 'aria-label' ) ?? '';
	button.setAttribute( 'aria-label', brolgaOtherLabel );
}

/**
 * Lets visitors move slides by their bar.
 *
 * @param root    The module's root.
 * @param bar     The bar in it.
 * @param dots    The bar's dots.
 * @param stateOf Which slides are seen.
 * @param act     Does what a visitor asks for.
 * @param toggle  Pauses, or goes on.
 * @param signal  Ends it.
 */
export function followBar(
	root: HTMLElement,
	bar: HTMLElement | undefined,
	dots: readonly HTMLElement[],
	stateOf: () => State,
	act: ( action: Action ) => void,
	toggle: () => void,
	signal: AbortSignal
): void {
	const press = ( { target }: Event ): void => {
		const button = ( target as Element ).closest( 'button' );
		const go = button?.dataset.brolgaGo;
		if ( go === 'next' || go === 'previous' ) {
			act( { type: go } );
		} else if ( button?.matches( '[data-brolga-pause]' ) ) {
			rename( button );
			toggle();
		} else if ( button ) {
			act( { type: 'goto', index: dots.indexOf( button ) } );
		}
	};
	const steer = ( event: KeyboardEvent ): void => {
		const rtl = getComputedStyle( root ).direction === 'rtl';
		const action = actionOf( event.key, rtl, stateOf().count );
		const withModifier = event.ctrlKey || event.altKey || event.metaKey;
		if (
			action &&
			! withModifier &&
			dots.includes( event.target as HTMLElement )
		) {
			event.preventDefault();
			act( action );
			dots[ stateOf().active ]?.focus();
		}
	};
	bar?.addEventListener( 'click', press, { signal } );
	bar?.addEventListener( 'keydown', steer, { signal } );
}
