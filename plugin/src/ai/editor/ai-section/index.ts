/**
 * `@brolga/editor-ai-section`: a section of a page from a sentence. It is
 * loaded where a model is connected and our patterns are there.
 */
import { registerPlugin } from '@wordpress/plugins';
import { SectionPanel } from './panel';

registerPlugin( 'brolga-ai-section', { render: SectionPanel } );
