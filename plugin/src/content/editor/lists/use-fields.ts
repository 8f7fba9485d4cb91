/**
 * What the server says of a list while it is edited.
 */
import { useEffect, useState } from '@wordpress/element';
import { readFields, type Answer } from '../../rest/lists';
import type { List } from './list';

/** Nobody types a condition faster than this, in milliseconds. */
const PAUSE = 300;

interface Asked {
	readonly type: string;
	readonly answer: Answer | undefined;
}

/**
 * The fields of a post type, and what is wrong with a list: undefined until they
 * are there, `failed` where they cannot be had.
 *
 * @param type Of its posts.
 * @param list Its settings.
 */
export function useFields(
	type: string,
	list: List
): Answer | undefined | 'failed' {
	const [ asked, setAsked ] = useState< Asked >();
	const settings = JSON.stringify( list );
	const isNew = asked?.type !== type;
	useEffect( () => {
		let isCurrent = true;
		const ask = () =>
			readFields( type, JSON.parse( settings ) as object ).then(
				( answer ) => isCurrent && setAsked( { type, answer } ),
				() => isCurrent && setAsked( { type, answer: undefined } )
			);
		const timer = setTimeout( () => void ask(), isNew ? 0 : PAUSE );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ type, settings, isNew ] );
	return isNew ? undefined : ( asked.answer ?? 'failed' );
}
