/**
 * What the shop says of a visitor's cart, as the drawer shows it.
 *
 * @see SHOP-24 SHOP-25
 */

import type { Texts } from './types';

/** How the shop writes amounts. */
interface Currency {
	readonly unit: number;
	readonly point: string;
	readonly thousands: string;
	readonly prefix: string;
	readonly suffix: string;
}

/** A product in the cart. */
export interface Line {
	readonly key: string;
	readonly id: number;
	readonly name: string;
	readonly address: string;
	/** What was chosen of it, such as "Pot: 140 mm". */
	readonly options: readonly string[];
	/** The same, as the shop takes it back. */
	readonly variation: readonly { attribute: string; value: string }[];
	readonly image: { readonly src: string; readonly alt: string } | null;
	readonly quantity: number;
	readonly least: number;
	readonly most: number;
	readonly step: number;
	readonly editable: boolean;
	readonly total: string;
}

/** A cart. */
export interface Cart {
	readonly lines: readonly Line[];
	readonly count: number;
	readonly subtotal: string;
}

type Data = Readonly< Record< string, unknown > >;

const data = ( value: unknown ): Data => Object( value ) as Data;
const list = ( value: unknown ): readonly Data[] =>
	Array.isArray( value ) ? value.map( data ) : [];
const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
const number = ( value: unknown, otherwise = 0 ): number =>
	typeof value === 'number' && Number.isFinite( value ) ? value : otherwise;

/** The shop sends names as HTML. */
const plain = ( value: unknown ): string =>
	new DOMParser()
		.parseFromString( text( value ), 'text/html' )
		.body.textContent.trim();

const currency = ( totals: Data ): Currency => ( {
	unit: number( totals.currency_minor_unit, 2 ),
	point: text( totals.currency_decimal_separator ) || '.',
	thousands: text( totals.currency_thousand_separator ),
	prefix: text( totals.currency_prefix ),
	suffix: text( totals.currency_suffix ),
} );

/**
 * An amount as the shop writes it.
 *
 * @param minor An amount in the smallest coin.
 * @param how   How it is written.
 */
export function money( minor: number, how: Currency ): string {
	const digits = String( Math.abs( Math.round( minor ) ) ).padStart(
		how.unit + 1,
		'0'
	);
	const whole = digits
		.slice( 0, digits.length - how.unit )
		.replace( /\B(?=(\d{3})+$)/g, how.thousands );
	const cents = how.unit ? how.point + digits.slice( -how.unit ) : '';
	return `${ minor < 0 ? '−' : '' }${ how.prefix }${ whole }${ cents }${
		how.suffix
	}`;
}

/** An amount with the tax on it, where the shop shows prices so. */
const amount = (
	totals: Data,
	of: string,
	tax: string,
	taxed: boolean
): string =>
	money(
		Number( totals[ of ] ?? 0 ) +
			( taxed ? Number( totals[ tax ] ?? 0 ) : 0 ),
		currency( totals )
	);

function line( item: Data, taxed: boolean ): Line {
	const limits = data( item.quantity_limits );
	const [ image ] = list( item.images );
	const variation = list( item.variation );
	return {
		key: text( item.key ),
		id: number( item.id ),
		name: plain( item.name ),
		address: text( item.permalink ),
		options: [ ...variation, ...list( item.item_data ) ].flatMap(
			( { attribute, name, value, display, hidden } ) => {
				const label = plain( attribute ?? name );
				const said = plain( display ?? value );
				return hidden || ! said
					? []
					: [ label ? `${ label }: ${ said }` : said ];
			}
		),
		variation: variation.map(
			( { raw_attribute: raw, attribute, value } ) => ( {
				attribute: text( raw ) || text( attribute ),
				value: text( value ),
			} )
		),
		image: image
			? {
					src: text( image.thumbnail ) || text( image.src ),
					alt: plain( image.alt ),
				}
			: null,
		quantity: number( item.quantity ),
		least: number( limits.minimum, 1 ),
		most: number( limits.maximum, 9999 ),
		step: number( limits.multiple_of, 1 ),
		editable: limits.editable !== false && item.sold_individually !== true,
		total: amount(
			data( item.totals ),
			'line_subtotal',
			'line_subtotal_tax',
			taxed
		),
	};
}

/**
 * A cart from the shop's answer; null where it is none.
 *
 * @param answer What the shop has said.
 * @param taxed  Whether prices are shown with tax.
 */
export function readCart( answer: unknown, taxed: boolean ): Cart | null {
	const { items, items_count: count, totals } = data( answer );
	return Array.isArray( items )
		? {
				lines: list( items ).map( ( item ) => line( item, taxed ) ),
				count: number( count ),
				subtotal: amount(
					data( totals ),
					'total_items',
					'total_items_tax',
					taxed
				),
			}
		: null;
}

/**
 * The quantity that is meant by what was typed.
 *
 * @param typed As it was typed.
 * @param of    The line.
 */
export function meantQuantity( typed: string, of: Line ): number {
	const asked = Number( typed.trim() );
	if ( typed.trim() === '' || ! Number.isFinite( asked ) ) {
		return of.quantity;
	}
	const stepped = Math.round( asked / of.step ) * of.step;
	return Math.min( of.most, Math.max( of.least, stepped ) );
}

/** What keeps a quantity from being had, and the number that says so. */
export interface Bound {
	readonly by: 'most' | 'least' | 'step';
	readonly number: number;
}

/**
 * Why what was typed cannot be had; null where it can, or is no number.
 *
 * @param typed As it was typed.
 * @param of    The line.
 */
export function boundOf( typed: string, of: Line ): Bound | null {
	const asked = Number( typed.trim() );
	if ( typed.trim() === '' || ! Number.isFinite( asked ) ) {
		return null;
	}
	if ( asked > of.most ) {
		return { by: 'most', number: of.most };
	}
	if ( asked < of.least ) {
		return { by: 'least', number: of.least };
	}
	return meantQuantity( typed, of ) === asked
		? null
		: { by: 'step', number: of.step };
}

/**
 * A sentence with its words put in.
 *
 * @param sentence With {names} of words.
 * @param words    By name.
 */
export const say = (
	sentence: string,
	words: Readonly< Record< string, string > >
): string =>
	sentence.replaceAll( /\{(\w+)\}/g, ( all, name: string ) =>
		Object.hasOwn( words, name ) ? ( words[ name ] ?? all ) : all
	);

/**
 * Why a line has another quantity than was asked for; empty where it has not.
 *
 * @param texts What the drawer says.
 * @param of    The line.
 * @param bound What keeps the quantity from being had.
 */
export const reasonFor = (
	texts: Texts,
	{ name }: Line,
	bound: Bound | null
): string =>
	bound
		? say( texts[ bound.by ], { name, quantity: String( bound.number ) } )
		: '';

/**
 * What has changed, for those who do not see it, and what the cart comes to.
 *
 * @param texts  What the drawer says.
 * @param cart   The cart as it is now.
 * @param of     The line that was changed.
 * @param what   The sentence about it.
 * @param reason Why it has become another quantity; empty: it has not.
 */
export const outcomeOf = (
	texts: Texts,
	cart: Cart,
	of: Line,
	what: string,
	reason = ''
): string =>
	[
		reason,
		say( what, { name: of.name, quantity: String( of.quantity ) } ),
		cart.count > 0
			? say( texts.subtotal, { amount: cart.subtotal } )
			: texts.emptied,
	]
		.filter( Boolean )
		.join( ' ' );
