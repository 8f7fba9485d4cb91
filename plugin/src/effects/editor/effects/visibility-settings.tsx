/**
 * Who sees a block, and when.
 *
 * @see VIS-1 VIS-11
 */
import { useEditorSetting } from '@brolga/editor';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import {
	CheckboxControl,
	Notice,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { CartItemPicker } from './cart-item-picker';
import { changed, type Saved } from './settings';

/** A block's rule, and the way to change it. */
export interface VisibilityProps {
	readonly clientId: string;
	readonly settings: Saved | undefined;
	readonly onChange: ( settings: Saved | undefined ) => void;
}

type Set = ( name: string, value: unknown ) => void;

interface PartProps {
	readonly settings: Saved | undefined;
	readonly set: Set;
}

const AUDIENCES = [
	{ value: '', label: __( 'Everyone', 'brolga' ) },
	{ value: 'in', label: __( 'Logged-in users', 'brolga' ) },
	{ value: 'out', label: __( 'Visitors who are not logged in', 'brolga' ) },
	{ value: 'roles', label: __( 'Users with certain roles', 'brolga' ) },
];

const CARTS = [
	{ value: '', label: __( 'Any cart', 'brolga' ) },
	{ value: 'empty', label: __( 'An empty cart', 'brolga' ) },
	{ value: 'filled', label: __( 'A cart that is not empty', 'brolga' ) },
	{ value: 'product', label: __( 'A cart with a product', 'brolga' ) },
	{
		value: 'category',
		label: __( 'A cart with a product of a category', 'brolga' ),
	},
];

interface BlockEditor {
	getBlockName: ( clientId: string ) => string | null;
}

const text = ( settings: Saved | undefined, name: string ): string => {
	const value = settings?.[ name ];
	return typeof value === 'string' ? value : '';
};

/** Who. */
function Audience( { settings, set }: PartProps ) {
	const roles = Object.entries(
		useEditorSetting< Readonly< Record< string, string > > >(
			'brolgaRoles'
		) ?? {}
	);
	const chosen = Array.isArray( settings?.roles )
		? ( settings.roles as readonly string[] )
		: [];
	return (
		<>
			<SelectControl
				label={ __( 'Visitors', 'brolga' ) }
				value={ text( settings, 'who' ) }
				options={ AUDIENCES }
				onChange={ ( who ) => set( 'who', who ) }
				__next40pxDefaultSize
			/>
			{ text( settings, 'who' ) === 'roles' && (
				<fieldset>
					<legend>{ __( 'Roles', 'brolga' ) }</legend>
					{ roles.map( ( [ role, label ] ) => (
						<CheckboxControl
							key={ role }
							label={ label }
							checked={ chosen.includes( role ) }
							onChange={ ( isChosen ) =>
								set( 'roles', [
									...chosen.filter( ( one ) => one !== role ),
									...( isChosen ? [ role ] : [] ),
								] )
							}
						/>
					) ) }
				</fieldset>
			) }
		</>
	);
}

/** When, on the site's clock. */
function Dates( { settings, set }: PartProps ) {
	const from = text( settings, 'from' );
	const until = text( settings, 'until' );
	return (
		<>
			<TextControl
				type="datetime-local"
				label={ __( 'Show from', 'brolga' ) }
				value={ from }
				onChange={ ( value ) => set( 'from', value ) }
				__next40pxDefaultSize
			/>
			<TextControl
				type="datetime-local"
				label={ __( 'Show until', 'brolga' ) }
				help={ __( 'In the site’s time zone.', 'brolga' ) }
				value={ until }
				onChange={ ( value ) => set( 'until', value ) }
				__next40pxDefaultSize
			/>
			{ from !== '' && until !== '' && until <= from && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Nobody sees this block because it ends before it begins. Change one of the dates.',
						'brolga'
					) }
				</Notice>
			) }
		</>
	);
}

