/**
 * `@brolga/consent`: asks the visitor, and does what they answered. On pages of
 * sites that ask; what it shows, the server has printed.
 *
 * @see CONSENT-6 CONSENT-7 CONSENT-8 CONSENT-9 CONSENT-11 CONSENT-28 CONSENT-33
 */
import { config } from '../../runtime/config';
import { overlay } from '../../overlay';
import { dress } from '../../overlay/dress';
import {
	answerTo,
	consentFor,
	saysNo,
	tellConsent,
	type ConsentIsland,
} from '../../consent/state';
import { forget } from './forget';
import { keep, number, prove, type Action } from './keep';
import { tellOthers } from './others';

const ANCHOR = '#brolga-consent';

const banner = document.querySelector< HTMLElement >( '[data-brolga-consent]' );
// No reader of the page takes what stands in a template for its text.
const template = document.querySelector< HTMLTemplateElement >(
	'[data-brolga-choices]'
);
const dialog = template?.content.querySelector( 'dialog' );
const asked = config< ConsentIsland >().consent;

if ( banner && template && dialog && asked ) {
	const switches = [
		...dialog.querySelectorAll< HTMLInputElement >( '[role=switch]' ),
	];
	const corner = document.querySelector< HTMLElement >(
		'[data-brolga-consent-corner]'
	);
	// Somebody has put a better link on the page.
	const needsCorner = ! document.querySelector(
		`a[href$="${ ANCHOR }"]:not([data-brolga-consent-corner])`
	);
	const status = document.querySelector( '[data-brolga-consent-status]' );

	// What has the focus is scrolled clear of the banner, and the page's end can be read.
	const room = new ResizeObserver( () => {
		const height = banner.offsetHeight;
		const px = height ? `${ height }px` : '';
		// No property of the page's own, which all that it holds would inherit:
		// a change of it would make the browser look at each element again.
		document.documentElement.style.scrollPaddingBottom =
			px && `calc(${ px } + 1rem)`;
		document.body.style.paddingBottom = px;
	} );
	room.observe( banner );

	const show = ( isAsking: boolean ): void => {
		banner.hidden = ! isAsking;
		if ( corner ) {
			corner.hidden = isAsking || ! needsCorner;
		}
	};

	const tell = (): void =>
		tellOthers(
			asked.services,
			( service ) => consentFor( service ) === 'granted'
		);

	/** What services keep that the visitor refuses, or does not. */
	const stores = ( isDenied: boolean ): string[] =>
		switches.flatMap( ( { value, dataset } ) =>
			( consentFor( value ) === 'denied' ) === isDenied
				? ( dataset.brolgaStores?.split( ' ' ) ?? [] )
				: []
		);

	/** Takes away what the visitor refuses, and no other service has a use for. */
	const clean = (): void => {
		const needed = stores( false );
		forget(
			stores( true ).filter( ( name ) => ! needed.includes( name ) )
		);
	};

	// Where somebody was before they came to the banner.
	let before: Element | null = null;
	banner.addEventListener( 'focusin', ( { relatedTarget: from } ) => {
		if ( from instanceof Element && ! banner.contains( from ) ) {
			before = from;
		}
	} );

	/** Takes somebody back whom the banner is hidden from: to where they were, else to the page's content. */
	const leave = ( options?: FocusOptions ): void => {
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
	};

	const answer = ( action: Action, granted: readonly string[] ): void => {
		const isLeft = banner.contains( banner.ownerDocument.activeElement );
		keep( asked, action, granted );
		show( false );
		if ( isLeft ) {
			leave();
		}
		tell();
		tellConsent();
		// What has just stopped may have written its cookies once more.
		clean();
		if ( status ) {
			status.textContent = dialog.dataset.brolgaSaved ?? '';
		}
	};

	const proof = dialog.querySelector< HTMLElement >(
		'[data-brolga-consent-number]'
	);
	const digits = proof?.querySelector( 'code' );

	const choices = overlay( dialog, {
		signal: new AbortController().signal,
		show: () => {
			template.replaceWith( dialog );
			dialog.showModal();
		},
		onChange: ( isOpen ) => {
			if ( ! isOpen ) {
				dialog.replaceWith( template );
			} else {
				const id = number();
				if ( proof && digits ) {
					proof.hidden = ! id;
					digits.textContent = id ?? '';
				}
				switches.forEach( ( input ) => {
					input.checked = consentFor( input.value ) === 'granted';
				} );
			}
		},
	} );

	const all = Object.keys( asked.services );
	const answers: Readonly<
		Record< string, ( ( button: HTMLElement ) => void ) | undefined >
	> = {
		accept: () => answer( 'accept', all ),
		reject: () => answer( 'reject', [] ),
		save: () =>
			answer(
				'choose',
				switches.flatMap( ( { checked, value } ) =>
					checked ? value : []
				)
			),
		choose: ( button ) =>
			choices.open( {
				focus: ( options ) =>
					banner.hidden ? leave( options ) : button.focus( options ),
			} ),
		close: () => {},
	};
	for ( const part of [ banner, dialog ] ) {
		part.addEventListener( 'click', ( { target } ) => {
			const button =
				target instanceof Element &&
				target.closest< HTMLElement >( '[data-brolga-answer]' );
			if ( button ) {
				answers[ button.dataset.brolgaAnswer ?? '' ]?.( button );
				if ( part === dialog ) {
					void choices.close();
				}
			}
		} );
	}
	dialog.addEventListener( 'submit', ( event ) => event.preventDefault() );

	document.addEventListener(
		'click',
		( event ) => {
			const link =
				event.target instanceof Element && event.target.closest( 'a' );
			if ( link && link.hash === ANCHOR ) {
				event.preventDefault();
				choices.open( link );
			}
		},
		// Before others take it for a place on the page.
		{ capture: true }
	);

	const note = dialog.querySelector< HTMLElement >(
		'[data-brolga-consent-gpc]'
	);
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
	if ( note ) {
		note.hidden = ! saysNo();
	}
	show( false );
	if ( isAsking ) {
		dress( banner, () => show( true ) );
		if ( status ) {
			status.textContent =
				banner.querySelector( 'h2' )?.textContent ?? '';
		}
	}
	// Nothing to tell before there is an answer; nor is it kept anywhere.
	if ( saysNo() || asked.mode === 'opt-out' || ! all.every( isOpen ) ) {
		tell();
		clean();
	}
	prove().catch( () => {} );
}
