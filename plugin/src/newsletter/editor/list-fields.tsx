/**
 * Where a sign-up goes: which account, and which of its lists.
 */
import { Notice, SelectControl, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '../rest/accounts';

/** The site's own lists, which need no account. */
const LOCAL = 'local';

interface Where {
	readonly provider: string;
	readonly accountName: string;
	readonly listId: string;
}

interface Props extends Where {
	readonly onChange: ( change: Partial< Where > ) => void;
}

const keyOf = ( provider: string, account: string ): string =>
	provider === LOCAL ? LOCAL : `${ provider }/${ account }`;

/** A provider is called by its name where an account of it is known. */
const labelOf = (
	provider: string,
	account: string,
	accounts: readonly rest.AccountChoice[]
): string => {
	const same = accounts.find( ( one ) => one.provider === provider );
	return `${ same?.label ?? provider } · ${ account }`;
};

/**
 * What a route answers, asked for again when the question changes.
 *
 * @param ask      Always the same function.
 * @param question What it is asked.
 */
function useAnswer< Value >(
	ask: ( question: string ) => Promise< Value >,
	question: string
): { readonly value: Value | undefined; readonly error: string } {
	const [ value, setValue ] = useState< Value >();
	const [ error, setError ] = useState( '' );
	useEffect( () => {
		let isCurrent = true;
		setValue( undefined );
		setError( '' );
		ask( question ).then(
			( answer ) => isCurrent && setValue( () => answer ),
			( reason: { message?: string } ) =>
				isCurrent && setError( reason.message ?? String( reason ) )
		);
		return () => {
			isCurrent = false;
		};
	}, [ ask, question ] );
	return { value, error };
}

const ListName = ( { listId, onChange }: Props ) => (
	<TextControl
		label={ __( 'List name', 'brolga' ) }
		help={ __(
			'Letters, digits and hyphens. Forms with the same list name add to the same list.',
			'brolga'
		) }
		value={ listId }
		onChange={ ( value ) =>
			onChange( {
				listId: value.replace( /[^\w-]+/g, '-' ).slice( 0, 64 ),
			} )
		}
		__next40pxDefaultSize
	/>
);

/** The lists of an account. */
const ListChoice = ( props: Props ) => {
	const { accountName, listId, onChange } = props;
	const { value, error } = useAnswer( rest.listsOf, accountName );
	if ( error !== '' ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ error }
			</Notice>
		);
	}
	const isThere = value?.some( ( { id } ) => id === listId ) ?? true;
	return (
		<SelectControl
			label={ __( 'List', 'brolga' ) }
			help={
				isThere
					? undefined
					: __( 'Choose a list of this account.', 'brolga' )
			}
			value={ listId }
			disabled={ value === undefined }
			options={ [
				...( isThere && value !== undefined
					? []
					: [
							{
								value: listId,
								label:
									value === undefined
										? __( 'Loading…', 'brolga' )
										: __( 'Choose a list', 'brolga' ),
							},
						] ),
				...( value ?? [] ).map( ( { id, name } ) => ( {
					value: id,
					label: name,
				} ) ),
			] }
			onChange={ ( id ) => onChange( { listId: id } ) }
			__next40pxDefaultSize
		/>
	);
};

/**
 * The fields of a newsletter's panel. Without accounts there is nothing to
 * choose, and the panel is as short as it can be.
 *
 * @param props See Props.
 */
export function ListFields( props: Props ) {
	const { provider, accountName, onChange } = props;
	const { value: accounts = [] } = useAnswer( rest.choices, '' );
	const chosen = keyOf( provider, accountName );
	const known = accounts.find(
		( account ) => keyOf( account.provider, account.account ) === chosen
	);
	const options = [
		{ value: LOCAL, label: __( 'This site', 'brolga' ) },
		...accounts.map( ( { provider: kind, account } ) => ( {
			value: keyOf( kind, account ),
			label: labelOf( kind, account, accounts ),
		} ) ),
	];
	const isThere = options.some( ( { value } ) => value === chosen );
	return (
		<>
			{ ( accounts.length > 0 || provider !== LOCAL ) && (
				<SelectControl
					label={ __( 'List provider', 'brolga' ) }
					help={
						provider === LOCAL
							? undefined
							: __(
									'Add accounts under Brolga > Settings > Providers.',
									'brolga'
								)
					}
					value={ chosen }
					options={ [
						...options,
						...( isThere
							? []
							: [
									{
										value: chosen,
										label: sprintf(
											/* translators: %s: provider and account. */
											__( '%s (not found)', 'brolga' ),
											labelOf(
												provider,
												accountName,
												accounts
											)
										),
									},
								] ),
					] }
					onChange={ ( key ) => {
						const [ kind = LOCAL, account = '' ] = key.split( '/' );
						onChange( {
							provider: kind,
							accountName: account,
							listId: 'newsletter',
						} );
					} }
					__next40pxDefaultSize
				/>
			) }
			{ provider === LOCAL || known?.has_lists === false ? (
				<ListName { ...props } />
			) : (
				<ListChoice { ...props } />
			) }
		</>
	);
}
