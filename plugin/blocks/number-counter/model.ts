/**
 * What a number counter shows on its way, without a page.
 */
export { textAt } from '@brolga/counters';
