/**
 * What the copy of a form is called: "Get a quote 2".
 */

/**
 * A name like another that nothing has yet.
 *
 * @see FORM-90
 * @param name  The name that was copied.
 * @param taken Names of others.
 */
export function copyName( name: string, taken: readonly string[] ): string {
	const stem = name.replace( / [1-9][0-9]?$/, '' );
	let free = name;
	for ( let n = 2; taken.includes( free ); n++ ) {
		free = `${ stem } ${ n }`;
	}
	return free;
}
