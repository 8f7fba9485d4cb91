/**
 * `@brolga/toolbar`: opens the owner's panel from WordPress' toolbar, or from a
 * button where that is hidden, and keeps what happens on the page until the
 * panel is there to show it. On the pages of those who look after the site.
 *
 * @see TOOLBAR-2 TOOLBAR-3 TOOLBAR-7 TOOLBAR-8
 */
import { isComposing } from '../../../runtime/composing';
import { badge, entry } from './entry';

/** What the panel is told; the rest is its own business. */
interface Data {
	readonly tests: readonly unknown[];
	readonly popups: readonly unknown[];
	readonly services: ReadonlyArray< { readonly hears: boolean | null } >;
}

/** What happens on a page, by the names of the events on the document. */
const HEARD = [
	'brolga:event',
	'brolga:lead',
	'brolga:goal',
	'brolga:consent',
	'brolga:tracked',
];

/** Whether the panel was open when the last page was left. */
const MEMORY = 'brolga-toolbar';

const host = document.querySelector< HTMLElement >( '[data-brolga-toolbar]' );

/** A browser that keeps nothing forgets. */
function memory( isOpen?: boolean ): boolean {
	try {
		if ( isOpen !== undefined ) {
			localStorage.setItem( MEMORY, isOpen ? 'open' : '' );
		}
		return localStorage.getItem( MEMORY ) === 'open';
	} catch {
		return false;
	}
}

/** Wakes a script as it was printed. */
const wake = ( asleep: HTMLScriptElement ): Promise< unknown > =>
	new Promise( ( done ) => {
		const script = document.createElement( 'script' );
		for ( const { name, value } of asleep.attributes ) {
			script.setAttribute( name, value );
		}
		script.text = asleep.text;
		script.onload = script.onerror = done;
		document.body.append( script );
		if ( ! script.src ) {
			done( 0 );
		}
	} );

/** Fetches the panel: its scripts at once, to run one after the other. */
async function load(): Promise< void > {
	const template = document.querySelector< HTMLTemplateElement >(
		'#brolga-toolbar-scripts'
	);
	template?.remove();
	const scripts = [
		...( template?.content.querySelectorAll( 'script' ) ?? [] ),
	];
	for ( const { src } of scripts.filter( ( script ) => script.src ) ) {
		const link = document.createElement( 'link' );
		link.rel = 'preload';
		link.as = 'script';
		link.href = src;
		document.head.append( link );
	}
	for ( const script of scripts ) {
		await wake( script );
	}
}

if ( host ) {
	const events: Array< {
		readonly type: string;
		readonly detail: unknown;
		readonly at: number;
	} > = [];
	Reflect.set( host, 'brolgaEvents', events );
	for ( const type of HEARD ) {
		document.addEventListener( type, ( event ) => {
			const { detail } = event as CustomEvent< unknown >;
			events.push( { type, detail, at: Date.now() } );
			host.dispatchEvent( new CustomEvent( 'brolga-heard' ) );
		} );
	}

	const data = JSON.parse(
		document.getElementById( 'brolga-toolbar-data' )?.textContent ?? '{}'
	) as Data;
	const opener = entry( host.dataset.label ?? '' );
	badge(
		opener,
		data.tests.length +
			data.popups.length +
			data.services.filter( ( { hears } ) => hears !== null ).length
	);

	const show = ( isOpen: boolean, byHand: boolean ): void => {
		host.hidden = ! isOpen;
		opener.setAttribute( 'aria-expanded', String( isOpen ) );
		memory( isOpen );
		if ( isOpen ) {
			host.toggleAttribute( 'data-by-hand', byHand );
			void load();
			host.dispatchEvent( new CustomEvent( 'brolga-open' ) );
		} else if ( byHand ) {
			opener.focus();
		}
	};
	opener.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		event.stopPropagation();
		show( host.hasAttribute( 'hidden' ), true );
	} );
	opener.addEventListener( 'keydown', ( event ) => {
		// A link that is a button.
		if ( event.key === ' ' && opener.matches( 'a' ) ) {
			event.preventDefault();
			opener.click();
		}
	} );
	host.addEventListener( 'brolga-close', () => show( false, true ) );
	host.addEventListener( 'keydown', ( event ) => {
		if (
			event.key === 'Escape' &&
			! event.defaultPrevented &&
			! isComposing( event )
		) {
			// Popups and menus of the page stay as they are.
			event.stopPropagation();
			show( false, true );
		}
	} );

	const banner = document.querySelector< HTMLElement >(
		'[data-brolga-consent]'
	);
	if ( banner ) {
		new ResizeObserver( () =>
			host.style.setProperty(
				'--brolga-banner',
				`${ banner.offsetHeight }px`
			)
		).observe( banner );
	}

	if ( memory() || /[?&]brolga_events\b/.test( location.search ) ) {
		// Nothing of the page waits for it.
		const later = (): unknown => setTimeout( () => show( true, false ) );
		if ( document.readyState === 'complete' ) {
			later();
		} else {
			addEventListener( 'load', later );
		}
	}
}
