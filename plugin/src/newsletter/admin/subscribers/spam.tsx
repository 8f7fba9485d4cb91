/**
 * What to do with sign-ups that were kept apart: let them go on, or forget them.
 */
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import * as rest from '../../rest/subscribers';
import type { Subscriber } from '../../rest/subscribers';
import type { Action, SureProps } from '../../../admin/list-action';
import { Delete } from './delete';
import { discarded, released, SURE } from './words';

/** Does something, and then says what became of it. */
type Act = ( work: Promise< string > ) => Promise< void >;

const release = ( people: readonly Subscriber[] ): Promise< string > =>
	rest.release( people.map( ( { id } ) => id ) ).then( released );

const discard = ( people: readonly Subscriber[] ): Promise< string > =>
	rest.discard( people.map( ( { id } ) => id ) ).then( discarded );

interface Props {
	readonly subscriber: Subscriber;
	readonly onAct: Act;
}

/**
 * What is done with one, where its reason is told.
 *
 * @see SPAM-12
 */
export function SpamActions( { subscriber, onAct }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const act = async ( work: Promise< string > ): Promise< void > => {
		setBusy( true );
		await onAct( work );
		setBusy( false );
	};
	return (
		<div className="brolga-subscribers__actions">
			<Button
				variant="primary"
				disabled={ busy }
				accessibleWhenDisabled
				isBusy={ busy }
				onClick={ () => void act( release( [ subscriber ] ) ) }
				__next40pxDefaultSize
			>
				{ __( 'Not spam', 'brolga' ) }
			</Button>
			<Delete
				disabled={ busy }
				onDelete={ () => void act( discard( [ subscriber ] ) ) }
			/>
		</div>
	);
}

/**
 * What is done with those that are ticked.
 *
 * @see SPAM-12
 * @param onAct Does it.
 */
export const bulkActions = ( onAct: Act ): Action< Subscriber >[] => [
	{
		id: 'release',
		label: __( 'Not spam', 'brolga' ),
		callback: ( people ) => void onAct( release( people ) ),
	},
	{
		id: 'discard',
		label: __( 'Delete…', 'brolga' ),
		Sure: ( { items, onClose }: SureProps< Subscriber > ) => (
			<div className="brolga-subscribers__actions">
				<Button
					variant="primary"
					isDestructive
					onClick={ () => {
						onClose();
						void onAct( discard( items ) );
					} }
					__next40pxDefaultSize
				>
					{ SURE }
				</Button>
				<Button
					variant="tertiary"
					onClick={ onClose }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'brolga' ) }
				</Button>
			</div>
		),
	},
];
