/**
 * The cart drawer: a script by itself, with React, which a page loads when its
 * visitor opens the cart for the first time.
 *
 * @see SHOP-24 TRACK-30
 */
import { createRoot } from '@wordpress/element';
import { overlay, type Overlay } from '../../../runtime/overlay/overlay';
import { cartApi } from './api';
import { CartDrawer } from './drawer';
import type { Drawer, Page as CartPage } from './types';
import './style.scss';

let lies: Overlay | undefined;
let paint: ( ( opener: HTMLElement ) => void ) | undefined;

const open: Drawer[ 'open' ] = ( setup, page, opener ) => {
	if ( ! paint ) {
		const dialog = document.createElement( 'dialog' );
		dialog.className = 'brolga-cart';
		dialog.setAttribute( 'aria-labelledby', 'brolga-cart-title' );
		document.body.append( dialog );
		const { signal } = new AbortController();
		// What was removed is told of once nobody can undo it any more.
		let undoable: number | undefined;
		const changed: CartPage[ 'changed' ] = ( count, canUndo ) => {
			undoable = canUndo ? count : undefined;
			page.changed( count, canUndo );
		};
		lies = overlay( dialog, {
			signal,
			onChange( isOpen ) {
				if ( ! isOpen && undoable !== undefined ) {
					changed( undoable, false );
				}
			},
		} );
		const root = createRoot( dialog );
		const api = cartApi( page, setup.taxed );
		let opened = 0;
		paint = ( from ) => {
			opened += 1;
			root.render(
				<CartDrawer
					{ ...{ setup, api, opened } }
					onClose={ () => void lies?.close() }
					onChange={ changed }
				/>
			);
			lies?.open( from );
		};
	}
	paint( opener );
};

export { open };
