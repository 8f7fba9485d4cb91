/**
 * Signs up without leaving the page.
 */
import { FORM, NEWSLETTER } from '@brolga/contracts';
import type { CustomFields } from '@brolga/custom-fields';
import * as http from '@brolga/http';
import { announce, config, mount } from '@brolga/runtime';
import { busy, isSubmitted } from '../../src/forms/view/busy';
import { guard } from '../../src/forms/view/guard';
import { focusOutcome } from '../../src/forms/view/outcome';
import { refuse } from '../../src/runtime/notify';
import { amend, attribute, tell } from '../../src/forms/view/errors';
import { parse, problemOf } from './model';
import type { Answer, Words } from './types';

declare module '../../src/runtime/events' {
	interface Achievements {
		readonly signed_up: true;
	}
}

const PREFIX = 'et_pb_signup_';
/** What the page config signs calls with. */
interface Tokens {
	readonly et_frontend_nonce: string;
}

/** Inputs that the call sends under names of its own. */
const SENT = 'list_id firstname lastname email provider ip_address checksum';

const WINDOW = `width=${ NEWSLETTER.feedWindowWidthPx },height=${ NEWSLETTER.feedWindowHeightPx }`;

const WRONG = '[aria-invalid=true]';

/** What an input is called, without the mark of those that are required. */
const labelOf = ( { labels }: HTMLInputElement ): string =>
	labels?.[ 0 ]?.firstChild?.textContent ?? '';

/** @see NEWS-19 */
function mark( input: HTMLInputElement, box: string, wrong: boolean ): void {
	input.classList.toggle( FORM.signupErrorClass, wrong );
	attribute( input, 'aria-invalid', wrong && 'true' );
	if ( box || ! wrong ) {
		attribute( input, 'aria-describedby', wrong && box );
	}
}

/**
 * Marks what is wrong, and says it in words. Once more: looks at what was
 * wrong alone.
 *
 * @see NEWS-3 NEWS-35 FORM-80
 */
function judge(
	form: HTMLFormElement,
	words: Words,
	custom: CustomFields | undefined,
	again = false,
	box = ''
): string {
	let invalid = '';
	const missing = [
		...form.querySelectorAll< HTMLInputElement >(
			`[name^="${ PREFIX }"]:not([type=hidden])`
		),
	].flatMap( ( input ) => {
		const problem =
			( ! again || input.matches( WRONG ) ) &&
			problemOf( input.name.slice( PREFIX.length ), input.value );
		mark( input, box, !! problem );
		if ( problem === 'invalid' ) {
			invalid = words.invalid;
		}
		return problem === 'missing' ? labelOf( input ) : [];
	} );
	const labels = missing
		.concat( custom?.missing( again ) ?? [] )
		.join( ', ' );
	return `${ labels && `${ words.fill } ${ labels }.` } ${ invalid }`.trim();
}

/** The call's fields. @see NEWS-5 NEWS-6 */
function body(
	form: HTMLFormElement,
	hidden: readonly string[],
	token: string
): URLSearchParams {
	const data = new FormData( form );
	const sent = ( name: string ): string => String( data.get( name ) ?? '' );
	const fields = new URLSearchParams( {
		action: NEWSLETTER.action,
		et_frontend_nonce: config< Tokens >().et_frontend_nonce ?? '',
		et_account: sent( `${ PREFIX }account_name` ),
		[ FORM.spamTokenName ]: token,
		[ NEWSLETTER.honeypotName ]: sent( NEWSLETTER.honeypotName ),
		brolga_number: sent( 'brolga_number' ),
	} );
	for ( const name of SENT.split( ' ' ) ) {
		fields.set( `et_${ name }`, sent( PREFIX + name ) );
	}
	data.forEach( ( value, name ) => {
		if ( name.startsWith( 'et_custom_fields[' ) ) {
			fields.append( name, String( value ) );
		}
	} );
	hidden.forEach( ( id ) => fields.append( 'et_hidden_fields[]', id ) );
	return fields;
}

