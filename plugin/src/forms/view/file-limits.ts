/**
 * Which of the files that were chosen a field takes. The server judges them
 * again.
 */

/** What the server would take. */
export interface FileLimits {
	readonly max: number;
	readonly bytes: number;
	readonly accept: readonly string[];
}

/**
 * What tells one file from another.
 *
 * @param file A file.
 */
export const keyOf = ( { name, size, lastModified }: File ): string =>
	`${ name }/${ size }/${ lastModified }`;

/**
 * The files of a field with those that were chosen now, each of them once.
 *
 * @param before Its files until now.
 * @param fresh  What was chosen.
 */
export function together(
	before: readonly File[],
	fresh: readonly File[]
): readonly File[] {
	const has = before.map( keyOf );
	return [
		...before,
		...fresh.filter( ( file ) => ! has.includes( keyOf( file ) ) ),
	];
}

/**
 * The files that a field takes.
 *
 * @see UPLOAD-13
 * @param files  All that are wanted in it.
 * @param limits What the server would take.
 * @param kept   How many files of the field it has already.
 */
export const takenOf = (
	files: readonly File[],
	{ max, bytes, accept }: FileLimits,
	kept: number
): readonly File[] =>
	files
		.filter(
			( { name, size } ) =>
				size > 0 &&
				size <= bytes &&
				accept.some( ( ending ) =>
					name.toLowerCase().endsWith( ending )
				)
		)
		.slice( 0, Math.max( 0, max - kept ) );
