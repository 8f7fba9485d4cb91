/**
 * The handbook of docs/use, as the screen *Brolga > Help* shows it: a small HTML
 * file a page and language in plugin/build/help, its images beside them, and a
 * list of titles. Links between pages and the images' folder stay open, for PHP
 * knows the site's address: `{{help}}` and `{{images}}`.
 */
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Its folder in docs/use, by language. */
export const LANGUAGES = { en: '', de: 'de' };

/** The page that lists the others: its file is what a forge shows of a folder. */
export const CONTENTS = 'README';

/** What a heading is called in an address, as GitHub does it. */
export const anchorOf = ( text ) =>
	text
		.toLowerCase()
		.replace( /[^\p{L}\p{N} _-]/gu, '' )
		.replaceAll( ' ', '-' );

/**
 * @param {string} markdown A page.
 * @return {string[]} What its headings below the title say.
 */
export const headingsOf = ( markdown ) =>
	Array.from( markdown.matchAll( /^##+ (.+)$/gm ), ( [ , text ] ) => text );

/** A page's title: its first line. */
export const titleOf = ( markdown ) =>
	/^# (.+)$/m.exec( markdown )?.[ 1 ] ?? '';

/**
 * @param {string}                  markdown     A page.
 * @param {Object}                  options
 * @param {string[]}                options.ids  Its headings' anchors: those of the English page, so that a link to one works in each language.
 * @param {(name: string) => boolean} options.has  Whether there is an image.
 * @return {Promise<string>} Its markup, without the title.
 */
export async function htmlOf( markdown, { ids, has } ) {
	// Not before: a fresh clone has yet to install it.
	const { Marked } = await import( 'marked' );
	let heading = 0;
	const link = ( href ) => {
		const [ , page, anchor = '' ] =
			/^(?:\.\/)?([\w-]+)\.md(#.+)?$/.exec( href ) ?? [];
		return page === undefined ? href : `{{help}}${ page }${ anchor }`;
	};
	const marked = new Marked( {
		// Addresses that are examples are no links.
		gfm: false,
		renderer: {
			heading( { depth, tokens } ) {
				const words = this.parser.parseInline( tokens );
				return `<h${ depth } id="${ ids[ heading++ ] }">${ words }</h${ depth }>\n`;
			},
			link( { href, tokens } ) {
				return `<a href="${ link( href ) }">${ this.parser.parseInline( tokens ) }</a>`;
			},
			// An image that nobody has made yet is left out.
			image( { href, text } ) {
				const name = href.replace( /^(?:\.\.\/)?images\//, '' );
				return has( name )
					? `<img src="{{images}}${ name }" alt="${ text.replaceAll( '"', '&quot;' ) }" loading="lazy">`
					: '';
			},
		},
	} );
	const html = await marked.parse( markdown.replace( /^# .+\n/m, '' ) );
	return html.replaceAll( '<p></p>\n', '' );
}

/** A list of texts by name, as PHP. */
const php = ( list ) =>
	`[${ Object.entries( list )
		.map(
			( [ name, value ] ) =>
				`'${ name }'=>${
					typeof value === 'string'
						? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
						: php( value )
				}`
		)
		.join( ',' ) }]`;

/** The pages of a language: contents first, then in the order of the contents. */
async function pagesIn( folder ) {
	const contents = await readFile(
		join( folder, `${ CONTENTS }.md` ),
		'utf8'
	);
	const names = Array.from(
		contents.matchAll( /\]\(([\w-]+)\.md/g ),
		( [ , name ] ) => name
	);
	return Promise.all(
		[ CONTENTS, ...new Set( names ) ].map( async ( name ) => [
			name,
			await readFile( join( folder, `${ name }.md` ), 'utf8' ),
		] )
	);
}

/**
 * Makes the pages.
 *
 * @param {string} source docs/use.
 * @param {string} target plugin/build/help.
 */
export async function makeHandbook( source, target ) {
	await rm( target, { recursive: true, force: true } );
	await mkdir( target, { recursive: true } );
	const images = await readdir( join( source, 'images' ) ).catch( () => [] );
	const english = new Map( await pagesIn( source ) );
	const titles = {};
	for ( const [ language, folder ] of Object.entries( LANGUAGES ) ) {
		titles[ language ] = {};
		await mkdir( join( target, language ) );
		for ( const [ name, markdown ] of await pagesIn(
			join( source, folder )
		) ) {
			titles[ language ][ name ] = titleOf( markdown );
			await writeFile(
				join( target, language, `${ name }.html` ),
				await htmlOf( markdown, {
					ids: headingsOf( english.get( name ) ?? markdown ).map(
						anchorOf
					),
					has: ( image ) => images.includes( image ),
				} )
			);
		}
	}
	if ( images.length > 0 ) {
		await cp( join( source, 'images' ), join( target, 'images' ), {
			recursive: true,
		} );
	}
	await writeFile(
		join( target, 'pages.php' ),
		`<?php return ${ php( titles ) };\n`
	);
}
