/**
 * The three kinds of headers.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'fixed',
		title: __( 'Sticky header', 'brolga' ),
		description: __( 'Stays at the top.', 'brolga' ),
		attributes: { fixed: 'wide', hides: false, over: false },
		isActive: [ 'hides', 'over' ],
	},
	{
		name: 'hides',
		title: __( 'Header that hides on scroll', 'brolga' ),
		description: __(
			'Hides when scrolling down and comes back when scrolling up.',
			'brolga'
		),
		attributes: { fixed: 'always', hides: true, over: false },
		isActive: [ 'hides', 'over' ],
	},
	{
		name: 'over',
		title: __( 'Transparent header', 'brolga' ),
		description: __( 'Overlays the first image.', 'brolga' ),
		attributes: { hides: false, over: true },
		isActive: [ 'hides', 'over' ],
	},
] );
