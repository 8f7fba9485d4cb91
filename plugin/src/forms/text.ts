/** White space as the server trims it: a little more than trim() knows. */
const ENDS = /^[\s\u0085\u180e]+|[\s\u0085\u180e]+$/g;

/**
 * A text without white space at its ends.
 *
 * @param text Any text.
 */
export const trim = ( text: string ): string => text.replace( ENDS, '' );
