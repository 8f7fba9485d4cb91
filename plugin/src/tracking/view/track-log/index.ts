/**
 * `@brolga/track-log`: shows an owner who asks for it what the page tells whom,
 * as it happens. `window.brolgaEvents` has the same for scripts; where the
 * page has the owner's toolbar, that shows it.
 *
 * @see TRACK-20
 */
import { consentFor } from '../../../runtime/consent/state';
import { config } from '../../../runtime/config';
import type { Adapter, TrackedEvent } from '../types';

interface Words {
	readonly title: string;
	readonly none: string;
	readonly states: Readonly< Record< string, string > >;
}

/** An event, and what became of it. */
interface Logged extends TrackedEvent {
	readonly at: string;
	/** Each service, and what the visitor said of it. */
	readonly services: Readonly< Record< string, string > >;
}

/** The most that are kept. */
const MOST = 50;

/** What is told nothing of events: the page's own, and referrals, which are remembered in the browser. */
const OWN = [ 'log', 'shop', 'affiliate' ];

function element(
	name: string,
	text: string,
	...children: Node[]
): HTMLElement {
	const made = document.createElement( name );
	made.append( text, ...children );
	return made;
}

/** In a shadow, so that it looks alike on all sites. */
const STYLE = `
:host { position: fixed; inset: auto 1rem 1rem auto; z-index: 99999; }
details { width: min(26rem, calc(100vw - 2rem)); background: Canvas; color: CanvasText; border: 1px solid; border-radius: .5rem; font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 .5rem 2rem rgb(0 0 0 / .25); color-scheme: light dark; }
summary { padding: .75rem 1rem; font-weight: 600; cursor: pointer; }
ol { margin: 0; padding: 0; list-style: none; max-height: 50vh; overflow: auto; }
li { padding: .5rem 1rem; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); overflow-wrap: anywhere; }
small { display: block; opacity: .8; }
`;

export function start( words: Words ): Adapter {
	const page = config< { tracking: Record< string, object > } >();
	const names = Object.keys( page.tracking ?? {} ).filter(
		( name ) => ! OWN.includes( name )
	);
	const events: Logged[] = [];
	Reflect.set( window, 'brolgaEvents', events );

	const host = element( 'div', '' );
	const list = element( 'ol', '' );
	const panel = element(
		'details',
		'',
		element( 'summary', words.title ),
		list
	);
	panel.setAttribute( 'open', '' );
	if ( names.length === 0 ) {
		list.append( element( 'li', words.none ) );
	}
	host.attachShadow( { mode: 'open' } ).append(
		element( 'style', STYLE ),
		panel
	);
	// The toolbar's panel says it with the rest.
	if ( ! document.querySelector( '[data-brolga-toolbar]' ) ) {
		document.body.append( host );
	}

	return {
		tell( event ) {
			const services = Object.fromEntries(
				names.map( ( name ) => [ name, consentFor( name ) ] )
			);
			const at = new Date().toLocaleTimeString();
			const logged = { ...event, at, services };
			events.push( logged );
			document.dispatchEvent(
				new CustomEvent( 'brolga:tracked', { detail: logged } )
			);
			list.append(
				element(
					'li',
					`${ at } `,
					element( 'strong', event.name ),
					element( 'small', JSON.stringify( event.data ) ),
					...Object.entries( services ).map( ( [ name, state ] ) =>
						element(
							'small',
							`${ name }: ${ words.states[ state ] ?? state }`
						)
					)
				)
			);
			if ( events.length > MOST ) {
				events.shift();
				list.firstElementChild?.remove();
			}
			list.scrollTop = list.scrollHeight;
		},
	};
}
