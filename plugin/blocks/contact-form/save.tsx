/**
 * Only what is in the form is saved; the server prints the form around it.
 */
import { InnerBlocks } from '@wordpress/block-editor';

export const save = () => <InnerBlocks.Content />;
