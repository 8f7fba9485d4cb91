/**
 * Accounts at providers of lists.
 */
import {
	Button,
	Notice,
	SelectControl,
	Spinner,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import * as rest from '../rest/accounts';
import {
	Editor,
	Row,
	Secret,
	useLoaded,
} from '../../admin/settings/connections';

interface Draft extends rest.Account {
	readonly key: string;
	readonly isNew: boolean;
}

const BLANK: Draft = {
	name: '',
	kind: '',
	provider: '',
	has_key: false,
	url: '',
	double_opt_in: true,
	template: 0,
	key: '',
	isNew: true,
};

/** A name as addresses and pages take it. */
const slug = ( typed: string ): string =>
	typed
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-/, '' )
		.slice( 0, 32 );

interface DraftProps {
	readonly draft: Draft;
	readonly onChange: ( change: Partial< Draft > ) => void;
}

/** Whether the provider asks for confirmation, and by which email. */
const OptIn = ( {
	provider,
	draft,
	onChange,
}: DraftProps & { readonly provider: rest.Provider } ) => (
	<>
		{ provider.asks && (
			<ToggleControl
				label={ __( 'Double opt-in', 'brolga' ) }
				help={ __(
					'The provider sends a confirmation email, and only people who confirm are added to the list.',
					'brolga'
				) }
				checked={ draft.double_opt_in }
				onChange={ ( value ) => onChange( { double_opt_in: value } ) }
			/>
		) }
		{ provider.templates && draft.double_opt_in && (
			<TextControl
				type="number"
				min={ 0 }
				label={ __( 'Confirmation email template', 'brolga' ) }
				help={ sprintf(
					/* translators: %1$s: a newsletter provider. */
					__(
						'The template’s number in %1$s. Without one, %1$s does not use double opt-in.',
						'brolga'
					),
					provider.label
				) }
				value={ draft.template === 0 ? '' : String( draft.template ) }
				onChange={ ( typed ) =>
					onChange( {
						template: Math.max(
							0,
							Number.parseInt( typed, 10 ) || 0
						),
					} )
				}
				__next40pxDefaultSize
			/>
		) }
	</>
);

const Fields = ( {
	draft,
	providers: known = [],
	onChange,
}: DraftProps & {
	readonly providers: readonly rest.Provider[] | undefined;
} ) => {
	const provider = known.find( ( { name } ) => name === draft.kind );
	return (
		<>
			<SelectControl
				label={ __( 'Provider', 'brolga' ) }
				value={ draft.kind }
				options={ known.map( ( { name, label } ) => ( {
					value: name,
					label,
				} ) ) }
				disabled={ ! draft.isNew }
				onChange={ ( kind ) => onChange( { kind } ) }
				__next40pxDefaultSize
			/>
			<TextControl
				label={ __( 'Name', 'brolga' ) }
				help={ __(
					'Used to choose the account in a block. Lowercase letters, digits and hyphens.',
					'brolga'
				) }
				value={ draft.name }
				disabled={ ! draft.isNew }
				onChange={ ( name ) => onChange( { name: slug( name ) } ) }
				__next40pxDefaultSize
			/>
			{ provider !== undefined && provider.url_help !== '' && (
				<TextControl
					type="url"
					label={ __( 'URL', 'brolga' ) }
					help={ provider.url_help }
					value={ draft.url }
					onChange={ ( url ) => onChange( { url } ) }
					__next40pxDefaultSize
				/>
			) }
			<Secret
				label={ provider?.key_label ?? __( 'API key', 'brolga' ) }
				help={ provider?.key_help ?? '' }
				isSet={ draft.has_key }
				value={ draft.key }
				onChange={ ( key ) => onChange( { key } ) }
			/>
			{ provider && (
				<OptIn
					provider={ provider }
					draft={ draft }
					onChange={ onChange }
				/>
			) }
		</>
	);
};

type Loaded = Awaited< ReturnType< typeof rest.list > >;

