/**
 * `@brolga/consent-choices`: takes what the visitor answers, does it, and opens
 * the choices. What it shows, the server has printed.
 *
 * @see CONSENT-7 CONSENT-8 CONSENT-9 CONSENT-11 CONSENT-28
 */
import { ANCHOR, leave, page } from '@brolga/consent';
import {
	answerTo,
	consentFor,
	saysNo,
	tellConsent,
} from '../../../runtime/consent/state';
import { overlay } from '../../../runtime/overlay/overlay';
import { forget } from './forget';
import { keep, number, prove, type Action } from './keep';
import { tellOthers } from './others';

const { banner, status, asked } = page;
// No reader of the page takes what stands in a template for its text.
const template = document.querySelector< HTMLTemplateElement >(
	'[data-brolga-choices]'
);
const dialog = template?.content.querySelector( 'dialog' );

if ( banner && template && dialog && asked ) {
	const switches = [
		...dialog.querySelectorAll< HTMLInputElement >( '[role=switch]' ),
	];
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

	const answer = ( action: Action, granted: readonly string[] ): void => {
		const isLeft = banner.contains( banner.ownerDocument.activeElement );
		keep( asked, action, granted );
		banner.hidden = true;
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
	if ( note ) {
		note.hidden = ! saysNo();
	}
	// Nothing to tell before there is an answer; nor is it kept anywhere.
	if (
		saysNo() ||
		asked.mode === 'opt-out' ||
		all.some( ( service ) => answerTo( service, asked ) !== undefined )
	) {
		tell();
		clean();
	}
	prove().catch( () => {} );
}
