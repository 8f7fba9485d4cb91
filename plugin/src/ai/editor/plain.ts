/**
 * Plain text of rich text, and the other way round. Pure.
 */

/**
 * What a rich text says, without its formats.
 *
 * @param content As the editor has it: text, or an object that says it.
 */
export const plainOf = ( content: unknown ): string => {
	const html =
		typeof content === 'string' ||
		( typeof content === 'object' && content !== null )
			? String( content )
			: '';
	return (
		new DOMParser()
			.parseFromString( html, 'text/html' )
			.body.textContent?.replaceAll( /\s+/g, ' ' )
			.trim() ?? ''
	);
};

const ENTITIES: Readonly< Record< string, string > > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
};

/**
 * Rich text that says a text and nothing else.
 *
 * @param text Plain, from wherever.
 */
export const richOf = ( text: string ): string =>
	text.replaceAll( /[&<>]/g, ( sign ) => ENTITIES[ sign ] ?? '' );
