/**
 * Opens popups when a visitor copies text: says so as an event of the page, and
 * tells `@brolga/popups` what follows from it.
 */
import { registerTrigger } from '@brolga/popups';
import { announce } from '@brolga/runtime';

let copied = 0;

document.addEventListener( 'copy', () => {
	copied = String( document.getSelection() ).length;
	announce( 'example_copied', '' );
} );

// Seconds until it opens; false: it does not.
registerTrigger( 'example_copy', ( settings, { name } ) => ( {
	open:
		name === 'example_copied' &&
		copied >= settings.example_copy_length &&
		0,
} ) );
