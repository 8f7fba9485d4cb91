/**
 * Fills the circle, and counts up to the number that the server printed.
 */
import { mount } from '@brolga/runtime';
import { countUp } from '../../src/counters/count-up';
import { textAt } from './model';

mount( '[data-brolga-module="brolga/circle-counter"]', ( root, { signal } ) =>
	countUp( root, textAt, signal )
);
