import type { Refined, SlideAttributes } from '../../src/contracts/attributes';

/** The block's attributes. */
export type Attributes = Refined<
	SlideAttributes,
	{ readonly focalPoint: FocalPoint }
>;

/** The part of the image that is never cut off; 0 to 1 from its top left. */
export interface FocalPoint {
	readonly x: number;
	readonly y: number;
}
