/**
 * Makes an accordion of the headings and panels that the server printed.
 */
import { DISCLOSURE } from '@brolga/contracts';
import { disclosure } from '@brolga/disclosure';
import { mount } from '@brolga/runtime';
import { focusAfter, reduce } from './model';
import type { Action, State } from './types';

mount( '[data-brolga-module="brolga/accordion"]', ( root, { signal } ) => {
	const found = [
		...root.querySelectorAll< HTMLElement >(
			':scope > [data-brolga-item]'
		),
	];
	let state: State = {
		open: found.findIndex( ( item ) => 'brolgaOpen' in item.dataset ),
		count: found.length,
		moving: false,
	};
	const items = found.map( ( item, index ) =>
		disclosure( item, {
			click: () => show( { type: 'select', index } ),
			find: () => show( { type: 'reveal', index } ),
			signal,
		} )
	);

	/** Paints the items that an action changes; all of them at first. */
	function show( action?: Action ): void {
		const before = state;
		state = action ? reduce( state, action ) : state;
		items.forEach( ( one, index ) => {
			const isOpen = index === state.open;
			one?.button.setAttribute( 'aria-disabled', String( isOpen ) );
			if ( ! action || isOpen !== ( index === before.open ) ) {
				one?.paint(
					isOpen,
					state.moving ? () => isOpen && rest( one.item ) : undefined
				);
			}
		} );
	}
	function rest( item: HTMLElement ): void {
		state = reduce( state, { type: 'rest' } );
		// Resolved by the page's import map; where it cannot be fetched, the page stays.
		void import( /* webpackIgnore: true */ '@brolga/move' ).then(
			( { reveal } ) =>
				reveal( item, { margin: DISCLOSURE.marginPx, focus: false } ),
			() => undefined
		);
	}

	items.forEach( ( one, index ) =>
		one?.button.addEventListener(
			'keydown',
			( event ) => {
				const { key, ctrlKey, altKey, metaKey } = event;
				const next = focusAfter( key, index, items.length );
				if ( next >= 0 && ! ctrlKey && ! altKey && ! metaKey ) {
					event.preventDefault();
					items[ next ]?.button.focus();
				}
			},
			{ signal }
		)
	);
	show();
	root.setAttribute( 'data-brolga-ready', '' );
} );
