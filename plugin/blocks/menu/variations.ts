/**
 * The inserter's four kinds of menus.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'mobile',
		title: __( 'Menu', 'brolga' ),
		description: __(
			'A row. On small screens, a button and a menu that slides down.',
			'brolga'
		),
		isDefault: true,
		attributes: { kind: 'mobile' },
		scope: [ 'inserter' ],
	},
	{
		name: 'slide-in',
		title: __( 'Slide-in menu', 'brolga' ),
		description: __(
			'A button opens the menu, which slides in from the side.',
			'brolga'
		),
		attributes: { kind: 'slide-in', collapse: 'always' },
		scope: [ 'inserter' ],
	},
	{
		name: 'fullscreen',
		title: __( 'Fullscreen menu', 'brolga' ),
		description: __(
			'A button opens the menu, which fills the screen.',
			'brolga'
		),
		attributes: { kind: 'fullscreen', collapse: 'always' },
		scope: [ 'inserter' ],
	},
	{
		name: 'column',
		title: __( 'Vertical menu', 'brolga' ),
		description: __( 'For footers. Always visible.', 'brolga' ),
		attributes: { collapse: 'never', layout: 'column' },
		scope: [ 'inserter' ],
	},
];
