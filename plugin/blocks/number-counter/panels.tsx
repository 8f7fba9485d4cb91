/**
 * The sidebar of a number: how it is written.
 */
export { NumberPanel as Settings } from '../../src/content/editor/counters/number-panel';
