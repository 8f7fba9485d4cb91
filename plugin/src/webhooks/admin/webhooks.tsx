/**
 * Servers that are told of enquiries and sign-ups.
 */
import {
	Button,
	CheckboxControl,
	Notice,
	Spinner,
	TextControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { forms as formsOfLeads, type LeadForm } from '../../leads/rest';
import { exactly } from '../../admin/exactly';
import * as rest from '../rest';
import {
	Editor,
	formName,
	Row,
	Secret,
	useLoaded,
} from '../../admin/settings/connections';

interface Draft extends rest.Webhook {
	readonly secret: string;
	/** Whether the secret was made here, and may be read. */
	readonly made: boolean;
	readonly isNew: boolean;
}

const blank = (): Draft => ( {
	id: hex( 16 ),
	url: '',
	has_secret: false,
	old_secret_until: '',
	forms: [],
	events: [ 'lead.created' ],
	secret: newSecret(),
	made: true,
	isNew: true,
} );

const randomBytes = ( bytes: number ): readonly number[] =>
	Array.from( crypto.getRandomValues( new Uint8Array( bytes ) ) );

/** Random bytes as hexadecimal digits. */
const hex = ( bytes: number ): string =>
	randomBytes( bytes )
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

/** A secret as Standard Webhooks writes it. */
const newSecret = (): string =>
	`whsec_${ btoa( String.fromCharCode( ...randomBytes( 32 ) ) ) }`;

/** The list with a value in it, or without. */
const toggled = < Value, >(
	list: readonly Value[],
	value: Value,
	isIn: boolean
): readonly Value[] =>
	isIn ? [ ...list, value ] : list.filter( ( other ) => other !== value );

interface DraftProps {
	readonly draft: Draft;
	readonly onChange: ( change: Partial< Draft > ) => void;
}

/** The secret, to be copied once where it was made here. */
const SecretOf = ( { draft, onChange }: DraftProps ) =>
	draft.made ? (
		<TextControl
			className="brolga-connection__code"
			label={ __( 'Secret', 'brolga' ) }
			help={
				draft.isNew
					? __(
							'Copy the secret to the other server now. It will not be shown again.',
							'brolga'
						)
					: __(
							'Copy the secret to the other server now. It will not be shown again. The old secret works for one more day.',
							'brolga'
						)
			}
			value={ draft.secret }
			readOnly
			onFocus={ ( event ) => event.target.select() }
			onChange={ () => {} }
			__next40pxDefaultSize
		/>
	) : (
		<>
			<Secret
				label={ __( 'Secret', 'brolga' ) }
				isSet={ draft.has_secret }
				value={ draft.secret }
				onChange={ ( secret ) => onChange( { secret } ) }
			/>
			<div>
				<Button
					variant="secondary"
					size="compact"
					onClick={ () =>
						onChange( { secret: newSecret(), made: true } )
					}
				>
					{ __( 'Generate a new secret', 'brolga' ) }
				</Button>
			</div>
		</>
	);

const Fields = ( {
	draft,
	events,
	forms,
	onChange,
}: DraftProps & {
	readonly events: readonly rest.WebhookEvent[];
	readonly forms: readonly LeadForm[];
} ) => (
	<>
		<TextControl
			type="url"
			label={ __( 'URL', 'brolga' ) }
			help={ __( 'The URL must start with https://.', 'brolga' ) }
			value={ draft.url }
			onChange={ ( url ) => onChange( { url } ) }
			__next40pxDefaultSize
		/>
		<SecretOf draft={ draft } onChange={ onChange } />
		<fieldset className="brolga-connection__choices">
			<legend>{ __( 'Events', 'brolga' ) }</legend>
			{ events.map( ( { id, label } ) => (
				<CheckboxControl
					key={ id }
					label={ label }
					checked={ draft.events.includes( id ) }
					onChange={ ( isIn ) =>
						onChange( {
							events: toggled( draft.events, id, isIn ),
						} )
					}
				/>
			) ) }
		</fieldset>
		{ forms.length > 0 && (
			<fieldset className="brolga-connection__choices">
				<legend>
					{ __( 'Forms (none checked means all)', 'brolga' ) }
				</legend>
				{ forms.map( ( { uid, title } ) => (
					<CheckboxControl
						key={ uid }
						label={ formName( uid, title ) }
						checked={ draft.forms.includes( uid ) }
						onChange={ ( isIn ) =>
							onChange( {
								forms: toggled( draft.forms, uid, isIn ),
							} )
						}
					/>
				) ) }
			</fieldset>
		) }
	</>
);

/** A row's button that sends a test, and says how it went. */
const Test = ( { id }: { readonly id: string } ) => {
	const [ said, setSaid ] = useState< rest.TestResult >();
	const [ busy, setBusy ] = useState( false );
	const send = async () => {
		setBusy( true );
		try {
			setSaid( await rest.test( id ) );
		} catch {
			setSaid( {
				sent: false,
				message: __(
					'The test could not be sent. Check your connection, then try again.',
					'brolga'
				),
			} );
		}
		setBusy( false );
	};
	return (
		<>
			<span role="status" className="brolga-connection__said">
				{ said?.message }
			</span>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ busy }
				disabled={ busy }
				accessibleWhenDisabled
				onClick={ () => void send() }
			>
				{ __( 'Send test', 'brolga' ) }
			</Button>
		</>
	);
};

