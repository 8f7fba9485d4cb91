/**
 * The cards of the site, and the one of a list.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, parse, serialize, type Block } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { cardOf } from './card';
import type { Option } from './list';

interface Pattern {
	readonly id: number;
	readonly title: { readonly raw: string };
	readonly content: { readonly raw: string };
	readonly wp_pattern_sync_status?: string;
}

interface Core {
	readonly getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => readonly Pattern[] | null;
	readonly canUser: ( action: string, what: object ) => boolean | undefined;
	readonly getPostType: ( name: string ) => {
		readonly labels?: { readonly singular_name?: string };
	} | null;
}

interface CoreActions {
	readonly saveEntityRecord: (
		kind: string,
		name: string,
		record: object,
		options: object
	) => Promise< { readonly id: number } | undefined >;
}

interface Editor {
	readonly getBlocks: ( clientId: string ) => readonly Block[];
	readonly getSettings: () => {
		readonly onNavigateToEntityRecord?: ( to: {
			postId: number;
			postType: string;
		} ) => void;
	};
}

interface EditorActions {
	readonly replaceInnerBlocks: ( clientId: string, blocks: Block[] ) => void;
}

const PATTERN = { kind: 'postType', name: 'wp_block' };

/** The first block of a kind within others. */
const find = ( blocks: readonly Block[], name: string ): Block | undefined => {
	for ( const block of blocks ) {
		const found =
			block.name === name ? block : find( block.innerBlocks, name );
		if ( found ) {
			return found;
		}
	}
	return undefined;
};

/** What the editor knows of patterns and of the list. */
const useKnown = ( clientId: string, postType: string ) =>
	useSelect(
		( select ) => {
			const core = select( coreStore ) as unknown as Core;
			const editor = select( blockEditorStore ) as unknown as Editor;
			return {
				patterns: core.getEntityRecords( PATTERN.kind, PATTERN.name, {
					per_page: 100,
					orderby: 'title',
					order: 'asc',
				} ),
				mayMake: core.canUser( 'create', PATTERN ) === true,
				type:
					core.getPostType( postType )?.labels?.singular_name ??
					postType,
				template: find(
					editor.getBlocks( clientId ),
					'core/post-template'
				),
				open: editor.getSettings().onNavigateToEntityRecord,
			};
		},
		[ clientId, postType ]
	);

/** A name that no card has yet. */
const freeName = ( name: string, taken: readonly string[] ): string => {
	let free = name;
	for ( let number = 2; taken.includes( free ); number++ ) {
		free = `${ name } ${ number }`;
	}
	return free;
};

/**
 * What the panel shows, and what its buttons do.
 *
 * @param clientId The list's.
 * @param postType Of its posts.
 */
export function useCards( clientId: string, postType: string ) {
	const { patterns, mayMake, type, template, open } = useKnown(
		clientId,
		postType
	);
	const { saveEntityRecord } = useDispatch(
		coreStore
	) as unknown as CoreActions;
	const { replaceInnerBlocks } = useDispatch(
		blockEditorStore
	) as unknown as EditorActions;
	const { createErrorNotice } = useDispatch( noticesStore );
	const cards = ( patterns ?? [] ).filter(
		( pattern ) => pattern.wp_pattern_sync_status !== 'unsynced'
	);
	const blocks = template?.innerBlocks ?? [];
	const current = cardOf( blocks );
	const show = ( inner: Block[] ): void => {
		if ( template ) {
			replaceInnerBlocks( template.clientId, inner );
		}
	};
	const edit = ( id: number ): void =>
		open?.( { postId: id, postType: PATTERN.name } );
	return {
		hasTemplate: template !== undefined,
		blocks,
		current,
		mayMake,
		canOpen: open !== undefined,
		options: cards.map( ( { id, title }: Pattern ): Option => ( {
			value: String( id ),
			label: title.raw,
		} ) ),
		edit,
		/** Shows a card, or its blocks as the list's own. */
		use( id: number | undefined ): void {
			if ( id !== undefined ) {
				show( [ createBlock( 'core/block', { ref: id } ) ] );
				return;
			}
			const left = cards.find( ( card ) => card.id === current );
			show( left ? parse( left.content.raw ) : [] );
		},
		/** Makes a card, shows it in the list and opens it. */
		async design( first: Block ): Promise< void > {
			const title = freeName(
				/* translators: %s: what posts of a type are called, such as Event. */
				sprintf( __( 'Card: %s', 'brolga' ), type ),
				cards.map( ( card ) => card.title.raw )
			);
			try {
				const made = await saveEntityRecord(
					PATTERN.kind,
					PATTERN.name,
					{
						title,
						content: serialize( [ first ] ),
						status: 'publish',
					},
					{ throwOnError: true }
				);
				if ( made ) {
					show( [ createBlock( 'core/block', { ref: made.id } ) ] );
					edit( made.id );
				}
			} catch {
				void createErrorNotice(
					__(
						'The card could not be saved. Check your connection and try again.',
						'brolga'
					),
					{ type: 'snackbar' }
				);
			}
		},
	};
}
