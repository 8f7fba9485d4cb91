/**
 * Only the content is saved; the server prints the rest.
 */
import { InnerBlocks } from '@wordpress/block-editor';

export const save = () => <InnerBlocks.Content />;
