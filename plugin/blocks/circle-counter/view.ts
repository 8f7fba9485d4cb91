/**
 * Fills the circle, and counts up to the number that the server printed.
 */
import { countUp } from '@brolga/counters';
import { mount } from '@brolga/runtime';
import { textAt } from './model';

mount( '[data-brolga-module="brolga/circle-counter"]', ( root, { signal } ) =>
	countUp( root, textAt, signal )
);
