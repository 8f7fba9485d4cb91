/**
 * Looks at what came in where it is shown: the owners' screens, lists, files and
 * the dashboard, feeds, and pages of blocks that were saved.
 */
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import { parse } from 'parse5';
import { logIn } from '../../../support/smoke.mjs';
import { ask } from '../load.mjs';
import { live } from './live.mjs';

/** Files that owners download, by their action. */
const FILES = [
	'brolga_export_leads',
	'brolga_export_subscribers',
	'brolga_export_consents',
];

/** What a spreadsheet takes for a formula, at the beginning of a cell. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;

/** The cells of a CSV file. */
export const cells = ( csv ) =>
	[
		...csv
			.replace( /^\ufeff/, '' )
			.matchAll( /(?:^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g ),
	].map(
		( [ , quoted, plain ] ) => quoted?.replaceAll( '""', '"' ) ?? plain
	);

const elements = ( node ) => [
	node,
	...( node.childNodes ?? [] ).flatMap( elements ),
];

/** The screens of ours that the dashboard's menu leads to. */
const screensIn = ( html ) => [
	...new Set(
		elements( parse( html ) )
			.filter( ( { tagName } ) => tagName === 'a' )
			.map(
				( { attrs } ) =>
					attrs.find( ( { name } ) => name === 'href' )?.value ?? ''
			)
			.filter( ( href ) => /^(?:admin|edit)\.php\?.*brolga/.test( href ) )
	),
];

/** What is live in a feed: it is XML, with HTML in its texts. */
function liveInFeed( xml ) {
	const { document } = new JSDOM( xml, { contentType: 'text/xml' } ).window;
	return [ ...document.querySelectorAll( '*' ) ].flatMap( ( element ) => [
		...( /^brolgafuzz/i.test( element.localName )
			? [ `<${ element.localName }>` ]
			: [] ),
		...( element.children.length ? [] : live( element.textContent ?? '' ) ),
	] );
}

/**
 * @param {string}                                  url   The site's address.
 * @param {string[]}                                pages Paths of pages with saved blocks.
 * @param {(where: string, found: string) => void} tell  Told of everything that is live.
 * @return {Promise<Record<string, number>>} How much was looked at, by kind.
 */
export async function lookAtStored( url, pages, tell ) {
	const cookie = await logIn( `${ url }/` );
	const headers = { cookie };
	const looked = { screens: 0, pages: 0, cells: 0, feeds: 0 };
	const page = async ( path, options ) => {
		const answer = await ask( `${ url }${ path }`, options );
		if ( answer.status >= 500 ) {
			tell( path, `answered ${ answer.status }` );
		}
		return answer;
	};
	const { body: dashboard } = await page( '/wp-admin/index.php', {
		headers,
	} );
	for ( const path of [
		'/wp-admin/index.php',
		...screensIn( dashboard ).map( ( href ) => `/wp-admin/${ href }` ),
	] ) {
		live( ( await page( path, { headers } ) ).body ).forEach( ( found ) =>
			tell( path, found )
		);
		looked.screens++;
	}
	for ( const path of pages ) {
		live( ( await page( path ) ).body ).forEach( ( found ) =>
			tell( path, found )
		);
		looked.pages++;
	}
	for ( const path of [
		'/feed/',
		'/comments/feed/',
		'/feed/?post_type=page',
		'/feed/?post_type=brolga_project',
	] ) {
		liveInFeed( ( await page( path ) ).body ).forEach( ( found ) =>
			tell( path, found )
		);
		looked.feeds++;
	}
	const nonces = JSON.parse(
		(
			await page( '/form/', {
				method: 'POST',
				headers: { ...headers, 'x-brolga-lane': FILES.join( ' ' ) },
			} )
		).body
	);
	for ( const action of FILES ) {
		const body = new URLSearchParams( {
			action,
			_wpnonce: nonces[ action ],
		} ).toString();
		const answer = await page( '/wp-admin/admin-post.php', {
			method: 'POST',
			headers: {
				...headers,
				'content-type': 'application/x-www-form-urlencoded',
				'content-length': body.length,
			},
			body,
		} );
		assert.equal(
			answer.status,
			200,
			`${ action }: ${ answer.body.slice( 0, 200 ) }`
		);
		for ( const cell of cells( answer.body ) ) {
			looked.cells++;
			if ( FORMULA.test( cell ) ) {
				tell( action, `a formula: ${ cell.slice( 0, 100 ) }` );
			}
		}
	}
	return looked;
}
