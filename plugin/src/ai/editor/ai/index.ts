/**
 * `@brolga/editor-ai`: drafts in the editor. It is loaded where a model is
 * connected, and fetches the rest when it is needed.
 */
import { addFilter } from '@wordpress/hooks';
import { withHeadingDraft } from './with-heading-draft';

addFilter( 'editor.BlockEdit', 'brolga/ai', withHeadingDraft );
