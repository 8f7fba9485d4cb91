/**
 * Which sections a page has, and which of them is read.
 *
 * @see NAV-3 NAV-4
 */

/** From how far down the window a section counts as read, as a part of its height. */
const LINE = 0.25;

/** What the window shows of the page, in pixels of the window. */
export interface Place {
	readonly top: number;
	readonly bottom: number;
	/** Whether the page has been scrolled, and can be no further. */
	readonly isEnd: boolean;
}

/**
 * The number of the section that is read; less than 0 before the first.
 *
 * @param tops  Where the sections begin, from the first to the last.
 * @param place What is seen.
 */
export function present(
	tops: readonly number[],
	{ top, bottom, isEnd }: Place
): number {
	const line = top + LINE * ( bottom - top );
	// The last ones may be too short to ever come up.
	return tops.filter( ( start ) => isEnd || start <= line ).length - 1;
}

/** What we use of a block of the editor's. */
export interface EditorBlock {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly EditorBlock[];
}

const text = ( value: unknown ): string =>
	String( value ?? '' )
		.replace( /<[^>]*>/g, '' )
		.trim();

function isSection( { name, attributes }: EditorBlock ): boolean {
	const { tagName, anchor } = attributes;
	return name === 'brolga/section'
		? tagName !== 'header' && tagName !== 'footer'
		: /^core\/(group|cover)$/.test( name ) &&
				tagName === 'section' &&
				text( anchor ) !== '';
}

const headingIn = ( blocks: readonly EditorBlock[] ): string =>
	blocks
		.map( ( { name, attributes, innerBlocks } ) =>
			name === 'core/heading'
				? text( attributes.content )
				: headingIn( innerBlocks )
		)
		.find( Boolean ) ?? '';

/**
 * What the sections of a page are called, as the server calls them; empty where
 * nothing says how. A section in a section is a part of that one.
 *
 * @param blocks The page's.
 */
export const sectionsOf = ( blocks: readonly EditorBlock[] ): string[] =>
	blocks.flatMap( ( block ) =>
		isSection( block )
			? [
					text( block.attributes.label ) ||
						text( block.attributes.ariaLabel ) ||
						headingIn( block.innerBlocks ),
				]
			: sectionsOf( block.innerBlocks )
	);