/** The address. */
const Parameter = ( { settings, set }: PartProps ) => (
	<>
		<TextControl
			label={ __( 'URL parameter', 'brolga' ) }
			help={ __(
				'Show the block only if the URL has this parameter, such as utm_source.',
				'brolga'
			) }
			value={ text( settings, 'param' ) }
			maxLength={ 60 }
			onChange={ ( value ) => set( 'param', value ) }
			__next40pxDefaultSize
		/>
		{ text( settings, 'param' ) !== '' && (
			<TextControl
				label={ __( 'Value', 'brolga' ) }
				help={ __( 'Leave empty to accept any value.', 'brolga' ) }
				value={ text( settings, 'value' ) }
				maxLength={ 200 }
				onChange={ ( value ) => set( 'value', value ) }
				__next40pxDefaultSize
			/>
		) }
	</>
);

/** What lies in the cart. */
function Cart( {
	settings,
	onChange,
}: Pick< VisibilityProps, 'settings' | 'onChange' > ) {
	const cart = text( settings, 'cart' );
	return (
		<>
			<SelectControl
				label={ __( 'Cart', 'brolga' ) }
				value={ cart }
				options={ CARTS }
				onChange={ ( next ) =>
					onChange(
						changed(
							changed( settings, 'cartId', undefined ),
							'cart',
							next
						)
					)
				}
				__next40pxDefaultSize
			/>
			{ ( cart === 'product' || cart === 'category' ) && (
				<CartItemPicker
					key={ cart }
					kind={ cart }
					chosen={ Number( settings?.cartId ?? 0 ) }
					onChange={ ( id ) =>
						onChange( changed( settings, 'cartId', id ) )
					}
				/>
			) }
		</>
	);
}

/** Whether the site has a shop, whose products are among the types that the editor asks for anyway. */
const useHasShop = (): boolean =>
	useSelect(
		( select ) =>
			(
				select( 'core' ) as unknown as
					| {
							getPostTypes: (
								query: object
							) => readonly { slug: string }[] | null;
					  }
					| undefined
			 )
				?.getPostTypes( { per_page: -1 } )
				?.some( ( { slug } ) => slug === 'product' ) ?? false,
		[]
	);

/** What the browser decides, and what that means. */
function InBrowser( {
	settings,
	set,
	onChange,
}: PartProps & Pick< VisibilityProps, 'onChange' > ) {
	const hasShop = useHasShop();
	return (
		<>
			<Parameter settings={ settings } set={ set } />
			{ ( hasShop || text( settings, 'cart' ) !== '' ) && (
				<Cart settings={ settings } onChange={ onChange } />
			) }
			{ Boolean( settings?.param || settings?.cart ) && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'The URL and the cart are checked in the visitor’s browser. Without JavaScript, the block is not shown. Its content is in the page’s source, so do not use it for anything secret.',
						'brolga'
					) }
				</Notice>
			) }
		</>
	);
}

/**
 * Who, when, with which address and cart.
 *
 * @param props          See VisibilityProps.
 * @param props.clientId
 * @param props.settings
 * @param props.onChange
 */
export function VisibilitySettings( {
	clientId,
	settings,
	onChange,
}: VisibilityProps ) {
	const isChild = useSelect(
		( select ) => {
			const name =
				(
					select( blockEditorStore ) as unknown as BlockEditor
				 ).getBlockName( clientId ) ?? '';
			return (
				name.startsWith( 'brolga/' ) &&
				Boolean( getBlockType( name )?.parent )
			);
		},
		[ clientId ]
	);
	const set: Set = ( name, value ) =>
		onChange( changed( settings, name, value ) );
	return (
		<>
			<Audience settings={ settings } set={ set } />
			<Dates settings={ settings } set={ set } />
			{ ! isChild && (
				<InBrowser
					settings={ settings }
					set={ set }
					onChange={ onChange }
				/>
			) }
		</>
	);
}
