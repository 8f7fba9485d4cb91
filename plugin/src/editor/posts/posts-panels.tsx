/**
 * Which posts a module shows, and how: the same settings in each of them.
 */
import { InspectorControls } from '@wordpress/block-editor';
import {
	FormTokenField,
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';

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

interface PostType {
	readonly slug: string;
	readonly name: string;
	readonly viewable?: boolean;
	readonly taxonomies?: readonly string[];
}

interface Named {
	readonly slug: string;
	readonly name: string;
}

interface Term {
	readonly id: number;
	readonly name: string;
}

interface Props {
	readonly attributes: PostsAttributes;
	readonly setAttributes: ( attributes: Partial< PostsAttributes > ) => void;
	/** How many posts a module without pages shows at most. */
	readonly most?: number;
	/** Settings of this module alone. */
	readonly children?: ReactNode;
}

const optionsOf = ( list: readonly Named[], kept: string ) => [
	...list.map( ( { slug, name } ) => ( { value: slug, label: name } ) ),
	...( list.some( ( { slug } ) => slug === kept ) || kept === ''
		? []
		: [ { value: kept, label: kept } ] ),
];

const orders = (): { value: string; label: string }[] => [
	{ value: 'date/desc', label: __( 'Newest first', 'brolga' ) },
	{ value: 'date/asc', label: __( 'Oldest first', 'brolga' ) },
	{ value: 'modified/desc', label: __( 'Last updated first', 'brolga' ) },
	{ value: 'title/asc', label: __( 'A to Z', 'brolga' ) },
	{ value: 'title/desc', label: __( 'Z to A', 'brolga' ) },
	{ value: 'menu_order/asc', label: __( 'Manual order', 'brolga' ) },
];

/**
 * The panels.
 *
 * @param props               The block.
 * @param props.attributes    Its attributes.
 * @param props.setAttributes Changes them.
 * @param props.most          How many posts there may be, where there are no pages.
 * @param props.children      Further settings of its looks.
 */
export function PostsPanels( {
	attributes,
	setAttributes,
	most,
	children,
}: Props ) {
	const { postType, taxonomy, secondTaxonomy, terms } = attributes;
	const { types, taxonomies, choices } = useSelect(
		( select ) => {
			const core = select( coreStore ) as unknown as {
				getPostTypes: ( query: object ) => PostType[] | null;
				getTaxonomies: ( query: object ) => Named[] | null;
				getEntityRecords: (
					kind: string,
					name: string,
					query: object
				) => Term[] | null;
			};
			return {
				types: core.getPostTypes( { per_page: -1 } ),
				taxonomies: core.getTaxonomies( { per_page: -1 } ),
				choices:
					taxonomy === ''
						? null
						: core.getEntityRecords( 'taxonomy', taxonomy, {
								per_page: 100,
								_fields: 'id,name',
							} ),
			};
		},
		[ taxonomy ]
	);
	const shown = ( types ?? [] ).filter(
		( { viewable, slug } ) => viewable && slug !== 'attachment'
	);
	const own =
		shown.find( ( { slug } ) => slug === postType )?.taxonomies ?? [];
	const known = choices ?? [];
	const ofType = ( taxonomies ?? [] ).filter( ( { slug } ) =>
		own.includes( slug )
	);

	return (
		<InspectorControls>
			<PanelBody title={ __( 'Posts', 'brolga' ) }>
				<SelectControl
					label={ __( 'Post type', 'brolga' ) }
					value={ postType }
					options={ optionsOf( shown, postType ) }
					onChange={ ( value ) =>
						setAttributes( {
							postType: value,
							taxonomy:
								shown.find( ( { slug } ) => slug === value )
									?.taxonomies?.[ 0 ] ?? '',
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
					<SelectControl
						label={ __( 'Second filter', 'brolga' ) }
						help={ __(
							'A row of filters from another taxonomy. Posts must match both.',
							'brolga'
						) }
						value={ secondTaxonomy }
						options={ [
							{ value: '', label: __( 'None', 'brolga' ) },
							...optionsOf(
								ofType.filter(
									( { slug } ) => slug !== taxonomy
								),
								secondTaxonomy
							),
						] }
						onChange={ ( value ) =>
							setAttributes( { secondTaxonomy: value } )
						}
						__next40pxDefaultSize
					/>
				) }
				<FormTokenField
					label={ __( 'Only these terms', 'brolga' ) }
					value={ known
						.filter( ( { id } ) => terms.includes( id ) )
						.map( ( { name } ) => name ) }
					suggestions={ known.map( ( { name } ) => name ) }
					onChange={ ( names ) =>
						setAttributes( {
							terms: known
								.filter( ( { name } ) =>
									names.includes( name )
								)
								.map( ( { id } ) => id ),
						} )
					}
					__experimentalExpandOnFocus
					__next40pxDefaultSize
				/>
				<SelectControl
					label={ _x( 'Order', 'of a list', 'brolga' ) }
					value={
						`${ attributes.orderBy }/${ attributes.order }` as string
					}
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
						onChange={ ( value ) =>
							setAttributes( { paging: value } )
						}
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
			</PanelBody>
			<PanelBody title={ __( 'Layout', 'brolga' ) }>
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
					onChange={ ( showExcerpt ) =>
						setAttributes( { showExcerpt } )
					}
				/>
				{ children }
			</PanelBody>
		</InspectorControls>
	);
}
