/**
 * `@brolga/editor-ai-alt`: alternative texts of blocks' images. It is loaded
 * where a model is connected that takes images.
 */
import { addFilter } from '@wordpress/hooks';
import { withAltDraft } from './with-alt-draft';

addFilter( 'editor.BlockEdit', 'brolga/ai-alt', withAltDraft );
