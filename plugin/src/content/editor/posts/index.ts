/**
 * `@brolga/editor-posts`: what the editors of modules that show posts share.
 */
export { LayoutToolbar } from './layout-toolbar';
export { PostsPanels } from './posts-panels';
export { PostsPreview } from './posts-preview';
export type { PostsAttributes } from './settings';
export { fromQuery, toPortfolio, toQuery } from './query';
