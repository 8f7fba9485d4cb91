/**
 * Only the fields that are asked beside are saved; the server prints the form.
 */
import { InnerBlocks } from '@wordpress/block-editor';

export const save = () => <InnerBlocks.Content />;
