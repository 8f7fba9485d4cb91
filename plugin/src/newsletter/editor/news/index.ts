/**
 * `@brolga/editor-news`: says who gets a post by email before it is published,
 * and has the owner choose.
 */
import { registerPlugin } from '@wordpress/plugins';
import { NewsPanels } from './panels';

registerPlugin( 'brolga-news', { render: NewsPanels } );
