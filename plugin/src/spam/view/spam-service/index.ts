/**
 * `@brolga/spam-service`: takes the place of `@brolga/spam` where the owner has
 * chosen a service, reCAPTCHA v3 or Turnstile. Their scripts are theirs; what
 * we need of them is written down here.
 *
 * A visitor who has not agreed to the service is made known to nobody: the
 * built-in verifier takes over, here and on the server.
 *
 * @see SPAM-1 SPAM-3 SPAM-7 CONSENT-13
 */
import { config } from '@brolga/runtime';
import { mayRun } from '../../../runtime/consent/state';

/** The service that judges visitors. */
interface Service {
	readonly verifier: 'recaptcha' | 'turnstile';
	/** The key that everybody may see. */
	readonly key: string;
	/** The address of its script. */
	readonly script: string;
}

/** The page config says which. */
const chosen = (): Service | undefined => config< { spam: Service } >().spam;

interface Services {
	readonly grecaptcha?: {
		readonly ready: ( then: () => void ) => void;
		readonly execute: (
			key: string,
			options: { readonly action: string }
		) => Promise< string >;
	};
	readonly turnstile?: {
		readonly render: (
			box: HTMLElement,
			options: object
		) => string | null | undefined;
		readonly remove: ( widget: string ) => void;
	};
}

const services = window as unknown as Services;

/** What a visitor waits for a service at most; without a token a form is sent as well. */
const PATIENCE_MS = 5_000;

const scripts = new Map< string, Promise< void > >();

/** Loads a service's script, once a page; one that failed is tried again. */
function load( src: string ): Promise< void > {
	const before = scripts.get( src );
	if ( before ) {
		return before;
	}
	const loading = new Promise< void >( ( done, fail ) => {
		const script = document.createElement( 'script' );
		script.src = src;
		script.async = true;
		script.onload = () => done();
		script.onerror = () => {
			scripts.delete( src );
			script.remove();
			fail( new Error( src ) );
		};
		document.head.append( script );
	} );
	scripts.set( src, loading );
	return loading;
}

const recaptcha = (
	{ key }: Service,
	action: string,
	take: ( token: string ) => void,
	fail: () => void
): void =>
	services.grecaptcha?.ready( () => {
		services.grecaptcha?.execute( key, { action } ).then( take, fail );
	} ) ?? undefined;

/** A widget that shows itself only where the visitor has to do something. */
function turnstile(
	{ key }: Service,
	form: HTMLFormElement,
	action: string,
	take: ( token: string ) => void,
	fail: () => void,
	wait: () => void
): void {
	let widget: string | null | undefined = null;
	const box = document.createElement( 'div' );
	form.querySelector( '[data-brolga-submit]' )?.before( box );
	const end = ( how: () => void ): true => {
		if ( widget ) {
			services.turnstile?.remove( widget );
		}
		box.remove();
		how();
		return true;
	};
	widget = services.turnstile?.render( box, {
		sitekey: key,
		action,
		appearance: 'interaction-only',
		'response-field': false,
		callback: ( token: string ) => end( () => take( token ) ),
		'before-interactive-callback': wait,
		'error-callback': () => end( fail ),
		'timeout-callback': () => end( fail ),
		'unsupported-callback': () => end( fail ),
	} );
}

/** A service's token for a form. */
async function tokenOf(
	service: Service,
	form: HTMLFormElement
): Promise< string > {
	const action = form.dataset.brolgaAction ?? '';
	let limit = 0;
	const token = new Promise< string >( ( take, refuse ) => {
		const fail = () => refuse( new Error( service.verifier ) );
		limit = window.setTimeout( fail, PATIENCE_MS );
		load( service.script ).then( () => {
			if ( service.verifier === 'recaptcha' ) {
				recaptcha( service, action, take, fail );
			} else {
				// Whoever is asked to do something takes the time it takes.
				turnstile( service, form, action, take, fail, () =>
					window.clearTimeout( limit )
				);
			}
		}, fail );
	} );
	return token.finally( () => window.clearTimeout( limit ) );
}

/** Resolved by the page's import map. */
const builtin = () => import( /* webpackIgnore: true */ '@brolga/spam' );

/**
 * Does ahead what can be: the service's script comes.
 *
 * @param form The form.
 * @param page What the page was signed with.
 */
export function prepare( form: HTMLFormElement, page: string ): void {
	const spam = chosen();
	if ( ! spam ) {
		return;
	}
	if ( mayRun( spam.verifier ) ) {
		load( spam.script ).catch( () => {} );
	} else {
		builtin()
			.then( ( own ) => own.prepare( form, page ) )
			.catch( () => {} );
	}
}

/**
 * A fresh token for a form that is being sent.
 *
 * @param form The form.
 * @param page What the page was signed with.
 */
export async function ask(
	form: HTMLFormElement,
	page: string
): Promise< string > {
	const spam = chosen();
	if ( ! spam ) {
		return '';
	}
	return mayRun( spam.verifier )
		? `${ spam.verifier }:${ await tokenOf( spam, form ) }`
		: ( await builtin() ).ask( form, page );
}
