/** White space as the server trims it, and marks that nobody sees: they come along with what is pasted. */
const ENDS = /^[\s\x85\p{Cf}]+|[\s\x85\p{Cf}]+$/gu;

/**
 * A text without white space at its ends.
 *
 * @param text Any text.
 */
export const trim = ( text: string ): string => text.replace( ENDS, '' );

/**
 * A name that has a form's number in it.
 *
 * A method called on a constant would take the constant's whole group into the
 * script, which is why this is a function.
 *
 * @param pattern The name, as the contract has it.
 * @param number  The form's number on its page.
 */
export const numbered = ( pattern: string, number: string ): string =>
	pattern.replace( '{number}', number );
