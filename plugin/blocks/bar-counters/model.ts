/**
 * What bar counters show on its way, without a page.
 */
export { textAt } from '@brolga/counters';
