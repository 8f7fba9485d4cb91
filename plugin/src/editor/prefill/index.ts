/**
 * `@brolga/editor-prefill`: what an "Add" button of our screens sent the owner to
 * the editor for. Loaded in editors whose address says so, and in no other.
 */
import { registerPlugin } from '@wordpress/plugins';
import { Prefill } from './prefill';

registerPlugin( 'brolga-prefill', { render: Prefill } );
