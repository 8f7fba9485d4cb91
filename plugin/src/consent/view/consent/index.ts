/**
 * `@brolga/consent`: shows the banner to who has something to answer. What an
 * answer does is fetched with the first move towards one, or where one was given.
 *
 * @see CONSENT-6 CONSENT-33 CONSENT-46
 */
import { config } from '../../../runtime/config';
import { liftAbove } from '../../../runtime/foot';
import { withStyles } from '../../../runtime/overlay/lazy-styles';
import {
	answerTo,
	onConsent,
	saysNo,
	type ConsentConfig,
} from '../../../runtime/consent/state';

/** What the address of a link to the choices ends in. */
export const ANCHOR = '#brolga-consent';

/** What the server has printed and told. */
export const page = {
	banner: document.querySelector< HTMLElement >( '[data-brolga-consent]' ),
	status: document.querySelector( '[data-brolga-consent-status]' ),
	asked: config< ConsentConfig >().consent,
};
const { banner, status, asked } = page;

// Where somebody was before they came to the banner.
let before: Element | null = null;

/** Takes somebody back whom the banner is hidden from: to where they were, else to the page's content. */
export function leave( options?: FocusOptions ): void {
	const place =
		before?.isConnected && before !== document.body
			? before
			: document.querySelector( 'main' );
	if ( place instanceof HTMLElement ) {
		if ( place.matches( 'main:not([tabindex])' ) ) {
			place.tabIndex = -1;
			place.addEventListener(
				'blur',
				() => place.removeAttribute( 'tabindex' ),
				{ once: true }
			);
		}
		place.focus( { preventScroll: true, ...options } );
	}
}

if ( banner && asked ) {
	const corner = document.querySelector< HTMLElement >(
		'[data-brolga-consent-corner]'
	);
	// Somebody has put a better link on the page.
	const needsCorner = ! document.querySelector(
		`a[href$="${ ANCHOR }"]:not([data-brolga-consent-corner])`
	);

	// What has the focus is scrolled clear of the banner, and the page's end can be read.
	liftAbove( banner, 'banner', ( height ) => {
		const px = height ? `${ height }px` : '';
		document.documentElement.style.scrollPaddingBottom =
			px && `calc(${ px } + 1rem)`;
		document.body.style.paddingBottom = px;
	} );

	banner.addEventListener( 'focusin', ( { relatedTarget: from } ) => {
		if ( from instanceof Element && ! banner.contains( from ) ) {
			before = from;
		}
	} );

	const show = ( isAsking: boolean ): void => {
		banner.hidden = ! isAsking;
		if ( corner ) {
			corner.hidden = isAsking || ! needsCorner;
		}
	};
	const all = Object.keys( asked.services );
	const isOpen = ( service: string ): boolean =>
		answerTo( service, asked ) === undefined;
	// A map or a video asks in its own place, and on most pages nothing else waits.
	const isAsking =
		! saysNo() &&
		all.some(
			( service ) =>
				isOpen( service ) &&
				document.querySelector( asked.waits?.[ service ] ?? ':root' )
		);
	let isOver = ! isAsking;
	show( false );
	if ( isAsking ) {
		withStyles( banner, () => show( ! isOver ) );
		if ( status ) {
			status.textContent =
				banner.querySelector( 'h2' )?.textContent ?? '';
		}
	}
	onConsent( () => {
		isOver = true;
		show( false );
	} );
	// Nothing to tell before there is an answer; nor is it kept anywhere.
	if ( saysNo() || asked.mode === 'opt-out' || ! all.every( isOpen ) ) {
		import( /* webpackIgnore: true */ '@brolga/consent-choices' ).catch(
			() => undefined
		);
	}
}
