/**
 * Query Loops of core become modules with posts, and come back.
 */
import { createBlock, type Block } from '@wordpress/blocks';

interface Query {
	readonly postType?: string;
	readonly perPage?: number;
	readonly order?: 'asc' | 'desc';
	readonly orderBy?: string;
	readonly offset?: number;
	readonly exclude?: readonly number[];
}

const COLUMNS = [ 'date', 'modified', 'title', 'menu_order' ];

/**
 * A module that shows what a Query Loop does.
 *
 * @param name The module's block name.
 */
export const fromQuery =
	( name: string ) =>
	( { query = {} }: { readonly query?: Query } ): Block => {
		const { perPage, orderBy = 'date' } = query;
		// WordPress takes what the module knows.
		return createBlock( name, {
			...query,
			postsNumber: perPage,
			orderBy: COLUMNS.includes( orderBy ) ? orderBy : 'date',
		} );
	};

/** What portfolios have in common. */
const SHARED = [
	'anchor',
	'postType',
	'taxonomy',
	'terms',
	'exclude',
	'orderBy',
	'order',
	'postsNumber',
	'headingLevel',
	'showDate',
	'showExcerpt',
];

/**
 * A portfolio of another kind with the same posts.
 *
 * @param name Its block name.
 */
export const toPortfolio =
	( name: string ) =>
	( attributes: Record< string, unknown > ): Block =>
		createBlock(
			name,
			Object.fromEntries(
				SHARED.filter( ( key ) => attributes[ key ] !== undefined ).map(
					( key ) => [ key, attributes[ key ] ]
				)
			)
		);

/**
 * A Query Loop that shows what a module does.
 *
 * @param attributes The module's.
 */
export const toQuery = ( attributes: Record< string, unknown > ): Block => {
	const { postsNumber, postType, order, orderBy, offset, exclude } =
		attributes;
	return createBlock(
		'core/query',
		{
			query: {
				perPage: postsNumber,
				pages: 0,
				offset: offset ?? 0,
				postType,
				order,
				orderBy,
				exclude,
				inherit: false,
			},
		},
		[
			createBlock( 'core/post-template', {}, [
				createBlock( 'core/post-featured-image', { isLink: true } ),
				createBlock( 'core/post-title', { isLink: true } ),
				createBlock( 'core/post-excerpt' ),
			] ),
			createBlock( 'core/query-pagination' ),
		]
	);
};
