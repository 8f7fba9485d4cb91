/**
 * `@brolga/popups`: opens and closes the popups of a page. On pages that have
 * one.
 *
 * @see POPUP-1 POPUP-14
 */
import * as hash from '@brolga/hash';
import { listen, mount, type Mounted } from '@brolga/runtime';
import { isComposing } from '../../../runtime/composing';
import { followClicks } from './clicks';
import { pageConfig } from './page-config';
import type { Trigger } from './model';
import { popupOf } from './popup';
import { triggers } from './triggers';
import { watch } from './watch';

/** Delays count from here. */
const loaded = new Promise< unknown >( ( done ) =>
	document.readyState === 'complete'
		? done( 0 )
		: window.addEventListener( 'load', done )
);

/**
 * Adds a way to open popups by themselves.
 *
 * @see EXT-4
 * @param name    By which the server knows it.
 * @param trigger Says when; asked at everything that happens on the page.
 */
export const registerTrigger = ( name: string, trigger: Trigger ): unknown =>
	( triggers[ name ] = trigger );

function setup( root: HTMLElement, { signal }: Mounted ): void {
	const dialog = root as HTMLDialogElement;
	const id = dialog.dataset.brolgaPopup ?? '';
	const settings = ( pageConfig.popups_by_id ?? {} )[ id ];
	if ( ! settings ) {
		return;
	}
	const tab = document.querySelector< HTMLElement >(
		`[data-brolga-popup-tab="${ id }"]`
	);
	const popup = popupOf( dialog, id, settings, tab, signal );

	followClicks( dialog, settings, tab, popup, signal );
	document.addEventListener(
		'keydown',
		( event ) => {
			const { body, activeElement } = dialog.ownerDocument;
			if (
				event.key === 'Escape' &&
				! event.defaultPrevented &&
				! isComposing( event ) &&
				! popup.isModal &&
				( activeElement === body || dialog.contains( activeElement ) )
			) {
				popup.close();
			}
		},
		{ signal }
	);
	listen( ( { name, source } ) => {
		if (
			/form_sent|signed_up/.test( name ) &&
			dialog.contains( document.getElementById( source ) )
		) {
			popup.convert();
		}
	} );
	hash.onAnchor( ( name ) => {
		if ( name === root.id && popup.isHere() ) {
			popup.open();
		}
	}, signal );
	if ( ! pageConfig.preview ) {
		void loaded.then( () => watch( settings, popup.act, signal ) );
	}
}

mount( 'dialog[data-brolga-popup]', setup );
