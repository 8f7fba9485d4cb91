/**
 * The inserter's two kinds of videos.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { VideoAttributes } from '../../src/contracts/attributes';

const variation = (
	design: VideoAttributes[ 'design' ],
	title: string
): BlockVariation< Record< string, unknown > > => ( {
	name: design,
	title,
	attributes: { design },
	isDefault: design === 'plain',
	isActive: [ 'design' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'plain', __( 'Video', 'brolga' ) ),
	variation( 'card', __( 'Video card', 'brolga' ) ),
];