/** Shows a feed in a window of its own. @see FEED-1 */
function followFeed( root: HTMLElement, signal: AbortSignal ): void {
	const link =
		root.querySelector< HTMLAnchorElement >( '[data-brolga-feed]' );
	link?.addEventListener(
		'click',
		( event ) => {
			if ( config().preview ) {
				refuse( link.dataset.brolgaFeed ?? '' );
			} else if ( ! window.open( link.href, 'brolga-feed', WINDOW ) ) {
				// A browser that opens no window follows the link.
				return;
			}
			event.preventDefault();
		},
		{ signal }
	);
}

/** Fetches what looks after further fields; without it all is asked, and the server judges alone. */
const fetchCustom = (
	form: HTMLFormElement,
	words: Words,
	signal: AbortSignal
): Promise< CustomFields | undefined > =>
	// Resolved by the page's import map.
	import( /* webpackIgnore: true */ '@brolga/custom-fields' )
		.then( ( { customFields } ) => customFields( form, words, signal ) )
		.catch( () => {
			form.querySelectorAll( '[data-brolga-concealed]' ).forEach(
				( field ) => field.removeAttribute( 'data-brolga-concealed' )
			);
			return undefined;
		} );

/** Shows what became of a sign-up, or goes where it leads. @see NEWS-8 NEWS-9 NEWS-10 TOKEN-10 */
async function show(
	root: HTMLElement,
	form: HTMLFormElement,
	done: HTMLElement,
	words: Words,
	{ error, success, redirect = '' }: Answer
): Promise< void > {
	if ( error && error === words.stale ) {
		// An old page's signature cannot be renewed here: the page itself
		// comes back with a fresh one, and with what was typed.
		form.submit();
		return;
	}
	if ( error || ! success ) {
		tell( root, form, error || words.failed )?.focus();
		return;
	}
	if ( ! redirect ) {
		form.hidden = true;
		done.hidden = false;
		// The focus reads it out: once (FORM-330).
		done.removeAttribute( 'role' );
		done.textContent = success;
		done.focus();
	}
	await announce( 'signed_up', root.id );
	if ( redirect ) {
		location.assign( redirect );
	}
}

mount( '[data-brolga-module="brolga/newsletter"]', ( root, { signal } ) => {
	const form = root.querySelector( 'form' );
	const done = root.querySelector< HTMLElement >( '[data-brolga-success]' );
	followFeed( root, signal );
	focusOutcome(
		root.querySelector(
			'[data-brolga-errors], [data-brolga-success]:not([hidden])'
		),
		signal
	);
	if ( ! form || ! done ) {
		return;
	}
	const words = JSON.parse( form.dataset.brolgaMessages ?? '{}' ) as Words;
	const tokenFor = guard( form, `${ PREFIX }checksum`, signal );
	let custom: CustomFields | undefined;
	if ( form.querySelector( '[data-brolga-custom]' ) ) {
		void fetchCustom( form, words, signal ).then( ( fields ) => {
			custom = fields;
		} );
	}

	/** Whether nothing hinders the sending; else says what does. Once more: leaves the focus where it is. */
	const isReady = ( again = false ): boolean => {
		const box = again ? '' : `${ root.id }-errors`;
		const text = judge( form, words, custom, again, box );
		if ( again ) {
			amend( root, form, text );
		} else {
			tell( root, form, text )?.focus();
			form.querySelector< HTMLElement >( `[name]${ WRONG }` )?.focus();
		}
		return ! text;
	};

	const send = async (): Promise< void > => {
		const free = busy( form, words.sending );
		const token = await tokenFor();
		const answer = await http
			.post( config().ajaxurl ?? '', () =>
				body( form, custom?.hidden() ?? [], token )
			)
			.catch( () => '' );
		free();
		await show( root, form, done, words, parse( answer ) );
	};

	form.addEventListener(
		'input',
		( { target } ) =>
			( target as Element ).closest( WRONG ) && isReady( true ),
		{ signal }
	);
	// What the browser refuses it tells by itself, and shows no longer than a moment.
	form.addEventListener( 'invalid', () => judge( form, words, custom ), {
		capture: true,
		signal,
	} );
	form.addEventListener(
		'submit',
		( event ) => {
			// NEWS-2: the browser has found the inputs valid by its own rules.
			event.preventDefault();
			if ( config().preview ) {
				refuse( words.preview );
			} else if ( ! isSubmitted( form ) && isReady() ) {
				void send();
			}
		},
		{ signal }
	);
} );
