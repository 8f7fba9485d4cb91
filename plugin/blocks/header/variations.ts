/**
 * The inserter's three kinds of headers.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'fixed',
		title: __( 'Header', 'brolga' ),
		description: __( 'Stays at the top.', 'brolga' ),
		isDefault: true,
		attributes: {},
		scope: [ 'inserter' ],
	},
	{
		name: 'hides',
		title: __( 'Header that hides on scroll', 'brolga' ),
		description: __(
			'Hides when scrolling down and comes back when scrolling up.',
			'brolga'
		),
		attributes: { fixed: 'always', hides: true },
		scope: [ 'inserter' ],
	},
	{
		name: 'over',
		title: __( 'Transparent header', 'brolga' ),
		description: __( 'Overlays the first image.', 'brolga' ),
		attributes: { over: true },
		scope: [ 'inserter' ],
	},
];
