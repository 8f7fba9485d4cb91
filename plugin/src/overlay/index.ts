/**
 * What lies over the page, as a `<dialog>`: the browser keeps the page behind it
 * inert and the focus in it; opening and closing are animations of the style
 * sheet, and the end of the closing one is waited for.
 *
 * While it closes, the dialog has `data-brolga-closing`. What gets the focus
 * first has `autofocus`. Closed it is `hidden`, so that reader views leave it out.
 *
 * @see MENU-9 SITE-8 SITE-28
 */
import { dress } from './dress';
import { still } from './still';

/** A closing animation that has not ended by then is not waited for. */
const PATIENCE_MS = 1000;

export interface OverlayOptions {
	/** Ends it, closed. */
	readonly signal: AbortSignal;
	/** Is told when it is open, and when it is closed for good. */
	readonly onChange?: ( open: boolean ) => void;
	/** Shows the dialog, where it does not lie over the page as others do. */
	readonly show?: () => void;
	/** Whether the page behind it may scroll. */
	readonly scrolls?: boolean;
	/** Whether a click beside it leaves it open. */
	readonly stays?: boolean;
}

export interface Overlay {
	/** Opens it; the opener, or what stands in for it, gets the focus back. */
	readonly open: ( opener?: Pick< HTMLElement, 'focus' > ) => void;
	readonly close: () => Promise< void >;
}

/** Waits for the dialog's own animations; a page in the background has no end of one. */
const ended = ( dialog: HTMLDialogElement ): Promise< unknown > | undefined =>
	document.hidden
		? undefined
		: Promise.race( [
				Promise.allSettled(
					dialog
						.getAnimations( { subtree: true } )
						.filter(
							( { effect } ) =>
								( effect as KeyframeEffect ).target === dialog
						)
						.map( ( { finished } ) => finished )
				),
				new Promise( ( done ) => setTimeout( done, PATIENCE_MS ) ),
			] );

/**
 * Makes an overlay of a dialog.
 *
 * @param dialog           The element.
 * @param options          See OverlayOptions.
 * @param options.signal
 * @param options.onChange
 * @param options.show
 * @param options.scrolls
 * @param options.stays
 */
export function overlay(
	dialog: HTMLDialogElement,
	{ signal, onChange, show, scrolls, stays }: OverlayOptions
): Overlay {
	const { dataset } = dialog;
	let from: Pick< HTMLElement, 'focus' > | undefined;
	let release: ( () => void ) | undefined;

	const unveil: Overlay[ 'open' ] = ( opener ) => {
		delete dataset.brolgaClosing;
		if ( ! dialog.open && ! signal.aborted ) {
			from = opener;
			release = scrolls ? undefined : still();
			dialog.hidden = false;
			if ( show ) {
				show();
			} else {
				dialog.showModal();
			}
			// Browsers keep how far it was scrolled the last time.
			dialog.scrollTop = 0;
			onChange?.( true );
		}
	};
	const open: Overlay[ 'open' ] = ( opener ) =>
		dress( dialog, () => unveil( opener ) );
	const close = async (): Promise< void > => {
		if ( ! dialog.open || dataset.brolgaClosing !== undefined ) {
			return;
		}
		dataset.brolgaClosing = '';
		await ended( dialog );
		// It may have been opened again.
		if ( dataset.brolgaClosing !== undefined ) {
			dialog.close();
		}
	};
	const hear = (
		type: string,
		listener: ( event: MouseEvent ) => void
	): void =>
		dialog.addEventListener(
			type,
			// A file field in it is cancelled as well.
			( event ) =>
				event.target === dialog && listener( event as MouseEvent ),
			{ signal }
		);

	hear( 'cancel', ( event ) => {
		event.preventDefault();
		void close();
	} );
	hear( 'close', () => {
		delete dataset.brolgaClosing;
		release?.();
		dialog.hidden = true;
		// What got it may be hidden until then.
		onChange?.( false );
		from?.focus( { preventScroll: true } );
	} );
	hear( 'click', ( { clientX, clientY } ) => {
		const { left, right, top, bottom } = dialog.getBoundingClientRect();
		if (
			! stays &&
			( clientX < left ||
				clientX > right ||
				clientY < top ||
				clientY > bottom )
		) {
			void close();
		}
	} );
	signal.addEventListener( 'abort', () => {
		if ( dialog.open ) {
			dialog.close();
			release?.();
		}
	} );
	dialog.hidden = true;
	return { open, close };
}
