/**
 * Pages of modules as the server answers them, each asked for once.
 *
 * @see PAGE-1 PAGE-2 PAGE-9 PAGE-10 PAGE-11
 */
import * as http from '@brolga/http';

/** What a page brings. */
export interface Answer {
	readonly title: string;
	/** Never put into the page itself: a copy of it is. */
	readonly container: HTMLElement;
}

/** The field of the request for a module that is stored in a layout of its own. */
const LAYOUT = 'et_layout_block_layout_content';

const answers = new Map< string, Promise< Answer > >();

const keyOf = ( address: string, id: string ): string => {
	const url = new URL( address, window.location.href );
	url.hash = '';
	return `${ id } ${ url.href }`;
};

/**
 * The paginated container of a module.
 *
 * @param scope The module, or a document that holds it.
 */
export const containerIn = ( scope: ParentNode | null ): HTMLElement | null =>
	scope?.querySelector< HTMLElement >( '[data-brolga-page]' ) ?? null;

/** The text of an answer; the site's own "not found" is an answer, too. */
async function ask( address: string, layout?: string ): Promise< string > {
	try {
		return await ( layout === undefined
			? http.get( address )
			: http.post(
					address,
					() => new URLSearchParams( { [ LAYOUT ]: layout } )
				) );
	} catch ( error ) {
		if ( error instanceof http.HttpError && error.status === 404 ) {
			return error.body;
		}
		throw error;
	}
}

async function fetchAnswer(
	address: string,
	id: string,
	layout?: string
): Promise< Answer > {
	const page = new DOMParser().parseFromString(
		await ask( address, layout ),
		'text/html'
	);
	const container = containerIn( page.getElementById( id ) );
	if ( ! container ) {
		throw new Error( `${ id } is not in ${ address }` );
	}
	container
		.querySelectorAll( 'script' )
		.forEach( ( script ) => script.remove() );
	return { title: page.title, container };
}

/**
 * The answer for a page of a module. One that failed is asked for again.
 *
 * @param address The page's.
 * @param id      The module's id.
 * @param layout  The reference to the module's layout, where it has one.
 */
export function answerFor(
	address: string,
	id: string,
	layout?: string
): Promise< Answer > {
	const key = keyOf( address, id );
	const known = answers.get( key );
	if ( known ) {
		return known;
	}
	const answer = fetchAnswer( address, id, layout );
	answers.set( key, answer );
	answer.catch( () => answers.delete( key ) );
	return answer;
}

/**
 * Keeps what the page came with, so that the way back asks for nothing.
 *
 * @param address   The page's.
 * @param id        The module's id.
 * @param container What it shows.
 */
export function keepAnswer(
	address: string,
	id: string,
	container: HTMLElement
): void {
	answers.set(
		keyOf( address, id ),
		Promise.resolve( {
			title: document.title,
			container: container.cloneNode( true ) as HTMLElement,
		} )
	);
}
