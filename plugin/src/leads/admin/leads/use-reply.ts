/**
 * The reply to the lead that is open.
 */
import { useState } from '@wordpress/element';
import type { Lead } from '../../rest';
import { blank, forget, keep, recall, type Draft } from './draft';

/** A reply that may be being written. */
export interface OpenReply {
	/** Undefined: none is being written. */
	readonly draft: Draft | undefined;
	/** Whether it was begun just now, and not found again. */
	readonly isNew: boolean;
	readonly begin: ( lead: Lead ) => void;
	readonly write: ( draft: Draft ) => void;
	/** It was sent, or thrown away. */
	readonly end: () => void;
}

/**
 * What is being written to a lead; it is there again when the lead is.
 *
 * @see LEAD-37
 * @param id The lead; of another one, another component asks.
 */
export function useReply( id: number ): OpenReply {
	const [ draft, setDraft ] = useState( () => recall( id ) );
	const [ isNew, setIsNew ] = useState( false );
	return {
		draft,
		isNew,
		begin: ( lead ) => {
			setIsNew( true );
			setDraft( blank( lead ) );
		},
		write: ( next ) => {
			keep( id, next );
			setDraft( next );
		},
		end: () => {
			forget( id );
			setDraft( undefined );
		},
	};
}
