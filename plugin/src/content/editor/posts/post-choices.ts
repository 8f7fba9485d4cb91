/**
 * What a module with posts can choose from. Pure.
 */

export interface PostType {
	readonly slug: string;
	readonly name: string;
	readonly viewable?: boolean;
	readonly taxonomies?: readonly string[];
}

/** A taxonomy. */
export interface Named {
	readonly slug: string;
	readonly name: string;
}

export interface Term {
	readonly id: number;
	readonly name: string;
}

/**
 * The options of a list; what was saved stays one, though it is not known here.
 *
 * @param list What there is.
 * @param kept What was saved.
 */
export const optionsOf = ( list: readonly Named[], kept: string ) => [
	...list.map( ( { slug, name } ) => ( { value: slug, label: name } ) ),
	...( list.some( ( { slug } ) => slug === kept ) || kept === ''
		? []
		: [ { value: kept, label: kept } ] ),
];

/**
 * The types that visitors see posts of.
 *
 * @param types All types; null: not known yet.
 */
export const shownTypes = (
	types: readonly PostType[] | null
): readonly PostType[] =>
	( types ?? [] ).filter(
		( { viewable, slug } ) => viewable && slug !== 'attachment'
	);

/**
 * The taxonomies of a type, by their slugs.
 *
 * @param types What types there are.
 * @param type  Which.
 */
export const taxonomiesOf = (
	types: readonly PostType[],
	type: string
): readonly string[] =>
	types.find( ( { slug } ) => slug === type )?.taxonomies ?? [];

/**
 * The terms of some names.
 *
 * @param known The terms there are.
 * @param names What somebody wrote or picked.
 */
export const idsOf = (
	known: readonly Term[],
	names: readonly unknown[]
): readonly number[] =>
	known
		.filter( ( { name } ) => names.includes( name ) )
		.map( ( { id } ) => id );
