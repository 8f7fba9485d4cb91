/**
 * The four designs of a testimonial.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'plain',
		title: __( 'Testimonial', 'brolga' ),
		attributes: { design: 'plain' },
		isActive: [ 'design' ],
	},
	{
		name: 'card',
		title: __( 'Testimonial card', 'brolga' ),
		description: __( 'For several side by side, in columns.', 'brolga' ),
		attributes: { design: 'card' },
		isActive: [ 'design' ],
	},
	{
		name: 'large',
		title: __( 'Large testimonial', 'brolga' ),
		description: __( 'One sentence in the middle of the page.', 'brolga' ),
		attributes: { design: 'large' },
		isActive: [ 'design' ],
	},
	{
		name: 'side',
		title: __( 'Testimonial with a portrait to the side', 'brolga' ),
		attributes: { design: 'side' },
		isActive: [ 'design' ],
	},
] );
