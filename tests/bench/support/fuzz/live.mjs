/**
 * Looks for what a request brought in and a browser would run: the page is
 * parsed as a browser parses it.
 */
import { parse } from 'parse5';
import { MARK } from './hostile.mjs';

const DATA = /json|importmap|speculationrules|^text\/(?:template|html|plain)/i;
const ADDRESSES = new Set( [
	'href',
	'src',
	'action',
	'formaction',
	'data',
	'xlink:href',
	'poster',
	'background',
] );

const isMarked = ( text ) => text.toLowerCase().includes( MARK );

/** As browsers read the beginning of an address: without spaces and control characters. */
const scheme = ( value ) =>
	[ ...value ]
		.filter( ( letter ) => letter > ' ' )
		.join( '' )
		.toLowerCase();

const isScript = ( address ) =>
	/^(?:javascript|vbscript|data:text\/html)/.test( scheme( address ) );

const typeOf = ( { attrs } ) =>
	attrs.find( ( { name } ) => name === 'type' )?.value ?? '';

/** Why an element is live; nothing: it is not. */
function reason( element ) {
	const { tagName, attrs, childNodes } = element;
	if ( tagName.startsWith( MARK ) ) {
		return `<${ tagName }>`;
	}
	const text = childNodes[ 0 ]?.value ?? '';
	if (
		tagName === 'script' &&
		! DATA.test( typeOf( element ) ) &&
		isMarked( text )
	) {
		return `<script>${ text.slice( 0, 300 ) }`;
	}
	const attribute = attrs.find(
		( { name, value } ) =>
			( name.startsWith( 'on' ) && isMarked( value ) ) ||
			( ADDRESSES.has( name ) &&
				isScript( value ) &&
				isMarked( value ) ) ||
			( name === 'srcdoc' && live( value ).length > 0 )
	);
	return (
		attribute &&
		`<${ tagName } ${ attribute.name }="${ attribute.value.slice( 0, 300 ) }">`
	);
}

/** All elements below a node, those that wait in templates with them. */
const elements = ( node ) => [
	...( node.tagName ? [ node ] : [] ),
	...[
		...( node.childNodes ?? [] ),
		...( node.content ? [ node.content ] : [] ),
	].flatMap( elements ),
];

/**
 * @param {string} html A page, or a part of one.
 * @return {string[]} What is live in it.
 */
export const live = ( html ) =>
	isMarked( html )
		? elements( parse( html, { scriptingEnabled: false } ) )
				.map( reason )
				.filter( Boolean )
		: [];

/** The numbers of the requests that marks in a text are of. */
export const numbersIn = ( text ) => [
	...new Set(
		[
			...text
				.toLowerCase()
				.matchAll( new RegExp( `${ MARK }(\\d+)`, 'g' ) ),
		].map( ( [ , number ] ) => Number( number ) )
	),
];
