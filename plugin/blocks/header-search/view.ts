/**
 * Opens the search by its button, and closes it when nobody is in it any more.
 */
import { SEARCH } from '@brolga/contracts';
import { mount } from '@brolga/runtime';
import { isComposing } from '../../src/runtime/composing';
import { withStyles } from '../../src/runtime/overlay/lazy-styles';
import { stepOf } from '../../src/runtime/overlay/step';
import { isOpenAfter, type Action } from './model';

/** Does what is to be done on a page that comes back from the browser's memory. @see SITE-161 */
const onReturn = ( signal: AbortSignal, act: () => unknown ): void =>
	addEventListener( 'pageshow', ( { persisted } ) => persisted && act(), {
		signal,
	} );

/** Whether a link outside is followed: a step back would take that back. */
let goesOn = false;
addEventListener( 'beforeunload', () => {
	goesOn = true;
} );

/** Shows what opens the panel with scripts, or without. */
const swap = (
	button: HTMLElement,
	fold: HTMLElement,
	scripts: boolean
): void => {
	button.hidden = ! scripts;
	fold.hidden = scripts;
};

mount( '[data-brolga-module="brolga/header-search"]', ( root, { signal } ) => {
	const part = < Type extends HTMLElement >( name: string ) =>
		root.querySelector< Type >( `[data-brolga-${ name }]` );
	const fold = part< HTMLDetailsElement >( 'fold' );
	const button = part( 'toggle' );
	const panel = part( 'panel' );
	if ( ! fold || ! button || ! panel ) {
		return;
	}
	let isOpen = false;
	let waiting: ReturnType< typeof setTimeout > | undefined;

	const isIn = ( element: Element ): boolean =>
		element.contains( root.ownerDocument.activeElement );
	const act = ( action: Action ): void => {
		const wasOpen = isOpen;
		const focused = isIn( panel );
		clearTimeout( waiting );
		isOpen = isOpenAfter( wasOpen, action, focused );
		if ( ! isOpen && focused ) {
			button.focus();
		}
		goesOn &&= ! isOpen;
		if ( isOpen !== wasOpen && ! goesOn ) {
			step( isOpen );
		}
		root.toggleAttribute( 'data-brolga-open', isOpen );
		button.ariaExpanded = String( isOpen );
		if ( isOpen && ! wasOpen ) {
			panel.querySelector( 'input' )?.focus();
			// Where it cannot be fetched the form is a form.
			import( /* webpackIgnore: true */ '@brolga/search' ).catch(
				() => undefined
			);
		}
	};
	const step = stepOf( () => isOpen && act( 'escape' ) );
	button.addEventListener(
		'click',
		() => withStyles( panel, () => act( 'press' ) ),
		{ signal }
	);
	root.addEventListener(
		'keydown',
		( event ) => {
			// The first press may have closed the suggestions.
			if (
				event.key === 'Escape' &&
				isOpen &&
				! event.defaultPrevented &&
				! isComposing( event )
			) {
				event.preventDefault();
				act( 'escape' );
			}
		},
		{ signal }
	);
	panel.addEventListener(
		'focusout',
		() => {
			clearTimeout( waiting );
			waiting = setTimeout( act, SEARCH.closeDelayMs, 'wait' );
		},
		{ signal }
	);
	onReturn( signal, () => isOpen && act( 'escape' ) );
	signal.addEventListener( 'abort', () => {
		clearTimeout( waiting );
		swap( button, fold, false );
	} );

	const isFocused = isIn( fold );
	const wasOpen = fold.open;
	fold.open = false;
	swap( button, fold, true );
	if ( isFocused ) {
		button.focus();
	}
	if ( wasOpen ) {
		withStyles( panel, () => act( 'press' ) );
	}
} );
