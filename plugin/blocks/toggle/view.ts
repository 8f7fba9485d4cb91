/**
 * Makes a toggle of the heading and the panel that the server printed.
 */
import { disclosure } from '@brolga/disclosure';
import { mount } from '@brolga/runtime';
import { reduce } from './model';
import type { Action, State } from './types';

mount( '[data-brolga-module="brolga/toggle"]', ( root, { signal } ) => {
	let state: State = { open: 'brolgaOpen' in root.dataset, moving: false };
	const one = disclosure( root, {
		click: () => show( 'switch' ),
		find: () => show( 'reveal' ),
		signal,
	} );
	if ( ! one ) {
		return;
	}
	const rest = (): void => {
		state = reduce( state, 'rest' );
	};
	function show( action: Action ): void {
		const before = state;
		state = reduce( state, action );
		if ( state !== before ) {
			one?.paint( state.open, state.moving ? rest : undefined );
		}
	}
	one.paint( state.open );
	root.setAttribute( 'data-brolga-ready', '' );
} );
