/**
 * The two kinds of videos.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { VideoAttributes } from '../../src/contracts/attributes';

const variation = (
	design: VideoAttributes[ 'design' ],
	title: string
): Look => ( {
	name: design,
	title,
	attributes: { design },
	isActive: [ 'design' ],
} );

export const variations = looks( [
	variation( 'plain', __( 'Video (click to play)', 'brolga' ) ),
	variation( 'card', __( 'Video card', 'brolga' ) ),
] );
