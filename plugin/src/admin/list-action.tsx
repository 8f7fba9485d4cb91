/**
 * What can be done with rows of a list: from the menu of one, or with all that
 * are ticked.
 */
import { DropdownMenu, MenuItem, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { ComponentType, ReactElement } from 'react';

/** What a question before the deed is given. */
export interface SureProps< Row > {
	readonly items: readonly Row[];
	readonly onClose: () => void;
}

/** A deed, and whether it is asked about first. */
export type Action< Row > = {
	readonly id: string;
	readonly label: string;
	/** Whether it can be done with a row; left out: with each. */
	readonly isEligible?: ( row: Row ) => boolean;
} & (
	| { readonly callback: ( rows: readonly Row[] ) => void }
	| { readonly Sure: ComponentType< SureProps< Row > > }
);

/**
 * The rows that an action can be done with.
 *
 * @param action The action.
 * @param rows   Those that it is asked for.
 */
export const eligibleFor = < Row, >(
	{ isEligible }: Action< Row >,
	rows: readonly Row[]
): readonly Row[] =>
	isEligible === undefined ? rows : rows.filter( isEligible );

/** An action that waits for its question to be answered, and what it is about. */
interface Asked< Row > {
	readonly action: Action< Row > & {
		readonly Sure: ComponentType< SureProps< Row > >;
	};
	readonly items: readonly Row[];
}

/**
 * Does what was chosen, or asks first.
 *
 * @return How it is done, and the question while there is one.
 */
export function useActing< Row >(): [
	( action: Action< Row >, rows: readonly Row[] ) => void,
	ReactElement | null,
] {
	const [ asked, setAsked ] = useState< Asked< Row > | null >( null );
	const act = ( action: Action< Row >, rows: readonly Row[] ): void => {
		const items = eligibleFor( action, rows );
		if ( 'Sure' in action ) {
			setAsked( { action, items } );
		} else {
			action.callback( items );
		}
	};
	if ( asked === null ) {
		return [ act, null ];
	}
	const { action, items } = asked;
	const close = (): void => setAsked( null );
	return [
		act,
		<Modal
			key={ action.id }
			title={ action.label }
			size="small"
			onRequestClose={ close }
		>
			<action.Sure items={ items } onClose={ close } />
		</Modal>,
	];
}

interface Props< Row > {
	readonly row: Row;
	readonly actions: readonly Action< Row >[];
}

/**
 * The menu of a row.
 *
 * @param props         See Props.
 * @param props.row     The row.
 * @param props.actions What its list offers.
 */
export function RowMenu< Row >( { row, actions }: Props< Row > ) {
	const [ act, question ] = useActing< Row >();
	const offered = actions.filter(
		( action ) => eligibleFor( action, [ row ] ).length > 0
	);
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'brolga' ) }
				toggleProps={ {
					size: 'compact',
					disabled: offered.length === 0,
					accessibleWhenDisabled: true,
				} }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) =>
					offered.map( ( action ) => (
						<MenuItem
							key={ action.id }
							onClick={ () => {
								onClose();
								act( action, [ row ] );
							} }
						>
							{ action.label }
						</MenuItem>
					) )
				}
			</DropdownMenu>
			{ question }
		</>
	);
}
