/**
 * `@brolga/pager`: on pages with a module that has several pages of its own.
 */
import { mount } from '@brolga/runtime';
import { pager } from './pager';

mount( '[data-brolga-pages]', ( root, { signal } ) => pager( root, signal ) );
