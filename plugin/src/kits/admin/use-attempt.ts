/**
 * Work that is under way, and what went wrong with it.
 */
import { useCallback, useState } from '@wordpress/element';
import { messageOf } from '../../admin/rest/message';

export interface Attempt {
	readonly busy: boolean;
	readonly error: string;
	/** Does something; what it throws becomes the error. */
	readonly attempt: ( work: () => Promise< void > ) => void;
}

export function useAttempt(): Attempt {
	const [ busy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const attempt = useCallback( ( work: () => Promise< void > ): void => {
		const run = async (): Promise< void > => {
			setBusy( true );
			setError( '' );
			try {
				await work();
			} catch ( problem ) {
				setError( messageOf( problem ) );
			}
			setBusy( false );
		};
		void run();
	}, [] );
	return { busy, error, attempt };
}
