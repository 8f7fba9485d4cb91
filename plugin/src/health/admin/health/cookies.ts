/**
 * Opens pages in frames, and reads from the scanner in each what it keeps in the
 * browser.
 *
 * @see CONSENT-40
 */
import type { FoundCookies } from '@brolga/contracts';
import { __ } from '@wordpress/i18n';
import type { CookiePage } from '../../rest';
import type { Kept } from '../../../consent/admin/cookie-scanner/model';

/** A page that is not there by then does not come. */
const PATIENCE_MS = 30_000;

/** Open at the same time: what takes long is to wait. */
const AT_ONCE = 5;

/** What a page does when it is there, it does within this time. */
const SETTLE_MS = 3_000;

const after = ( ms: number ): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, ms ) );

/** What the scanner in a frame has; nothing where there is none. */
function keptIn( frame: HTMLIFrameElement ): readonly Kept[] | undefined {
	try {
		return (
			frame.contentWindow as { brolgaScanner?: () => Kept[] } | null
		 )?.brolgaScanner?.();
	} catch {
		// Another site's, or one that may not be framed.
		return undefined;
	}
}

/** Opens one page; the frame is seen by nobody, and as large as a window. */
async function open( url: string ): Promise< readonly Kept[] | undefined > {
	const frame = document.createElement( 'iframe' );
	frame.className = 'brolga-health__page';
	frame.title = __( 'A page that is checked for cookies', 'brolga' );
	frame.inert = true;
	frame.src = url;
	const loaded = new Promise( ( done ) =>
		frame.addEventListener( 'load', done, { once: true } )
	);
	document.body.append( frame );
	try {
		await Promise.race( [ loaded, after( PATIENCE_MS ) ] );
		// Some begin when somebody scrolls.
		frame.contentWindow?.scrollTo( 0, 1000 );
		await after( SETTLE_MS );
		return keptIn( frame );
	} catch {
		return undefined;
	} finally {
		frame.remove();
	}
}

/**
 * Looks at pages.
 *
 * @param pages The pages.
 */
export async function lookForCookies(
	pages: readonly CookiePage[]
): Promise< FoundCookies > {
	const failed: string[] = [];
	const found: FoundCookies[ 'found' ][ number ][] = [];
	for ( let first = 0; first < pages.length; first += AT_ONCE ) {
		const some = pages.slice( first, first + AT_ONCE );
		const jars = await Promise.all(
			some.map( async ( page ) => ( {
				page,
				kept: await open( page.open ),
			} ) )
		);
		for ( const { page, kept } of jars ) {
			if ( ! kept ) {
				failed.push( page.url.slice( 0, 500 ) );
				continue;
			}
			found.push(
				...kept.map( ( { name, by } ) => ( {
					name: name.slice( 0, 300 ),
					by: by.slice( 0, 500 ),
					page: page.url.slice( 0, 500 ),
				} ) )
			);
		}
	}
	return {
		pages: pages.length - failed.length,
		failed,
		found: found.slice( 0, 500 ),
	};
}
