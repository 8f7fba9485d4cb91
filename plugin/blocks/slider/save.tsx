/**
 * Only the slides are saved; the server prints the rest.
 */
import { InnerBlocks } from '@wordpress/block-editor';

export const save = () => <InnerBlocks.Content />;
