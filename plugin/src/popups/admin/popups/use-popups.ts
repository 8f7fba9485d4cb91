/**
 * The popups of this site, and their switches.
 */
import { useEffect, useState } from '@wordpress/element';
import { messageOf } from '../../../admin/rest/message';
import * as rest from '../../rest';
import type { PopupLine } from '../../rest';

interface Popups {
	/** Undefined: still on their way. */
	readonly popups: readonly PopupLine[] | undefined;
	/** Of how many days the numbers are. */
	readonly days: number;
	/** The popup that is being switched; 0: none. */
	readonly busy: number;
	readonly error: string;
	readonly turn: ( popup: PopupLine, on: boolean ) => void;
}

/**
 * Asks for the popups, once.
 */
export function usePopups(): Popups {
	const [ popups, setPopups ] = useState< readonly PopupLine[] >();
	const [ days, setDays ] = useState( 30 );
	const [ busy, setBusy ] = useState( 0 );
	const [ error, setError ] = useState( '' );

	useEffect( () => {
		let isCurrent = true;
		rest.list().then(
			( found ) => {
				if ( isCurrent ) {
					setPopups( found.popups );
					setDays( found.days );
				}
			},
			( reason: unknown ) => isCurrent && setError( messageOf( reason ) )
		);
		return () => {
			isCurrent = false;
		};
	}, [] );

	const turn = ( { id }: PopupLine, on: boolean ): void => {
		setBusy( id );
		setError( '' );
		rest.turn( id, on )
			.then(
				( changed ) =>
					setPopups( ( before ) =>
						before?.map( ( one ) =>
							one.id === id ? changed : one
						)
					),
				( reason: unknown ) => setError( messageOf( reason ) )
			)
			.finally( () => setBusy( 0 ) );
	};
	return { popups, days, busy, error, turn };
}
