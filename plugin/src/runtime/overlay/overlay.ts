/**
 * What lies over the page, as a `<dialog>`: the browser keeps the page behind it
 * inert and the focus in it; opening and closing are animations of the style
 * sheet, and the end of the closing one is waited for.
 *
 * While it closes, the dialog has `data-brolga-closing`. What gets the focus
 * first has `autofocus`. Closed it is `hidden`, so that reader views leave it out.
 *
 * @see MENU-9 SITE-8 SITE-28 SITE-160 SITE-161 SITE-401
 */
import { withStyles } from './lazy-styles';
import { stepOf } from './step';
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
	/** Whether the way back leaves it open, and leaves the page. */
	readonly stands?: boolean;
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
 * Gives the focus back; where the opener is gone, to where the page's content begins, and not to nobody.
 *
 * @see SITE-162
 * @param from   The opener.
 * @param dialog What is closed.
 */
function giveBack(
	from: Pick< HTMLElement, 'focus' > | undefined,
	dialog: HTMLDialogElement
): void {
	from?.focus( { preventScroll: true } );
	const { activeElement, body } = dialog.ownerDocument;
	const main = body.querySelector< HTMLElement >( 'main' );
	if (
		from &&
		main &&
		( activeElement === body || dialog.contains( activeElement ) )
	) {
		main.tabIndex = -1;
		main.focus( { preventScroll: true } );
	}
}

/** A page that comes back from the browser's memory has nothing over it. @see SITE-161 */
const closeOnReturn = (
	dialog: HTMLDialogElement,
	signal: AbortSignal
): void =>
	addEventListener(
		'pageshow',
		( { persisted } ) => persisted && dialog.open && dialog.close(),
		{ signal }
	);

/**
 * Closes a dialog by a click beside it. Whoever selects text in it may end there: only a press that began there, too,
 * closes it.
 *
 * @see POPUP-160
 * @param dialog The element.
 * @param signal Ends it.
 * @param close  Closes it.
 */
function closeBeside(
	dialog: HTMLDialogElement,
	signal: AbortSignal,
	close: () => unknown
): void {
	let hasBegun = true;
	const isBeside = ( { target, clientX, clientY }: MouseEvent ): boolean => {
		const { left, right, top, bottom } = dialog.getBoundingClientRect();
		return (
			target === dialog &&
			( clientX < left ||
				clientX > right ||
				clientY < top ||
				clientY > bottom )
		);
	};
	dialog.addEventListener(
		'pointerdown',
		( event ) => {
			hasBegun = isBeside( event );
		},
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( event ) => {
			if ( hasBegun && isBeside( event ) ) {
				close();
			}
			hasBegun = true;
		},
		{ signal }
	);
}

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
 * @param options.stands
 */
export function overlay(
	dialog: HTMLDialogElement,
	{ signal, onChange, show, scrolls, stays, stands }: OverlayOptions
): Overlay {
	const { dataset } = dialog;
	let from: Pick< HTMLElement, 'focus' > | undefined;
	let release: ( () => void ) | undefined;

	const step = stands ? () => undefined : stepOf( () => close() );
	const unveil: Overlay[ 'open' ] = ( opener ) => {
		delete dataset.brolgaClosing;
		if ( ! dialog.open && ! signal.aborted ) {
			from = opener;
			release = scrolls ? undefined : still();
			dialog.hidden = false;
			( show ?? ( () => dialog.showModal() ) )();
			// Browsers keep how far it was scrolled the last time.
			dialog.scrollTop = 0;
			onChange?.( true );
			step( true );
		}
	};
	const open: Overlay[ 'open' ] = ( opener ) =>
		withStyles( dialog, () => unveil( opener ) );
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
		giveBack( from, dialog );
		step( false );
	} );
	if ( ! stays ) {
		closeBeside( dialog, signal, close );
	}
	closeOnReturn( dialog, signal );
	signal.addEventListener( 'abort', () => {
		if ( dialog.open ) {
			dialog.close();
			release?.();
		}
		step( false );
	} );
	dialog.hidden = true;
	return { open, close };
}
