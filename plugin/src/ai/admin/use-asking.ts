/**
 * A request to the AI: whether it is under way, and what went wrong with it.
 */
import { useState } from '@wordpress/element';
import { messageOf } from '../../admin/rest/message';

export interface Asking {
	readonly busy: boolean;
	/** In words; empty: nothing. */
	readonly failure: string;
	/** Runs it; a failure is shown. */
	readonly ask: ( work: () => Promise< void > ) => Promise< void >;
}

export function useAsking(): Asking {
	const [ busy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	return {
		busy,
		failure,
		ask: async ( work ) => {
			setBusy( true );
			setFailure( '' );
			try {
				await work();
			} catch ( reason ) {
				setFailure( messageOf( reason ) );
			}
			setBusy( false );
		},
	};
}
