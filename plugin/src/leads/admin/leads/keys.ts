/**
 * The keys of the inbox.
 */
import { __ } from '@wordpress/i18n';
import type { Key } from '../../../admin/use-keys';

const WORDS = {
	j: __( 'Next lead', 'brolga' ),
	k: __( 'Previous lead', 'brolga' ),
	e: __( 'Mark as done', 'brolga' ),
	s: __( 'Mark as spam', 'brolga' ),
	r: __( 'Reply', 'brolga' ),
} as const;

type Name = keyof typeof WORDS;

/**
 * All keys of the inbox, of which those do something that there is something
 * for: without a lead that is open, nothing is marked.
 *
 * @see LEAD-52
 * @param acts What they do.
 */
export const leadKeys = (
	acts: Readonly< Partial< Record< Name, () => void > > >
): readonly Key[] =>
	( Object.keys( WORDS ) as Name[] ).map( ( key ) => ( {
		key,
		words: WORDS[ key ],
		act: acts[ key ],
	} ) );
