/**
 * The two kinds of accordions.
 */
import { __ } from '@wordpress/i18n';
import { designs } from '@brolga/editor-disclosure';

export const variations = designs(
	__( 'FAQ accordion', 'brolga' ),
	__( 'Card accordion', 'brolga' )
);
