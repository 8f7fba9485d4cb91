/**
 * Things from other hosts wait behind a button, unless the visitor has said
 * already that they may come.
 */
import { consentFor, onConsent } from '../../../runtime/consent/state';

/** On the document, when a visitor lets a host in: its detail is the host. */
const LET_IN = 'brolga:let-in';

const key = ( host: string ): string => `brolga:external:${ host }`;

const wasLetIn = ( host: string ): boolean => {
	try {
		return sessionStorage.getItem( key( host ) ) !== null;
	} catch {
		return false;
	}
};

const letIn = ( host: string ): void => {
	try {
		sessionStorage.setItem( key( host ), '1' );
	} catch {
		// A browser that keeps nothing asks again on the next page.
	}
	document.dispatchEvent( new CustomEvent( LET_IN, { detail: host } ) );
};

/**
 * Loads something at once where it may come, else when its button is pressed,
 * or that of something else from the same host, or when the visitor agrees. A
 * press counts for the visit; where consent was denied, for this page alone.
 *
 * @param gate   What Content\External\ClickToLoad printed.
 * @param load   Loads it; gets whether this button was pressed.
 * @param signal Ends the waiting.
 */
export function clickToLoad(
	gate: HTMLElement,
	load: ( pressed: boolean ) => void,
	signal: AbortSignal
): void {
	const { brolgaExternal: host = '', brolgaCategory: service = '' } =
		gate.dataset;
	const isRefused = (): boolean => consentFor( service ) === 'denied';
	const mayCome = (): boolean =>
		host === '' ||
		consentFor( service ) === 'granted' ||
		( ! isRefused() && wasLetIn( host ) );
	if ( mayCome() ) {
		load( false );
		return;
	}
	const waiting = new AbortController();
	const until = {
		signal: AbortSignal.any( [ signal, waiting.signal ] ),
	};
	const go = ( pressed: boolean ): void => {
		waiting.abort();
		load( pressed );
	};
	gate.querySelector( 'button' )?.addEventListener(
		'click',
		() => {
			go( true );
			if ( ! isRefused() ) {
				letIn( host );
			}
		},
		until
	);
	// The visitor agrees later on, in the banner.
	onConsent( () => mayCome() && go( false ), until.signal );
	document.addEventListener(
		LET_IN,
		( event ) => {
			if ( ( event as CustomEvent< string > ).detail === host ) {
				go( false );
			}
		},
		until
	);
}
