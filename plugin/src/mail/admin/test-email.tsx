/**
 * The button that sends a test mail, and what the server answered.
 */
import { Button, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isComposing } from '../../runtime/composing';
import * as rest from '../rest';
import { refusalOf } from '../../admin/settings/rest';
import { isDirty } from '../../admin/settings/drafts';
import { useSection } from '../../admin/settings/section-context';
import { SaveFirst } from '../../admin/settings/save-first';

const Outcome = ( { result }: { readonly result: rest.TestResult } ) => (
	<Notice
		status={ result.sent ? 'success' : 'error' }
		isDismissible={ false }
	>
		<p>{ result.message }</p>
		{ result.advice !== '' && <p>{ result.advice }</p> }
		{ result.answer.length > 0 && (
			<details>
				<summary>{ __( 'Server response', 'brolga' ) }</summary>
				<pre>{ result.answer.join( '\n' ) }</pre>
			</details>
		) }
	</Notice>
);

export function TestEmail() {
	const { section } = useSection();
	const [ to, setTo ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const [ result, setResult ] = useState< rest.TestResult | undefined >();
	const dirty = isDirty( section );

	const send = async (): Promise< void > => {
		setBusy( true );
		setResult( undefined );
		try {
			setResult( await rest.test( to ) );
		} catch ( reason ) {
			const { message } = refusalOf( reason );
			setResult( { sent: false, message, advice: '', answer: [] } );
		}
		setBusy( false );
	};

	return (
		<>
			<div className="brolga-action">
				<TextControl
					type="email"
					label={ __( 'Send test email to', 'brolga' ) }
					placeholder="you@example.com"
					value={ to }
					onChange={ setTo }
					onKeyDown={ ( event ) => {
						if (
							event.key === 'Enter' &&
							! isComposing( event.nativeEvent )
						) {
							// Enter here tries; it does not save the form around.
							event.preventDefault();
							if ( ! dirty && ! busy && to !== '' ) {
								void send();
							}
						}
					} }
					__next40pxDefaultSize
				/>
				<Button
					variant="secondary"
					isBusy={ busy }
					disabled={ busy || dirty || to === '' }
					accessibleWhenDisabled
					onClick={ () => void send() }
					__next40pxDefaultSize
				>
					{ __( 'Send test email', 'brolga' ) }
				</Button>
			</div>
			{ dirty && <SaveFirst /> }
			<div role="status" className="brolga-wide">
				{ result && <Outcome result={ result } /> }
			</div>
		</>
	);
}
