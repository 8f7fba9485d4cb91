/**
 * What visitors answered: exported, and found by the number that one names.
 */
import { Button, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isComposing } from '../../runtime/composing';
import {
	fetchExportForm,
	findProof,
	type KeptProof,
	type Wording,
} from '../rest';
import { messageOf } from '../../admin/rest/message';
import { exactly } from '../../admin/exactly';

/**
 * Has the browser fetch the file: a form by itself, since the screen's own form
 * is around the button.
 */
async function download(): Promise< void > {
	const exportForm = await fetchExportForm();
	const form = document.createElement( 'form' );
	form.method = 'post';
	form.action = exportForm.url;
	const nonce = document.createElement( 'input' );
	nonce.type = 'hidden';
	nonce.name = '_wpnonce';
	nonce.value = exportForm.nonce;
	form.append( nonce );
	document.body.append( form );
	form.submit();
	form.remove();
}

/** What somebody answered, in a sentence. */
function sentence( { at, granted }: KeptProof ): string {
	const when = exactly( at );
	return granted.length === 0
		? /* translators: %s: a date and time. */
			sprintf( __( '%s: refused everything.', 'brolga' ), when )
		: sprintf(
				/* translators: 1: a date and time, 2: names of services. */
				__( '%1$s: agreed to %2$s.', 'brolga' ),
				when,
				granted.join( ', ' )
			);
}

/** What was asked, word by word. */
const Asked = ( { wording }: { readonly wording: Wording | null } ) =>
	wording ? (
		<details className="brolga-proofs__wording">
			<summary>
				{ sprintf(
					/* translators: %s: eight letters and digits. */
					__( 'Wording %s', 'brolga' ),
					wording.version
				) }
			</summary>
			<div lang={ wording.locale.replace( /_/g, '-' ) }>
				<p>
					<strong>{ wording.title }</strong>
				</p>
				<p>{ wording.text }</p>
				<ul>
					{ wording.services.map( ( { title, purpose, host } ) => (
						<li key={ title }>
							<strong>{ title }</strong>
							{ host && ` (${ host })` }
							<br />
							{ purpose }
						</li>
					) ) }
				</ul>
			</div>
		</details>
	) : (
		<p>
			{ __(
				'The banner’s wording was not recorded for this answer.',
				'brolga'
			) }
		</p>
	);

/** @see CONSENT-29 CONSENT-30 */
export function Proofs() {
	const [ number, setNumber ] = useState( '' );
	const [ found, setFound ] = useState< KeptProof >();
	const [ error, setError ] = useState( '' );
	const attempt = async ( act: () => Promise< void > ): Promise< void > => {
		setError( '' );
		setFound( undefined );
		try {
			await act();
		} catch ( problem ) {
			setError( messageOf( problem ) );
		}
	};
	const find = async (): Promise< void > => {
		const id = number.replace( /\s/g, '' ).toLowerCase();
		if ( ! /^[\da-f]{32}$/.test( id ) ) {
			throw new Error(
				__(
					'This is not a consent number. Enter all 32 characters: digits and the letters a to f.',
					'brolga'
				)
			);
		}
		setFound( await findProof( id ) );
	};
	return (
		<div className="brolga-proofs">
			<p>
				{ __(
					'Visitors find their consent number under Privacy choices.',
					'brolga'
				) }
			</p>
			<div className="brolga-proofs__find">
				<TextControl
					label={ __( 'Consent number', 'brolga' ) }
					value={ number }
					onChange={ setNumber }
					onKeyDown={ ( event ) => {
						if (
							event.key === 'Enter' &&
							! isComposing( event.nativeEvent )
						) {
							event.preventDefault();
							void attempt( find );
						}
					} }
					autoComplete="off"
					spellCheck={ false }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<Button
					variant="secondary"
					onClick={ () => void attempt( find ) }
					__next40pxDefaultSize
				>
					{ __( 'Find answer', 'brolga' ) }
				</Button>
			</div>
			<div role="status">{ found && <p>{ sentence( found ) }</p> }</div>
			{ found && <Asked wording={ found.wording } /> }
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<Button
				variant="secondary"
				onClick={ () => void attempt( download ) }
				__next40pxDefaultSize
			>
				{ __( 'Export all answers as CSV', 'brolga' ) }
			</Button>
		</div>
	);
}
