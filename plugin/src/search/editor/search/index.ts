/**
 * `@brolga/editor-search`: what the editors of searches share.
 */
export { SearchRow } from './search-row';
export { SearchScope } from './search-scope';
