/**
 * Where a popup is shown, to whom, and when.
 */
import {
	FormTokenField,
	RadioControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __, _x } from '@wordpress/i18n';
import { Checks, Group, ToggleField, useEdited } from './fields';
import { isAutomatic, type Conditions } from './model';
import { Picker } from './picker';
import { POPUP_TYPE } from './store';

/** Where visitors come from: parts of addresses, and nothing that is none. */
const sitesOf = (
	names: readonly ( string | { readonly value: string } )[]
): string[] =>
	names
		.map( ( name ) => ( typeof name === 'string' ? name : name.value ) )
		.filter( ( name ) => /^[^\s<>"]{1,100}$/.test( name ) );

const DEVICES = [
	{ value: 'desktop', label: __( 'Desktops', 'brolga' ) },
	{ value: 'tablet', label: __( 'Tablets', 'brolga' ) },
	{ value: 'phone', label: __( 'Phones', 'brolga' ) },
] as const;

interface PostType {
	readonly slug: string;
	readonly name: string;
	readonly viewable?: boolean;
}

const useTypes = (): readonly PostType[] =>
	useSelect(
		( select ) =>
			(
				select( coreStore ) as unknown as {
					getPostTypes: ( query: object ) => PostType[] | null;
				}
			 ).getPostTypes( { per_page: -1 } ),
		[]
	)?.filter(
		( { slug, viewable } ) =>
			viewable && slug !== 'attachment' && slug !== POPUP_TYPE
	) ?? [];

/** A part of the fields: what the conditions are, and what changes some of them. */
interface PartProps {
	readonly conditions: Conditions;
	readonly change: ( more: Partial< Conditions > ) => void;
}

interface PagesProps extends PartProps {
	/** What kinds of pages there are. */
	readonly types: readonly PostType[];
}

/** On which pages. */
function Pages( { conditions, change, types }: PagesProps ) {
	return (
		<>
			<RadioControl
				label={ __( 'Pages', 'brolga' ) }
				selected={ conditions.show }
				options={ [
					{ value: 'site', label: __( 'Whole site', 'brolga' ) },
					{
						value: 'chosen',
						label: __( 'Only these', 'brolga' ),
					},
					{
						value: 'linked',
						label: __( 'Only from links and buttons', 'brolga' ),
					},
				] }
				onChange={ ( show ) =>
					change( { show: show as Conditions[ 'show' ] } )
				}
			/>
			{ conditions.show === 'chosen' && (
				<>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Homepage', 'brolga' ) }
						checked={ conditions.front }
						onChange={ ( front ) => change( { front } ) }
					/>
					<Picker
						label={ __( 'Pages and posts', 'brolga' ) }
						kind="post"
						value={ conditions.posts }
						onChange={ ( posts ) => change( { posts } ) }
					/>
					<Checks
						title={ __( 'All of these types', 'brolga' ) }
						options={ types.map( ( { slug, name } ) => ( {
							value: slug,
							label: name,
						} ) ) }
						value={ conditions.types }
						onChange={ ( chosen ) => change( { types: chosen } ) }
					/>
					<Picker
						label={ __( 'Categories and tags', 'brolga' ) }
						kind="term"
						value={ conditions.terms }
						onChange={ ( terms ) => change( { terms } ) }
					/>
				</>
			) }
			{ conditions.show !== 'linked' && (
				<Picker
					label={ __( 'Except on', 'brolga' ) }
					kind="post"
					value={ conditions.exclude }
					onChange={ ( exclude ) => change( { exclude } ) }
				/>
			) }
		</>
	);
}

/** On which devices, and on which of them by itself. */
const Devices = ( { conditions, change }: PartProps ) => {
	const { meta } = useEdited();
	return (
		<>
			<Group title={ __( 'Devices', 'brolga' ) }>
				{ DEVICES.map( ( { value, label } ) => (
					<ToggleField
						key={ value }
						name={ `dnxte_disable_${ value }` }
						label={ label }
						isTurned
					/>
				) ) }
			</Group>
			{ isAutomatic( meta ) && (
				<Checks
					title={ __( 'Open automatically on', 'brolga' ) }
					options={ DEVICES.filter(
						( { value } ) =>
							meta[ `dnxte_disable_${ value }` ] === 'off'
					) }
					value={
						conditions.device.length > 0
							? conditions.device
							: DEVICES.map( ( { value } ) => value )
					}
					onChange={ ( device ) =>
						// One has to be left: a popup that never opens by itself has another trigger.
						device.length > 0 && change( { device } )
					}
				/>
			) }
		</>
	);
};

/** To whom. */
const Visitors = ( { conditions, change }: PartProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Visitors', 'brolga' ) }
		value={ conditions.user }
		options={ [
			{ value: 'any', label: __( 'Everyone', 'brolga' ) },
			{
				value: 'in',
				label: __( 'Only when logged in', 'brolga' ),
			},
			{
				value: 'out',
				label: __( 'Only when logged out', 'brolga' ),
			},
		] }
		onChange={ ( user ) =>
			change( { user: user as Conditions[ 'user' ] } )
		}
	/>
);

/** From where they came. */
const Referrers = ( { conditions, change }: PartProps ) => (
	<>
		<FormTokenField
			__next40pxDefaultSize
			label={ __( 'Only visitors who came from', 'brolga' ) }
			value={ [ ...conditions.referrer ] }
			suggestions={ [ 'google.', 'facebook.com', 'direct' ] }
			onChange={ ( names ) =>
				change( {
					referrer: sitesOf( names ),
				} )
			}
		/>
		<p className="components-base-control__help">
			{ __(
				'Part of a URL, such as google. or instagram.com. Enter “direct” for visitors without a referrer. Leave empty to include everyone.',
				'brolga'
			) }
		</p>
	</>
);

/** With what in their carts. */
const Cart = ( { conditions, change }: PartProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Cart', 'brolga' ) }
		value={ conditions.cart }
		options={ [
			{
				value: 'any',
				label: __( 'Any', 'brolga' ),
			},
			{
				value: 'filled',
				label: __( 'Not empty', 'brolga' ),
			},
			{ value: 'empty', label: __( 'Empty', 'brolga' ) },
		] }
		onChange={ ( cart ) =>
			change( { cart: cart as Conditions[ 'cart' ] } )
		}
	/>
);

/** From when, until when. */
const Times = ( { conditions, change }: PartProps ) => (
	<>
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="datetime-local"
			label={ _x( 'From', 'start date', 'brolga' ) }
			value={ conditions.starts }
			onChange={ ( starts ) => change( { starts } ) }
		/>
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="datetime-local"
			label={ __( 'Until', 'brolga' ) }
			help={ __( 'Times are in the site’s time zone.', 'brolga' ) }
			value={ conditions.ends }
			onChange={ ( ends ) => change( { ends } ) }
		/>
	</>
);

/** The panel's fields. */
export function Where() {
	const { meta, set } = useEdited();
	const types = useTypes();
	const conditions = meta.brolga_conditions;
	const part: PartProps = {
		conditions,
		change: ( more ) =>
			set( { brolga_conditions: { ...conditions, ...more } } ),
	};
	return (
		<>
			<Pages { ...part } types={ types } />
			<Devices { ...part } />
			<Visitors { ...part } />
			{ isAutomatic( meta ) && (
				<>
					<Referrers { ...part } />
					{ ( conditions.cart !== 'any' ||
						types.some( ( { slug } ) => slug === 'product' ) ) && (
						<Cart { ...part } />
					) }
				</>
			) }
			<Times { ...part } />
		</>
	);
}
