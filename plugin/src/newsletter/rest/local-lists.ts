/**
 * What the site's own lists send.
 */
const POSTS = /^new-posts-(?:at-once|daily|weekly)$/;

/**
 * Whether readers of a list are mailed of new posts. Nothing else is sent to any.
 *
 * @see FEED-3 NEWS-640
 * @param list The list's id.
 */
export const sendsPosts = ( list: string ): boolean => POSTS.test( list );
