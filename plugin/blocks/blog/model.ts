/**
 * Everything there is to know about masonry, without a page.
 */

/**
 * How many rows of the grid a card takes, its distance to the next one
 * included, where each row is a pixel high. The grid then puts every card into
 * the first column that is free, in the order of the posts.
 *
 * @see BLOG-1 BLOG-3
 * @param height The card's, in pixels.
 * @param gap    The distance, in pixels.
 */
export const rows = ( height: number, gap: number ): number =>
	Math.max( 1, Math.ceil( height + gap ) );
