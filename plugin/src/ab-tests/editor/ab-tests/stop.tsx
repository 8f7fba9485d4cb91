/**
 * Stops a test that runs, at once and whatever is edited.
 */
import { Button } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useEditorSetting } from '@brolga/editor';
import { messageOf } from '../../../admin/rest/message';
import { change } from '../../rest';
import type { Place } from './place';

interface CoreActions {
	readonly receiveEntityRecords: (
		kind: string,
		name: string,
		record: object
	) => void;
}

/** A test as it is stopped. */
export interface Stoppable {
	/** Its key. */
	readonly test: string;
	readonly place: Pick< Place, 'record' | 'states' >;
}

/**
 * @see AB-491
 * @param props       See Stoppable.
 * @param props.test
 * @param props.place
 */
export function StopButton( { test, place: { record, states } }: Stoppable ) {
	const mayManage = useEditorSetting< boolean >( 'brolgaMayManageTests' );
	const [ isBusy, setBusy ] = useState( false );
	const { createErrorNotice } = useDispatch( noticesStore );
	const { dispatch } = useRegistry();
	if ( mayManage !== true || ! record ) {
		return null;
	}
	const [ type, id ] = record;
	const number = test.split( '-' )[ 1 ] ?? '1';
	const stop = async (): Promise< void > => {
		setBusy( true );
		try {
			await change( test, 'stop' );
			// What is edited stays: the record learns this one thing.
			(
				dispatch( 'core' ) as unknown as CoreActions
			 ).receiveEntityRecords( 'postType', type, {
				id,
				brolga_test_states: { ...states, [ number ]: 'stopped' },
			} );
		} catch ( reason ) {
			void createErrorNotice( messageOf( reason ) );
		}
		setBusy( false );
	};
	return (
		<p style={ { margin: '8px 0 0' } }>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void stop() }
				__next40pxDefaultSize
			>
				{ __( 'Stop the test', 'brolga' ) }
			</Button>
		</p>
	);
}
