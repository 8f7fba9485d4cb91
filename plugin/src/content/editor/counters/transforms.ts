/**
 * How counters become text, text becomes counters, and counters each other.
 */
import { createBlock, type Block } from '@wordpress/blocks';
import type {
	BarCounterAttributes,
	CircleCounterAttributes,
} from '../../../contracts/attributes';
import type { NumberAttributes } from './number-editor';

/** A counter of one number. */
export type Counter = NumberAttributes &
	Pick< CircleCounterAttributes, 'anchor' | 'title' > &
	Partial< Pick< CircleCounterAttributes, 'barColor' > >;

type Single = 'brolga/number-counter' | 'brolga/circle-counter';

const textOf = ( html: unknown ): string =>
	new DOMParser().parseFromString( String( html ?? '' ), 'text/html' ).body
		.textContent;

/** The first number of a text, and the percent sign at it. */
const NUMBER = /(\d[\d,]*(?:\.\d+)?)(\s?%)?/;

/**
 * A paragraph or heading becomes a counter: the first number of its text
 * counts, the rest says what.
 *
 * @param name The counter.
 */
export const fromText = ( name: Single ) => ( {
	type: 'block',
	blocks: [ 'core/paragraph', 'core/heading' ],
	transform: ( { content }: { readonly content?: unknown } ) => {
		const words = textOf( content );
		const [ found = '', value = '', suffix = '' ] =
			NUMBER.exec( words ) ?? [];
		return createBlock( name, {
			value,
			suffix,
			title: words.replace( found, '' ).trim(),
		} );
	},
} );

/** A counter becomes a paragraph. */
export const toText = {
	type: 'block',
	blocks: [ 'core/paragraph' ],
	transform: ( { prefix, value, suffix, title }: Counter ) =>
		createBlock( 'core/paragraph', {
			content: `${ prefix }${ value }${ suffix } ${ title }`.trim(),
		} ),
};

/**
 * One counter of a number becomes the other, with all that both have.
 *
 * @param from The one.
 * @param name The other.
 */
export const fromCounter = ( from: Single, name: Single ) => ( {
	type: 'block',
	blocks: [ from ],
	transform: ( {
		anchor,
		value,
		separator,
		decimals,
		decimalMark,
		prefix,
		suffix,
		title,
	}: Counter ) =>
		createBlock( name, {
			...( anchor && { anchor } ),
			value,
			separator,
			decimals,
			decimalMark,
			prefix,
			suffix,
			title,
		} ),
} );

/**
 * Each bar becomes a counter.
 *
 * @param name    The counter.
 * @param further What it has of a bar besides.
 */
export const fromBars = (
	name: Single,
	further: ( bar: BarCounterAttributes ) => Partial< Counter > = () => ( {} )
) => ( {
	type: 'block',
	blocks: [ 'brolga/bar-counters' ],
	transform: ( _: unknown, bars: readonly Block[] ) =>
		bars.map( ( { attributes } ) => {
			const bar = attributes as unknown as BarCounterAttributes;
			return createBlock( name, {
				value: String( bar.percent ),
				suffix: '%',
				title: bar.label,
				...further( bar ),
			} );
		} ),
} );

/**
 * What a counter's number is in percent, 0 to 100.
 *
 * @param value As it was typed.
 */
export const percentOf = ( value: string ): number =>
	Math.min( 100, Math.max( 0, Number( value.replace( /,/g, '' ) ) || 0 ) );
