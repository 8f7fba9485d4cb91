/**
 * The four kinds of menus.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'mobile',
		title: __( 'Menu', 'brolga' ),
		description: __(
			'A row. On small screens, a button and a menu that slides down.',
			'brolga'
		),
		attributes: { kind: 'mobile', collapse: 'narrow', layout: 'row' },
		isActive: [ 'kind', 'collapse', 'layout' ],
	},
	{
		name: 'slide-in',
		title: __( 'Slide-in menu', 'brolga' ),
		description: __(
			'A button opens the menu, which slides in from the side.',
			'brolga'
		),
		attributes: {
			kind: 'slide-in',
			collapse: 'always',
			layout: 'row',
		},
		isActive: [ 'kind' ],
	},
	{
		name: 'fullscreen',
		title: __( 'Full-screen menu', 'brolga' ),
		description: __(
			'A button opens the menu, which fills the screen.',
			'brolga'
		),
		attributes: {
			kind: 'fullscreen',
			collapse: 'always',
			layout: 'row',
		},
		isActive: [ 'kind' ],
	},
	{
		name: 'column',
		title: __( 'Vertical menu', 'brolga' ),
		description: __( 'For footers. Always visible.', 'brolga' ),
		attributes: { kind: 'mobile', collapse: 'never', layout: 'column' },
		isActive: [ 'collapse', 'layout' ],
	},
] );
