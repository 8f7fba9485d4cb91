/**
 * Posts or terms and their names. Pure.
 */

export interface Found {
	readonly id: number;
	/** Empty: it is gone or hidden. */
	readonly title: string;
}

/** The name of a thing; two of one name are told apart by their numbers. */
export const nameOf = ( found: Found, all: readonly Found[] ): string =>
	found.title === '' ||
	all.some(
		( other ) => other.id !== found.id && other.title === found.title
	)
		? `${ found.title } (${ found.id })`.trim()
		: found.title;

/**
 * What is known, with what was found just now.
 *
 * @param before What was known.
 * @param found  What was found.
 */
export const merged = (
	before: readonly Found[],
	found: readonly Found[]
): readonly Found[] => [
	...before.filter(
		( { id } ) => ! found.some( ( other ) => other.id === id )
	),
	...found,
];

/**
 * Titles for all that was asked for: what is gone or hidden has none.
 *
 * @param ids   What was asked for.
 * @param found What the server says.
 */
export const titled = (
	ids: readonly number[],
	found: readonly Found[]
): readonly Found[] =>
	ids.map( ( id ) => ( {
		id,
		title: found.find( ( one ) => one.id === id )?.title ?? '',
	} ) );

/**
 * The name that stands for a number.
 *
 * @param id    The number.
 * @param known What is known.
 */
export const nameOfId = ( id: number, known: readonly Found[] ): string => {
	const found = known.find( ( one ) => one.id === id );
	return found ? nameOf( found, known ) : `(${ id })`;
};

/**
 * The numbers that names stand for; what was chosen wins over what has its name.
 *
 * @param names What stands in the field.
 * @param value What was chosen.
 * @param known What is known.
 */
export const idsOf = (
	names: readonly ( string | { readonly value: string } )[],
	value: readonly number[],
	known: readonly Found[]
): number[] =>
	names.flatMap( ( name ) => {
		const text = typeof name === 'string' ? name : name.value;
		const kept = value.find( ( id ) => nameOfId( id, known ) === text );
		const found = known.find( ( one ) => nameOf( one, known ) === text );
		return kept ?? found?.id ?? [];
	} );
