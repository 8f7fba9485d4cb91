/**
 * Each bar grows, and its number counts, when it comes into view.
 */
import { countUp } from '@brolga/counters';
import { mount } from '@brolga/runtime';
import { textAt } from './model';

mount(
	'[data-brolga-module="brolga/bar-counters"] > [data-brolga-bar]',
	( bar, { signal } ) => countUp( bar, textAt, signal )
);
