/**
 * What only the demo may say: its people, their addresses and numbers, its
 * places. Read from the demo's own files, so that it is never out of date.
 *
 * @see START-882
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bin/lib/paths.mjs';

const FOLDER = join( ROOT, 'demo' );

const written = () =>
	readdirSync( FOLDER, { recursive: true } )
		.filter( ( file ) => /\.(html|json|md|txt|php)$/.test( file ) )
		.map( ( file ) => readFileSync( join( FOLDER, file ), 'utf8' ) )
		.join( '\n' );

const listed = ( file ) =>
	JSON.parse( readFileSync( join( FOLDER, file ), 'utf8' ) );

const all = ( text, pattern ) =>
	[ ...text.matchAll( pattern ) ].map( ( match ) => match[ 1 ] );

const escaped = ( text ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** A word or several, wherever they are no part of another. */
const words = ( text ) =>
	new RegExp(
		`(?<![\\p{L}\\p{N}])${ escaped( text ) }(?![\\p{L}\\p{N}])`,
		'u'
	);

/** Digits, however they are grouped. */
const digits = ( number ) =>
	new RegExp(
		`(?<!\\d)(?:\\d{2}|0)?${ [ ...number ].join( '[\\s()./\\u00a0\\u202f-]*' ) }(?!\\d)`
	);

/** @return {Map<string, RegExp>} What finds a detail, by the detail. */
export function sampleDetails() {
	const text = written();
	const leads = listed( 'leads.json' );
	const orders = listed( 'orders.json' );
	const dialled = all( text, /tel:(\+\d{9,})/g );
	const national = [
		...all( text, /(\(0\d\) \d{4} \d{4})/g ),
		...leads.map( ( { phone } ) => phone ),
	].filter( Boolean );
	const shop = ( option ) =>
		all(
			text,
			new RegExp( `'woocommerce_store_${ option }'\\s*=> '([^']+)'`, 'g' )
		);
	const found = new Map();
	for ( const number of [ ...dialled, ...national ] ) {
		const plain = number.replace( /\D/g, '' );
		// Without the country or the 0, which depends on where it is read.
		const own = number.startsWith( '+' )
			? plain.slice( -9 )
			: plain.replace( /^0/, '' );
		found.set( number, digits( own ) );
		const [ prefix, after ] = number.startsWith( '+' )
			? [ `+${ plain.slice( 0, -9 ) }`, '(?=[\\s\\d(])' ]
			: [ `(${ plain.slice( 0, 2 ) })`, '' ];
		found.set( prefix, new RegExp( escaped( prefix ) + after ) );
	}
	for ( const detail of [
		...leads.flatMap( ( { name, email, suburb } ) => [
			name,
			email,
			suburb,
		] ),
		...orders.flatMap( ( { name, city, state } ) => [ name, city, state ] ),
		...all( text, /"author"\s*:\s*"([^"]+)"/g ),
		...all( text, /([\w.-]+@[\w-]+\.example)\b/g ),
		...shop( 'address' ),
		...shop( 'city' ),
		...all( text, /<br>[\w ]+, (\p{Lu}\p{L}+) \d{4}</gu ),
		...all( text, /(\p{Lu}\p{L}+ & \p{Lu}\p{L}+)(?= is a made-up)/gu ),
		...all( text, /(\p{Lu}\p{L}+ &amp; \p{Lu}\p{L}+) is a made-up/gu ),
	] ) {
		// What spam and plain words of the samples are called is nobody's detail.
		if ( /\p{Lu}|@/u.test( detail ?? '' ) ) {
			found.set( detail, words( detail ) );
		}
	}
	return found;
}

/**
 * The demo's details in a text.
 *
 * @param {string}              text    A page with its markup, or a mail.
 * @param {Map<string, RegExp>} details Of sampleDetails().
 */
export const foreignTo = ( text, details ) =>
	[ ...details ]
		.filter( ( [ , pattern ] ) => pattern.test( text ) )
		.map( ( [ detail ] ) => detail );
