/**
 * The two kinds of toggles.
 */
import { __ } from '@wordpress/i18n';
import { designs } from '@brolga/editor-disclosure';

export const variations = designs(
	__( 'Toggle', 'brolga' ),
	__( 'Toggle card', 'brolga' )
);
