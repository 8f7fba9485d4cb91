/**
 * The first script of a page that the Health screen looks at: it puts a scanner in
 * the place of the browser's cookies and storage.
 *
 * @see CONSENT-41
 */
import { callerIn, scanner } from './model';

const script = document.currentScript as HTMLScriptElement | null;
if ( script ) {
	const [ own = '' ] = script.src.split( '?' );
	const { cookies, setCookie, storage, kept } = scanner(
		() => callerIn( new Error().stack ?? '', own ),
		script.dataset.set?.split( ' ' ).filter( Boolean ),
		script.dataset.answer
	);
	const replace = ( object: object, name: string, get: () => unknown ) =>
		Object.defineProperty( object, name, { get, configurable: true } );
	Object.defineProperty( document, 'cookie', {
		get: cookies,
		set: setCookie,
		configurable: true,
	} );
	const [ local, session ] = [ storage(), storage() ];
	replace( window, 'localStorage', () => local );
	replace( window, 'sessionStorage', () => session );
	// Who finds it missing takes document.cookie.
	replace( window, 'cookieStore', () => undefined );
	replace( window, 'brolgaScanner', () => kept );
	script.remove();
}
