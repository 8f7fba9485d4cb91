/**
 * What is done with several leads at once, and the way back.
 */
import type { LeadStatus } from '@brolga/contracts';
import { Snackbar } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { changeAll, type LeadRow, type LeadStatusChange } from '../../rest';
import { messageOf } from '../../../admin/rest/message';
import type { Action } from '../../../admin/list-action';
import { STATUS } from './words';

/** Each status that leads can be moved to, in the order of the buttons. */
const MOVES = [
	{ status: 'done', label: __( 'Done', 'brolga' ) },
	{ status: 'spam', label: __( 'Spam', 'brolga' ) },
	{ status: 'trash', label: __( 'Move to Trash', 'brolga' ) },
	{ status: 'open', label: __( 'Back to inbox', 'brolga' ) },
] as const;

/** What was done, in words, and what would undo it. */
interface Outcome {
	readonly text: string;
	readonly undo: readonly LeadStatusChange[];
}

const outcomeOf = (
	undo: readonly LeadStatusChange[],
	status: LeadStatus
): Outcome => ( {
	text: sprintf(
		/* translators: 1: a number, 2: a status, for instance Done. */
		_n(
			'Changed the status of %1$d lead to “%2$s”.',
			'Changed the status of %1$d leads to “%2$s”.',
			undo.length,
			'brolga'
		),
		undo.length,
		STATUS[ status ]
	),
	undo,
} );

/**
 * The actions of the list, and the message that follows one.
 *
 * @param onChange Called when leads have changed.
 */
export function useBulk( onChange: () => void ): {
	readonly actions: Action< LeadRow >[];
	readonly message: React.ReactNode;
} {
	const [ outcome, setOutcome ] = useState< Outcome | undefined >();

	const move = useCallback(
		async (
			leads: readonly LeadRow[],
			status: LeadStatus
		): Promise< void > => {
			try {
				const undo = await changeAll(
					leads.map( ( { id } ) => ( { id, status } ) )
				);
				setOutcome( outcomeOf( undo, status ) );
				onChange();
			} catch ( reason ) {
				setOutcome( { text: messageOf( reason ), undo: [] } );
			}
		},
		[ onChange ]
	);
	const actions = useMemo(
		() =>
			MOVES.map( ( { status, label } ): Action< LeadRow > => ( {
				id: status,
				label,
				isEligible: ( lead ) =>
					status === 'open'
						? [ 'done', 'spam', 'trash' ].includes( lead.status )
						: lead.status !== status,
				callback: ( leads ) => void move( leads, status ),
			} ) ),
		[ move ]
	);

	const undo = async ( changes: Outcome[ 'undo' ] ): Promise< void > => {
		try {
			await changeAll( changes );
			setOutcome( undefined );
			onChange();
		} catch ( reason ) {
			setOutcome( { text: messageOf( reason ), undo: changes } );
		}
	};

	return {
		actions,
		message: outcome && (
			<div className="brolga-list__message">
				<Snackbar
					// By itself it would close at the key that is meant for Undo.
					explicitDismiss={ outcome.undo.length > 0 }
					onRemove={ () => setOutcome( undefined ) }
					actions={
						outcome.undo.length === 0
							? []
							: [
									{
										label: __( 'Undo', 'brolga' ),
										onClick: () =>
											void undo( outcome.undo ),
									},
								]
					}
				>
					{ outcome.text }
				</Snackbar>
			</div>
		),
	};
}
