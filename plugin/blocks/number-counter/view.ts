/**
 * Counts up to the number that the server printed.
 */
import { countUp } from '@brolga/counters';
import { mount } from '@brolga/runtime';
import { textAt } from './model';

mount( '[data-brolga-module="brolga/number-counter"]', ( root, { signal } ) =>
	countUp( root, textAt, signal )
);
