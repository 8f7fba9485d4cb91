/**
 * Only the slide's content is saved; the server prints the rest.
 */
import { InnerBlocks } from '@wordpress/block-editor';

export const save = () => <InnerBlocks.Content />;
