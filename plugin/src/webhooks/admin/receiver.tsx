/**
 * What a service that receives leads has besides its fields: with whom to share, and a test.
 *
 * @see LEAD-734 LEAD-735
 */
import { Button, Notice } from '@wordpress/components';
import {
	createInterpolateElement,
	useEffect,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isDirty } from '../../admin/settings/drafts';
import type { FieldProps } from '../../admin/settings/field';
import { refusalOf } from '../../admin/settings/rest';
import { useSection } from '../../admin/settings/section-context';
import * as rest from '../rest';
import { SaveFirst } from '../../admin/settings/save-first';

/** A service as it is saved; asked again after each saving. */
function useReceiver( id: string, version: string ) {
	const [ receiver, setReceiver ] = useState< rest.Receiver >();
	useEffect( () => {
		const find = ( all: readonly rest.Receiver[] ) =>
			setReceiver( all.find( ( one ) => one.id === id ) );
		// Without an answer there is nothing to try; the fields can be saved all the same.
		rest.receivers().then( find, () => find( [] ) );
	}, [ id, version ] );
	return receiver;
}

/** The button that sends a test, and what came of it. */
const Test = ( { id }: { readonly id: string } ) => {
	const { section } = useSection();
	const [ busy, setBusy ] = useState( false );
	const [ result, setResult ] = useState< rest.TestResult >();
	const dirty = isDirty( section );
	const send = async () => {
		setBusy( true );
		setResult( undefined );
		try {
			setResult( await rest.testReceiver( id ) );
		} catch ( reason ) {
			setResult( { sent: false, message: refusalOf( reason ).message } );
		}
		setBusy( false );
	};
	return (
		<>
			<div className="brolga-action">
				<Button
					variant="secondary"
					isBusy={ busy }
					disabled={ busy || dirty }
					accessibleWhenDisabled
					onClick={ () => void send() }
					__next40pxDefaultSize
				>
					{ __( 'Send a test', 'brolga' ) }
				</Button>
			</div>
			{ dirty && <SaveFirst /> }
			<div role="status" className="brolga-wide">
				{ result && (
					<Notice
						status={ result.sent ? 'success' : 'error' }
						isDismissible={ false }
					>
						<p>{ result.message }</p>
					</Notice>
				) }
			</div>
		</>
	);
};

export function Receiver( { name }: FieldProps ) {
	const { section } = useSection();
	const receiver = useReceiver( name, section.stored.version );
	return (
		<>
			{ receiver && receiver.account !== '' && (
				<p className="brolga-note">
					{ createInterpolateElement(
						__(
							'Share the sheet as an editor with <account />.',
							'brolga'
						),
						{ account: <strong>{ receiver.account }</strong> }
					) }
				</p>
			) }
			{ receiver?.is_on && <Test id={ name } /> }
		</>
	);
}
