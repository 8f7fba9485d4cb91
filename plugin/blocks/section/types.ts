import type {
	Refined,
	SectionAttributes,
} from '../../src/contracts/attributes';

/** The part of an image that is never cut off, 0 to 1 each way. */
export type FocalPoint = { readonly x: number; readonly y: number };

/** The block's attributes. */
export type Attributes = Refined<
	SectionAttributes,
	{ readonly focalPoint: FocalPoint }
>;

/** A video behind words, and what it has to heed. */
export interface State {
	/** The owner lets it play while it is out of view. */
	readonly outside: boolean;
	readonly seen: boolean;
	/** The visitor asked for less motion, or for less data. */
	readonly calm: boolean;
	/** What the visitor, or in their stead the browser, said last. */
	readonly wish: 'none' | 'play' | 'pause';
}

export type Action =
	| { readonly type: 'arrive' | 'leave' | 'press' | 'refuse' }
	| { readonly type: 'calm'; readonly calm: boolean };
