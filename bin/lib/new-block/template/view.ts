/**
 * Makes a button of the heading that the server printed.
 */
import { mount } from '@brolga/runtime';
import { reduce } from './model';
import type { State } from './types';

mount( '[data-brolga-module="brolga/sample"]', ( root, { signal } ) => {
	const button = root.querySelector( 'button' );
	const content = root.querySelector< HTMLElement >(
		':scope > [data-brolga-content]'
	);
	if ( ! button || ! content ) {
		return;
	}
	let state: State = { open: 'brolgaOpen' in root.dataset };

	const paint = (): void => {
		button.setAttribute( 'aria-expanded', String( state.open ) );
		content.hidden = ! state.open;
	};

	button.disabled = false;
	button.addEventListener(
		'click',
		() => {
			state = reduce( state, { type: 'toggle' } );
			paint();
		},
		{ signal }
	);
	paint();
} );
