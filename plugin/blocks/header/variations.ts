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
		title: __( 'Header that makes way', 'brolga' ),
		description: __(
			'Goes away on scrolling down and comes back on scrolling up.',
			'brolga'
		),
		attributes: { fixed: 'always', hides: true },
		scope: [ 'inserter' ],
	},
	{
		name: 'over',
		title: __( 'Transparent header', 'brolga' ),
		description: __( 'Lies over the first picture.', 'brolga' ),
		attributes: { over: true },
		scope: [ 'inserter' ],
	},
];
