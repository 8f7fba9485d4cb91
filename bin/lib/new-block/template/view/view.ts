/**
 * Makes a button of the heading that the server printed.
 */
import { mount } from '@brolga/runtime';
import { reduce, type State } from './model';

mount( '[data-brolga-module="brolga/sample"]', ( root, { signal } ) => {
	const heading = root.querySelector( ':scope > h3' );
	const content = root.querySelector< HTMLElement >(
		':scope > [data-brolga-content]'
	);
	if ( ! heading || ! content ) {
		return;
	}
	let state: State = { open: false };

	content.id ||= `${ root.id }-content`;
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'wp-block-brolga-sample__button';
	button.setAttribute( 'aria-controls', content.id );
	button.append( ...heading.childNodes );
	heading.append( button );

	const paint = (): void => {
		button.setAttribute( 'aria-expanded', String( state.open ) );
		content.hidden = ! state.open;
	};

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
