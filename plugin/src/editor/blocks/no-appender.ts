/**
 * For blocks whose toolbar adds their children: no plus sign below them.
 */
export const NoAppender = (): null => null;