interface RowProps {
	readonly webhook: rest.Webhook;
	readonly known: readonly rest.WebhookEvent[];
	readonly forms: readonly LeadForm[];
	readonly busy: boolean;
	readonly onEdit: () => void;
	readonly onRemove: () => void;
	readonly onDropOldSecret: () => void;
}

const WebhookRow = ( {
	webhook,
	known,
	forms,
	onDropOldSecret,
	...row
}: RowProps ) => {
	const titleOf = ( uid: string ): string =>
		formName(
			uid,
			forms.find( ( form ) => form.uid === uid )?.title ?? ''
		);
	const eventName = ( id: string ): string =>
		known.find( ( event ) => event.id === id )?.label ?? id;
	return (
		<Row
			{ ...row }
			title={ webhook.url.replace( /^https?:\/\//, '' ) }
			actions={ <Test id={ webhook.id } /> }
		>
			<span>{ webhook.events.map( eventName ).join( ' · ' ) }</span>
			{ webhook.forms.length > 0 && (
				<span>
					{ sprintf(
						/* translators: %s: names of forms. */
						__( 'Forms: %s', 'brolga' ),
						webhook.forms.map( titleOf ).join( ', ' )
					) }
				</span>
			) }
			{ webhook.old_secret_until !== '' && (
				<span>
					{ sprintf(
						/* translators: %s: a date with its time. */
						__( 'The old secret works until %s.', 'brolga' ),
						exactly( webhook.old_secret_until )
					) }{ ' ' }
					<Button
						variant="link"
						disabled={ row.busy }
						accessibleWhenDisabled
						onClick={ onDropOldSecret }
					>
						{ __( 'Stop using it now', 'brolga' ) }
					</Button>
				</span>
			) }
		</Row>
	);
};

/** The forms and events that a webhook can be told of. */
function useChoices() {
	const [ forms, setForms ] = useState< readonly LeadForm[] >( [] );
	const [ known, setKnown ] = useState< readonly rest.WebhookEvent[] >( [] );
	useEffect( () => {
		// Without them a webhook hears of all forms; that can be chosen later, too.
		formsOfLeads().then( setForms, () => setForms( [] ) );
		rest.events().then( setKnown, () => setKnown( [] ) );
	}, [] );
	return { forms, known };
}

/** A webhook that is made or changed. */
const DraftEditor = ( {
	draft,
	error,
	busy,
	events,
	forms,
	onChange,
	onSave,
}: {
	readonly draft: Draft;
	readonly error: string;
	readonly busy: boolean;
	readonly events: readonly rest.WebhookEvent[];
	readonly forms: readonly LeadForm[];
	/** Nothing where it is closed. */
	readonly onChange: ( draft: Draft | undefined ) => void;
	readonly onSave: () => void;
} ) => (
	<Editor
		title={
			draft.isNew
				? __( 'New webhook', 'brolga' )
				: __( 'Webhook', 'brolga' )
		}
		error={ error }
		busy={ busy }
		onSave={ onSave }
		onClose={ () => onChange( undefined ) }
	>
		<Fields
			draft={ draft }
			events={ events }
			forms={ forms }
			onChange={ ( change ) => onChange( { ...draft, ...change } ) }
		/>
	</Editor>
);

/** A stored webhook as it is changed: its secret is known to nobody here. */
const changing = ( webhook: rest.Webhook ): Draft => ( {
	...webhook,
	secret: '',
	made: false,
	isNew: false,
} );

export function Webhooks() {
	const { value, busy, error, take } = useLoaded( rest.list );
	const { forms, known } = useChoices();
	const [ draft, setDraft ] = useState< Draft >();

	const save = async ( {
		id,
		url,
		secret,
		forms: chosen,
		events,
	}: Draft ) => {
		const change = { url, secret, forms: chosen, events };
		if ( await take( rest.save( id, change ) ) ) {
			setDraft( undefined );
		}
	};
	return (
		<>
			{ error !== '' && ! draft && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ value === undefined && error === '' && <Spinner /> }
			{ value?.length === 0 && (
				<p>
					{ __(
						'No webhooks yet. Add the URL of a server that should hear of leads and sign-ups.',
						'brolga'
					) }
				</p>
			) }
			{ value !== undefined && value.length > 0 && (
				<ul className="brolga-connections">
					{ value.map( ( webhook ) => (
						<WebhookRow
							key={ webhook.id }
							webhook={ webhook }
							known={ known }
							forms={ forms }
							busy={ busy }
							onEdit={ () => setDraft( changing( webhook ) ) }
							onRemove={ () =>
								void take( rest.remove( webhook.id ) )
							}
							onDropOldSecret={ () =>
								void take( rest.dropOldSecret( webhook.id ) )
							}
						/>
					) ) }
				</ul>
			) }
			<div>
				<Button
					variant="secondary"
					onClick={ () => setDraft( blank() ) }
					__next40pxDefaultSize
				>
					{ __( 'Add webhook', 'brolga' ) }
				</Button>
			</div>
			{ draft && (
				<DraftEditor
					draft={ draft }
					error={ error }
					busy={ busy }
					events={ known }
					forms={ forms }
					onChange={ setDraft }
					onSave={ () => void save( draft ) }
				/>
			) }
		</>
	);
}
