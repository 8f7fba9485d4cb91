/**
 * Where a test is stored: its key begins with the number of that post.
 *
 * @see AB-1
 */
import { useSelect } from '@wordpress/data';
import {
	blockEditor,
	containerOf,
	entities,
	postEditor,
	type Entities,
	type PostEditor,
	type Select,
} from './stores';

/** Where the editor keeps what is known of a post: its type, and its id there. */
export type PostRecord = readonly [ type: string, id: number | string ];

export interface Place {
	/** Undefined where there is none. */
	readonly record?: PostRecord;
	/** 0 where it is a file of the theme; undefined while nobody knows. */
	readonly post: number | undefined;
	/** Whether visitors can see it. */
	readonly published: boolean;
	/** The highest number that a test has had there. */
	readonly highest: number;
	/** What has become of its tests, by their numbers. */
	readonly states: Readonly< Record< string, string > >;
	/** Whether it is the post that is edited, and not a pattern or part on it. */
	readonly isOwn: boolean;
	/** The address of a page that shows it; empty where none is known. */
	readonly address: string;
	/** Its title, as it is edited. */
	readonly title: string;
}

const UNKNOWN: Place = {
	post: undefined,
	published: false,
	highest: 0,
	states: {},
	isOwn: false,
	address: '',
	title: '',
};

const numberOf = ( value: unknown ): number =>
	typeof value === 'number' ? value : 0;

const titleOf = ( value: unknown ): string => {
	const { raw = value } = Object( value ) as { readonly raw?: unknown };
	return typeof raw === 'string' ? raw : '';
};

const statesOf = ( value: unknown ): Place[ 'states' ] =>
	Object( value ) as Place[ 'states' ];

/** A record of a template, a part or a synced pattern. */
function recorded(
	store: Entities | undefined,
	type: string,
	id: number | string,
	address: string,
	isOwn = false
): Place {
	const record = store?.getEntityRecord( 'postType', type, id );
	return record
		? {
				record: [ type, id ],
				post: numberOf(
					type === 'wp_block' ? record.id : record.wp_id
				),
				published: record.status === 'publish',
				highest: numberOf( record.brolga_highest_test ),
				states: statesOf( record.brolga_test_states ),
				isOwn,
				address,
				title: titleOf( record.title ),
			}
		: UNKNOWN;
}

/** The post that is being edited. */
function edited( editor: PostEditor, store: Entities | undefined ): Place {
	const id = editor.getCurrentPostId();
	const type = editor.getCurrentPostType() ?? '';
	if ( id === null ) {
		return UNKNOWN;
	}
	if ( typeof id === 'string' || type === 'wp_block' ) {
		return recorded( store, type, id, '', true );
	}
	const published =
		editor.getCurrentPostAttribute( 'status' ) === 'publish' &&
		! editor.getCurrentPostAttribute( 'password' );
	return {
		record: [ type, id ],
		post: id,
		published,
		highest: numberOf(
			editor.getCurrentPostAttribute( 'brolga_highest_test' )
		),
		states: statesOf(
			editor.getCurrentPostAttribute( 'brolga_test_states' )
		),
		isOwn: true,
		address:
			( published
				? editor.getPermalink()
				: editor.getEditedPostPreviewLink() ) ?? '',
		title: titleOf( editor.getEditedPostAttribute( 'title' ) ),
	};
}

/**
 * Where a block is stored.
 *
 * @param select   The stores.
 * @param clientId The block.
 */
export function placeOf( select: Select, clientId: string ): Place {
	const blocks = blockEditor( select );
	const editor = postEditor( select );
	const store = entities( select );
	if ( ! editor ) {
		return UNKNOWN;
	}
	const container = containerOf( blocks, clientId ) ?? '';
	const { ref, theme, slug } = blocks.getBlockAttributes( container ) ?? {};
	const name = blocks.getBlockName( container );
	const own = edited( editor, store );
	if ( name === 'core/block' ) {
		return recorded( store, 'wp_block', numberOf( ref ), own.address );
	}
	return name === 'core/template-part'
		? recorded(
				store,
				'wp_template_part',
				`${ String( theme ) }//${ String( slug ) }`,
				own.address
			)
		: own;
}

/**
 * The same, and what becomes of it.
 *
 * @param clientId The block.
 */
export const useAddress = ( clientId: string ): Place =>
	JSON.parse(
		// One text, so that nothing is painted again while nothing changes.
		useSelect(
			( select ) => JSON.stringify( placeOf( select, clientId ) ),
			[ clientId ]
		)
	) as Place;
