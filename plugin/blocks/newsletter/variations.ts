/**
 * Newsletters to start from.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'list',
		title: __( 'Newsletter', 'brolga' ),
		description: __( 'A sign-up form for a list of your own.', 'brolga' ),
		attributes: { kind: 'list' },
		isDefault: true,
		isActive: [ 'kind' ],
		scope: [ 'inserter', 'transform' ],
	},
	// FEED-1
	{
		name: 'feed',
		title: __( 'Feed subscription', 'brolga' ),
		description: __( 'A button that opens a feed service.', 'brolga' ),
		attributes: { kind: 'feed' },
		isActive: [ 'kind' ],
		scope: [ 'inserter', 'transform' ],
	},
	// FEED-3
	{
		name: 'posts',
		title: __( 'Email me new posts', 'brolga' ),
		description: __(
			'A sign-up form for your new posts by email: immediately, daily or weekly.',
			'brolga'
		),
		attributes: { kind: 'posts' },
		isActive: [ 'kind' ],
		scope: [ 'inserter', 'transform' ],
	},
];
