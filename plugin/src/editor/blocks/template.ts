/**
 * An inner blocks' template entry: name, attributes, its own inner blocks.
 */
export type Template = readonly [
	name: string,
	attributes?: Readonly< Record< string, unknown > >,
	innerBlocks?: readonly Template[],
];
