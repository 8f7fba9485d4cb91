/** The block's attributes, as block.json declares them. */
export type Attributes = {
	readonly anchor: string;
	readonly imageId: number;
	readonly imageUrl: string;
	readonly imageAlt: string;
	readonly focalPoint: FocalPoint;
	readonly videoUrl: string;
	readonly posterUrl: string;
	readonly scheme: 'light' | 'dark';
	/** Per cent by which the picture is darkened, or lightened. */
	readonly overlay: number;
};

/** The part of the picture that is never cut off; 0 to 1 from its top left. */
export interface FocalPoint {
	readonly x: number;
	readonly y: number;
}
