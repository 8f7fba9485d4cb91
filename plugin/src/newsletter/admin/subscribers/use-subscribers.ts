/**
 * The subscribers that a filter leaves, and what is done with them.
 */
import { useCallback, useState } from '@wordpress/element';
import { messageOf } from '../../../admin/rest/message';
import * as rest from '../../rest/subscribers';
import type { SubscriberPage, SubscriberQuery } from '../../rest/subscribers';
import { useList } from '../../../admin/use-list';

/** Which subscribers are asked for, wherever the page begins. */
export type Filter = Omit< SubscriberQuery, 'after' >;

/** All of them. */
export const ALL: Filter = { list: '', status: '', search: '' };

interface Subscribers {
	readonly filter: Filter;
	readonly page: SubscriberPage | undefined;
	readonly loading: boolean;
	readonly error: string;
	/** Whether the newest are shown. */
	readonly isFirst: boolean;
	/** What was done, in words. */
	readonly said: string;
	/** Asks for others, from the newest on. */
	readonly narrow: ( change: Partial< Filter > ) => void;
	/** Shows those after one; 0: the newest. */
	readonly goOn: ( after: number ) => void;
	readonly reload: () => void;
	readonly say: ( words: string ) => void;
	/** Says what was done, and shows the list as it is now. */
	readonly finish: ( words: string ) => void;
	/** Does something, and tells whether it was done. */
	readonly act: ( work: Promise< string > ) => Promise< boolean >;
}

/**
 * The list, and what happens to it.
 */
export function useSubscribers(): Subscribers {
	const [ filter, setFilter ] = useState( ALL );
	const [ after, goOn ] = useState( 0 );
	const [ failure, setFailure ] = useState( '' );
	const [ said, say ] = useState( '' );
	const { reload, ...found } = useList( rest.list, { ...filter, after } );

	const narrow = useCallback( ( change: Partial< Filter > ): void => {
		setFilter( ( known ) => ( { ...known, ...change } ) );
		goOn( 0 );
		setFailure( '' );
	}, [] );
	const finish = useCallback(
		( words: string ): void => {
			say( words );
			setFailure( '' );
			reload();
		},
		[ reload ]
	);
	const act = useCallback(
		async ( work: Promise< string > ): Promise< boolean > => {
			try {
				finish( await work );
				return true;
			} catch ( reason ) {
				setFailure( messageOf( reason ) );
				return false;
			}
		},
		[ finish ]
	);

	return {
		...found,
		filter,
		error: failure || found.error,
		isFirst: after === 0,
		said,
		narrow,
		goOn,
		reload,
		say,
		finish,
		act,
	};
}
