/**
 * Counts up to the number that the server printed.
 */
import { mount } from '@brolga/runtime';
import { countUp } from '../../src/counters/count-up';
import { textAt } from './model';

mount( '[data-brolga-module="brolga/number-counter"]', ( root, { signal } ) =>
	countUp( root, textAt, signal )
);
