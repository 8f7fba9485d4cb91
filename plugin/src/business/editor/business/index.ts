/**
 * `@brolga/editor-business`: blocks that are bound to the business show its
 * details in the editor. Whoever may change the settings types over them where
 * they stand.
 */
import { addFilter } from '@wordpress/hooks';
import { withNote } from './note';
import { register } from './source';

register();
addFilter( 'editor.BlockEdit', 'brolga/business', withNote );
