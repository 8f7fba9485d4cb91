/**
 * WordPress' preview of blocks, which has no type among those of its package.
 */
import * as blockEditor from '@wordpress/block-editor';
import type { ComponentType } from 'react';

interface Props {
	readonly blocks: readonly object[];
	/** How wide a screen it shows. */
	readonly viewportWidth: number;
}

export const { BlockPreview } = blockEditor as unknown as {
	readonly BlockPreview: ComponentType< Props >;
};
