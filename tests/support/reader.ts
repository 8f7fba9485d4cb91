/**
 * Reads a page as Firefox's reader view does.
 */
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';

interface Article {
	readonly title: string;
	readonly text: string;
}

/** Text without its spaces, which a reader view sets by its own rules. */
const bare = ( text: string | null | undefined ): string =>
	( text ?? '' ).replace( /\s+/g, '' );

/**
 * Opens a page without running its scripts.
 *
 * @param html The page.
 */
const open = ( html: string ): Document =>
	new JSDOM( html, {
		url: 'https://example.com/',
		// Style sheets of today are none that jsdom reads.
		virtualConsole: new VirtualConsole(),
	} ).window.document;

/**
 * What a reader view shows. Firefox writes the page out as XML first, which
 * turns what stands in a template into ordinary text.
 *
 * @param html The page.
 */
export const article = ( html: string ): Article => {
	const page = open( html );
	for ( const template of page.querySelectorAll( 'template' ) ) {
		template.append( template.content );
	}
	const found = new Readability( page ).parse();
	return {
		title: bare( found?.title ),
		text: bare( found?.textContent ),
	};
};

/**
 * A page's own heading, and the first paragraph of its content.
 *
 * @param html The page.
 */
export const beginning = (
	html: string
): { readonly heading: string; readonly first: string } => {
	const page = open( html );
	return {
		heading: bare( page.querySelector( 'h1' )?.textContent ),
		first: bare(
			page.querySelector( 'main .wp-block-post-content > p' )?.textContent
		),
	};
};

/**
 * What a page says beside its content: the banner and the choices, menus and
 * popups, phrase by phrase.
 *
 * @param html The page.
 */
export const asides = ( html: string ): readonly string[] => {
	const page = open( html );
	const parts = [
		...page.querySelectorAll(
			'[data-brolga-consent], header nav, footer nav, dialog'
		),
		...[ ...page.querySelectorAll( 'template' ) ].map(
			( { content } ) => content
		),
	];
	return parts.flatMap( ( part ) =>
		[ ...part.querySelectorAll( 'h2, h3, p, li, label' ) ]
			.map( ( { textContent } ) => bare( textContent ) )
			// One word may be the content's as well.
			.filter( ( { length } ) => length > 20 )
	);
};
