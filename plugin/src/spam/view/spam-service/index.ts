/**
 * `@brolga/spam-service`: takes the place of `@brolga/spam` where the owner has
 * chosen a service. Their scripts are theirs; what we need of them is written
 * down here.
 *
 * A visitor who has not agreed to the service is made known to nobody: the
 * built-in verifier takes over, here and on the server.
 *
 * @see SPAM-1 SPAM-3 SPAM-7 SPAM-15 CONSENT-13
 */
import { config } from '../../../runtime/config';
import { mayRun } from '../../../runtime/consent/state';

/** The service that judges visitors. */
interface Service {
	readonly verifier:
		'recaptcha' | 'turnstile' | 'hcaptcha' | 'friendly-captcha';
	/** The key that everybody may see. */
	readonly key: string;
	/** The address of its script. */
	readonly script: string;
	/** What else the script's element is given. */
	readonly element?: object;
	/** What the script calls once it can be used, where that is later than its load event. */
	readonly ready?: string;
	/** What else its widget is told. */
	readonly options?: object;
}

/** The page config says which. */
const chosen = (): Service | undefined => config< { spam: Service } >().spam;

/** What the services' scripts bring. Where one brings something else, asking it fails. */
interface Services {
	readonly grecaptcha: {
		readonly ready: ( then: () => void ) => void;
		readonly execute: ( key: string, options: object ) => Promise< string >;
	};
	readonly turnstile: {
		readonly render: (
			box: HTMLElement,
			options: object
		) => string | null | undefined;
		readonly remove: ( widget: string ) => void;
	};
	readonly hcaptcha: {
		readonly render: ( box: HTMLElement, options: object ) => string;
		readonly execute: (
			widget: string,
			options: { readonly async: true }
		) => Promise< { readonly response: string } >;
		readonly remove: ( widget: string ) => void;
	};
	readonly frcaptcha: {
		readonly createWidget: ( options: object ) => {
			readonly destroy: () => void;
		};
	};
}

const services = window as unknown as Services;

/** What Friendly Captcha's widget tells of itself. */
type StateChange = CustomEvent< {
	readonly state: string;
	readonly response: string;
	/** Whether the visitor has to click, once its server has said so. */
	readonly mode?: string;
} >;

/** What a visitor waits for a service at most; without a token a form is sent as well. */
const PATIENCE_MS = 5_000;

const scripts = new Map< string, Promise< unknown > >();

/** Loads a service's script, once a page; one that failed is tried again. */
function load( {
	verifier,
	script: src,
	element,
	ready,
}: Service ): Promise< unknown > {
	const before = scripts.get( src );
	if ( before ) {
		return before;
	}
	const loading = new Promise( ( done, fail ) => {
		const script = document.createElement( 'script' );
		Object.assign( script, element, { src } );
		Object.assign( ready ? window : script, {
			[ ready ?? 'onload' ]: done,
		} );
		script.onerror = () => {
			scripts.delete( src );
			script.remove();
			fail( new Error( src ) );
		};
		if ( ready && verifier in window ) {
			// Another plugin has loaded it: a second one would never say so.
			done( true );
		} else {
			document.head.append( script );
		}
	} );
	scripts.set( src, loading );
	return loading;
}

/**
 * Asks a service; returns what takes its widget away.
 *
 * @param box     Stands before the button.
 * @param sitekey The key that everybody may see.
 * @param options What else the service is told: the form's action, if it knows any.
 * @param take    Takes the token.
 * @param fail    Gives up; true says that the error is dealt with.
 * @param wait    Whoever is asked to do something takes the time it takes.
 */
type Ask = (
	box: HTMLElement,
	sitekey: string,
	options: { readonly action: string | undefined },
	take: ( token: string ) => void,
	fail: () => true,
	wait: () => void
) => ( () => unknown ) | undefined;

const ASK: Record< Service[ 'verifier' ], Ask > = {
	recaptcha( _, sitekey, options, take, fail ) {
		services.grecaptcha.ready( () => {
			services.grecaptcha.execute( sitekey, options ).then( take, fail );
		} );
		return undefined;
	},

	/** Shows itself only where the visitor has to do something. */
	turnstile( box, sitekey, options, take, fail, wait ) {
		const widget = services.turnstile.render( box, {
			sitekey,
			...options,
			appearance: 'interaction-only',
			'response-field': false,
			callback: take,
			'before-interactive-callback': wait,
			'error-callback': fail,
			'timeout-callback': fail,
			'unsupported-callback': fail,
		} );
		return () => widget && services.turnstile.remove( widget );
	},

	/** Its puzzle lies over the page, or in the box where a dialog would lie over the puzzle. */
	hcaptcha( box, sitekey, options, take, fail, wait ) {
		const widget = services.hcaptcha.render( box, {
			sitekey,
			...options,
			'open-callback': wait,
			...( box.closest( 'dialog' ) && { 'challenge-container': box } ),
		} );
		services.hcaptcha
			.execute( widget, { async: true } )
			.then( ( { response } ) => take( response ), fail );
		return () => services.hcaptcha.remove( widget );
	},

	/** Shows itself while it calculates. */
	'friendly-captcha'( element, sitekey, options, take, fail, wait ) {
		element.addEventListener( 'frc:widget.statechange', ( event ) => {
			const { state, response, mode } = ( event as StateChange ).detail;
			if ( mode ) {
				wait();
			}
			if ( state === 'completed' ) {
				take( response );
			} else if ( state === 'error' ) {
				fail();
			}
		} );
		const widget = services.frcaptcha.createWidget( {
			element,
			sitekey,
			...options,
		} );
		return () => widget.destroy();
	},
};

/** A service's token for a form. */
async function tokenOf(
	service: Service,
	form: HTMLFormElement
): Promise< string > {
	const { verifier, key: sitekey, options } = service;
	const box = document.createElement( 'div' );
	let remove: ( () => unknown ) | undefined;
	/** Zero once nobody waits any more. */
	let limit: ReturnType< typeof setTimeout > | 0 = 0;
	const token = new Promise< string >( ( take, refuse ) => {
		const fail = (): true => {
			refuse( new Error( verifier ) );
			return true;
		};
		limit = setTimeout( fail, PATIENCE_MS );
		load( service )
			.then( () => {
				if ( limit ) {
					form.querySelector( '[data-brolga-submit]' )?.before( box );
					remove = ASK[ verifier ](
						box,
						sitekey,
						{ action: form.dataset.brolgaAction, ...options },
						take,
						fail,
						() => clearTimeout( limit )
					);
				}
			} )
			.catch( fail );
	} );
	return token.finally( () => {
		clearTimeout( limit );
		limit = 0;
		remove?.();
		box.remove();
	} );
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
		load( spam ).catch( () => {} );
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
