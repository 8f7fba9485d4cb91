/**
 * `@brolga/editor-samples`: names what is still sample text, before a page is
 * published.
 */
import { registerPlugin } from '@wordpress/plugins';
import { SampleNote } from './note';

registerPlugin( 'brolga-samples', { render: SampleNote } );
