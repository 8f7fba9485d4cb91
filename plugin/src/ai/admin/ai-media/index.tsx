/**
 * Alternative texts in the media library: a button among an image's details,
 * which the server has put there, and in its place the draft.
 */
import { createRoot, useEffect, useRef } from '@wordpress/element';
import { AltDraft } from '../alt-draft';

const BUTTON = '[data-brolga-alt]';

/** Where WordPress keeps the text: in its windows, and on the screen of one image. */
const FIELDS =
	'[data-setting="alt"] textarea, [data-setting="alt"] input, #attachment_alt';

/** The windows, and the screen. */
const AROUND = '.attachment-details, .media-sidebar, .image-details, #wpbody';

/**
 * Has WordPress take a text as if it had been typed.
 *
 * @param field Of the text.
 * @param text
 */
const type = (
	field: HTMLInputElement | HTMLTextAreaElement,
	text: string
): void => {
	field.value = text;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	field.focus();
};

const InPlace = ( { image }: { readonly image: number } ) => {
	const place = useRef< HTMLDivElement >( null );
	// The button that had the focus is gone.
	useEffect( () => place.current?.querySelector( 'button' )?.focus(), [] );
	return (
		<div ref={ place }>
			<AltDraft
				image={ image }
				onUse={ ( text ) => {
					const field = place.current
						?.closest( AROUND )
						?.querySelector<
							HTMLInputElement | HTMLTextAreaElement
						>( FIELDS );
					if ( field ) {
						type( field, text );
					}
				} }
			/>
		</div>
	);
};

document.addEventListener( 'click', ( { target } ) => {
	const button =
		target instanceof Element
			? target.closest< HTMLElement >( BUTTON )
			: null;
	if ( button ) {
		const place = document.createElement( 'div' );
		button.replaceWith( place );
		createRoot( place ).render(
			<InPlace image={ Number( button.dataset.brolgaAlt ) } />
		);
	}
} );