/** Sign-ups that a provider does not take. */
const Rejected = ( {
	jobs,
	onResend,
}: {
	readonly jobs: Loaded[ 'failed_jobs' ];
	readonly onResend: () => void;
} ) => (
	<Notice
		status="warning"
		isDismissible={ false }
		actions={ [
			{
				label: __( 'Resend', 'brolga' ),
				onClick: onResend,
			},
		] }
	>
		{ sprintf(
			/* translators: 1: a number, 2: what went wrong. */
			_n(
				'%1$d sign-up was rejected by its provider. %2$s',
				'%1$d sign-ups were rejected by their provider. %2$s',
				jobs.dead,
				'brolga'
			),
			jobs.dead,
			jobs.last_error
		) }
	</Notice>
);

interface AccountProps {
	readonly account: Loaded[ 'items' ][ number ];
	readonly busy: boolean;
	readonly onEdit: () => void;
	readonly onRemove: () => void;
}

const AccountRow = ( { account, busy, onEdit, onRemove }: AccountProps ) => (
	<Row
		title={ account.name }
		busy={ busy }
		onEdit={ onEdit }
		onRemove={ onRemove }
	>
		<span>{ account.provider }</span>
		{ account.url !== '' && <code>{ account.url }</code> }
		{ ! account.has_key && (
			<span className="brolga-field__error">
				{ __(
					'The key is missing. Edit this account to enter it.',
					'brolga'
				) }
			</span>
		) }
	</Row>
);

/** The provider that is offered first. */
const firstOf = ( [ first ]: readonly rest.Provider[] = [] ): string =>
	first?.name ?? '';

/** The account that is edited. */
function useDraft(
	take: ( answer: ReturnType< typeof rest.list > ) => Promise< boolean >
) {
	const [ draft, setDraft ] = useState< Draft >();
	const [ misfit, setMisfit ] = useState( '' );

	const save = async ( { name, kind, key, url, ...rest_ }: Draft ) => {
		if ( name === '' ) {
			setMisfit( __( 'Enter a name.', 'brolga' ) );
			return;
		}
		const { double_opt_in: asks, template } = rest_;
		setMisfit( '' );
		const saved = await take(
			rest.save( name, { kind, key, url, double_opt_in: asks, template } )
		);
		if ( saved ) {
			setDraft( undefined );
		}
	};
	const open = ( next: Draft ): void => {
		setMisfit( '' );
		setDraft( next );
	};
	return { draft, setDraft, misfit, save, open };
}

export function Accounts() {
	const { value, busy, error, take } = useLoaded( rest.list );
	const { draft, setDraft, misfit, save, open } = useDraft( take );
	const known = value?.providers;

	return (
		<>
			{ error !== '' && ! draft && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ value !== undefined && value.failed_jobs.dead > 0 && (
				<Rejected
					jobs={ value.failed_jobs }
					onResend={ () => void take( rest.sendAgain() ) }
				/>
			) }
			{ value === undefined && error === '' && <Spinner /> }
			{ value?.items.length === 0 && (
				<p>
					{ __(
						'No accounts yet. Add your account with an email service, then choose it in newsletter blocks.',
						'brolga'
					) }
				</p>
			) }
			{ value !== undefined && value.items.length > 0 && (
				<ul className="brolga-connections">
					{ value.items.map( ( account ) => (
						<AccountRow
							key={ account.name }
							account={ account }
							busy={ busy }
							onEdit={ () =>
								open( { ...account, key: '', isNew: false } )
							}
							onRemove={ () =>
								void take( rest.remove( account.name ) )
							}
						/>
					) ) }
				</ul>
			) }
			<div>
				<Button
					variant="secondary"
					onClick={ () =>
						open( { ...BLANK, kind: firstOf( known ) } )
					}
					__next40pxDefaultSize
				>
					{ __( 'Add account', 'brolga' ) }
				</Button>
			</div>
			{ draft && (
				<Editor
					title={
						draft.isNew ? __( 'New account', 'brolga' ) : draft.name
					}
					error={ misfit === '' ? error : misfit }
					busy={ busy }
					onSave={ () => void save( draft ) }
					onClose={ () => setDraft( undefined ) }
				>
					<Fields
						draft={ draft }
						providers={ known }
						onChange={ ( change ) =>
							setDraft( { ...draft, ...change } )
						}
					/>
				</Editor>
			) }
		</>
	);
}
