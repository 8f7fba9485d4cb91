/**
 * The import as it goes: one request after the other until all is done. A tab
 * that is opened in the middle goes on where the last one came to.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { DemoImport } from '@brolga/contracts';
import * as rest from '../../rest';
import type { DemoStatus } from '../../rest';
import { messageOf } from '../../../admin/rest/message';

/** Milliseconds until another try, where another tab is at it. */
const WAIT = 1000;

export const isUnderWay = ( { stage }: DemoStatus ): boolean =>
	stage === 'importing' || stage === 'undoing';

export interface Demo {
	readonly status: DemoStatus | undefined;
	/** What went wrong; empty: nothing has. */
	readonly failure: string;
	readonly start: ( choices: DemoImport ) => void;
	readonly undo: () => void;
	/** After a failure: from where it came to. */
	readonly retry: () => void;
}

export function useDemo(): Demo {
	const [ status, setStatus ] = useState< DemoStatus >();
	const [ failure, setFailure ] = useState( '' );

	const follow = useCallback(
		async ( first: () => Promise< DemoStatus > ): Promise< void > => {
			setFailure( '' );
			try {
				let now = await first();
				setStatus( now );
				while ( isUnderWay( now ) && now.failure === '' ) {
					if ( now.busy ) {
						await new Promise( ( resolve ) =>
							setTimeout( resolve, WAIT )
						);
					}
					now = await rest.goOn();
					setStatus( now );
				}
				setFailure( now.failure );
			} catch ( reason ) {
				setFailure( messageOf( reason ) );
			}
		},
		[]
	);
	useEffect( () => void follow( rest.look ), [ follow ] );

	return {
		status,
		failure,
		start: ( choices ) => void follow( () => rest.start( choices ) ),
		undo: () => void follow( rest.undo ),
		retry: () => void follow( status ? rest.goOn : rest.look ),
	};
}
