/**
 * Which posts a module shows, and how: the same settings in each of them.
 */
import {
	FormTokenField,
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { idsOf, optionsOf, taxonomiesOf, type Named } from './post-choices';
import { usePostChoices } from './use-post-choices';

/** What all modules with posts know. */
export interface PostsAttributes {
	readonly postType: string;
	readonly taxonomy: string;
	/** Of a module that filters by two. */
	readonly secondTaxonomy?: string;
	readonly terms: readonly number[];
	readonly orderBy: 'date' | 'modified' | 'title' | 'menu_order';
	readonly order: 'asc' | 'desc';
	readonly offset?: number;
	readonly postsNumber: number;
	readonly paging?: 'pages' | 'more';
	/** Of a module that leaves them to its owner: only where posts stand side by side. */
	readonly columns?: number;
	readonly headingLevel: number;
	readonly showDate: boolean;
	readonly showExcerpt: boolean;
}

/** A part of the panels. */
interface PartProps {
	readonly attributes: PostsAttributes;
	readonly setAttributes: ( attributes: Partial< PostsAttributes > ) => void;
}

export interface SettingsProps extends PartProps {
	/** How many posts a module without pages shows at most. */
	readonly most?: number;
	/** Settings of this module alone. */
	readonly children?: ReactNode;
}

const orders = (): { value: string; label: string }[] => [
	{ value: 'date/desc', label: __( 'Newest first', 'brolga' ) },
	{ value: 'date/asc', label: __( 'Oldest first', 'brolga' ) },
	{ value: 'modified/desc', label: __( 'Last updated first', 'brolga' ) },
	{ value: 'title/asc', label: __( 'A to Z', 'brolga' ) },
	{ value: 'title/desc', label: __( 'Z to A', 'brolga' ) },
	{ value: 'menu_order/asc', label: __( 'Manual order', 'brolga' ) },
];

interface SecondTaxonomyProps {
	readonly value: string;
	readonly taxonomies: readonly Named[];
	readonly onChange: ( taxonomy: string ) => void;
}

const SecondTaxonomy = ( {
	value,
	taxonomies,
	onChange,
}: SecondTaxonomyProps ) => (
	<SelectControl
		label={ __( 'Second filter', 'brolga' ) }
		help={ __(
			'A row of filters from another taxonomy. Posts must match both filters.',
			'brolga'
		) }
		value={ value }
		options={ [
			{ value: '', label: __( 'None', 'brolga' ) },
			...optionsOf( taxonomies, value ),
		] }
		onChange={ onChange }
		__next40pxDefaultSize
	/>
);

/** Posts of which type and terms. */
const Which = ( { attributes, setAttributes }: PartProps ) => {
	const { postType, taxonomy, secondTaxonomy, terms } = attributes;
	const { types, taxonomies, terms: known } = usePostChoices( taxonomy );
	const own = taxonomiesOf( types, postType );
	const ofType = taxonomies.filter( ( { slug } ) => own.includes( slug ) );
	return (
		<>
			<SelectControl
				label={ __( 'Post type', 'brolga' ) }
				value={ postType }
				options={ optionsOf( types, postType ) }
				onChange={ ( value ) =>
					setAttributes( {
						postType: value,
						taxonomy: taxonomiesOf( types, value )[ 0 ] ?? '',
						terms: [],
						...( secondTaxonomy && { secondTaxonomy: '' } ),
					} )
				}
				__next40pxDefaultSize
			/>
			<SelectControl
				label={ __( 'Taxonomy', 'brolga' ) }
				value={ taxonomy }
				options={ optionsOf( ofType, taxonomy ) }
				onChange={ ( value ) =>
					setAttributes( { taxonomy: value, terms: [] } )
				}
				__next40pxDefaultSize
			/>
			{ secondTaxonomy !== undefined && (
				<SecondTaxonomy
					value={ secondTaxonomy }
					taxonomies={ ofType.filter(
						( { slug } ) => slug !== taxonomy
					) }
					onChange={ ( value ) =>
						setAttributes( { secondTaxonomy: value } )
					}
				/>
			) }
			<FormTokenField
				label={ __( 'Only these terms', 'brolga' ) }
				value={ known
					.filter( ( { id } ) => terms.includes( id ) )
					.map( ( { name } ) => name ) }
				suggestions={ known.map( ( { name } ) => name ) }
				onChange={ ( names ) =>
					setAttributes( { terms: idsOf( known, names ) } )
				}
				__experimentalExpandOnFocus
				__next40pxDefaultSize
			/>
		</>
	);
};

/** In which order. */
const Order = ( { attributes, setAttributes }: PartProps ) => (
	<SelectControl
		label={ _x( 'Order', 'of a list', 'brolga' ) }
		value={ `${ attributes.orderBy }/${ attributes.order }` as string }
		options={ orders() }
		onChange={ ( value ) => {
			const [ orderBy, order ] = value.split( '/' );
			setAttributes( { orderBy, order } as Pick<
				PostsAttributes,
				'orderBy' | 'order'
			> );
		} }
		__next40pxDefaultSize
	/>
);

interface AmountProps extends PartProps {
	readonly most: number | undefined;
}

/** How many, of those that there are. */
const Amount = ( { attributes, setAttributes, most }: AmountProps ) => (
	<>
		<RangeControl
			label={
				most === undefined
					? __( 'Posts per page', 'brolga' )
					: __( 'Number of items', 'brolga' )
			}
			help={
				most === undefined
					? __(
							'Enter 0 to show all on one page, up to 500 posts.',
							'brolga'
						)
					: undefined
			}
			value={ attributes.postsNumber }
			min={ most === undefined ? 0 : 1 }
			max={ most ?? 100 }
			onChange={ ( value ) =>
				setAttributes( { postsNumber: value ?? 6 } )
			}
			__next40pxDefaultSize
		/>
		{ attributes.paging && (
			<SelectControl
				label={ __( 'Pagination', 'brolga' ) }
				value={ attributes.paging }
				options={ [
					{
						value: 'pages',
						label: __( 'Page numbers', 'brolga' ),
					},
					{
						value: 'more',
						label: __( 'Load more button', 'brolga' ),
					},
				] }
				onChange={ ( value ) => setAttributes( { paging: value } ) }
				__next40pxDefaultSize
			/>
		) }
		{ attributes.offset !== undefined && (
			<RangeControl
				label={ __( 'Offset', 'brolga' ) }
				value={ attributes.offset }
				min={ 0 }
				max={ 20 }
				onChange={ ( value ) =>
					setAttributes( { offset: value ?? 0 } )
				}
				__next40pxDefaultSize
			/>
		) }
	</>
);

/** How each of them looks. */
const Looks = ( { attributes, setAttributes }: PartProps ) => (
	<>
		{ attributes.columns !== undefined && (
			<RangeControl
				label={ __( 'Columns', 'brolga' ) }
				value={ attributes.columns }
				min={ 1 }
				max={ 6 }
				onChange={ ( value ) =>
					setAttributes( { columns: value ?? 3 } )
				}
				__next40pxDefaultSize
			/>
		) }
		<RangeControl
			label={ __( 'Heading level', 'brolga' ) }
			value={ attributes.headingLevel }
			min={ 2 }
			max={ 6 }
			onChange={ ( value ) =>
				setAttributes( { headingLevel: value ?? 3 } )
			}
			__next40pxDefaultSize
		/>
		<ToggleControl
			label={ __( 'Show date', 'brolga' ) }
			checked={ attributes.showDate }
			onChange={ ( showDate ) => setAttributes( { showDate } ) }
		/>
		<ToggleControl
			label={ __( 'Show excerpt', 'brolga' ) }
			checked={ attributes.showExcerpt }
			onChange={ ( showExcerpt ) => setAttributes( { showExcerpt } ) }
		/>
	</>
);

/**
 * The panels.
 *
 * @param props          The block.
 * @param props.most     How many posts there may be, where there are no pages.
 * @param props.children Further settings of its looks.
 */
export const Settings = ( { most, children, ...block }: SettingsProps ) => (
	<>
		<PanelBody title={ __( 'Posts', 'brolga' ) }>
			<Which { ...block } />
			<Order { ...block } />
			<Amount { ...block } most={ most } />
		</PanelBody>
		<PanelBody title={ __( 'Layout', 'brolga' ) }>
			<Looks { ...block } />
			{ children }
		</PanelBody>
	</>
);
