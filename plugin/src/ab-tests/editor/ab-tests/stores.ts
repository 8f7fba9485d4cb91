/**
 * What is asked of the editor's stores.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';

export const EXPERIMENT = 'brolga/experiment';
export const VARIANT = 'brolga/variant';

/** A block, as far as tests care. */
export interface Block {
	readonly clientId: string;
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly Block[];
}

export interface BlockEditor {
	canInsertBlockType: ( name: string, root: string ) => boolean;
	canRemoveBlock: ( clientId: string ) => boolean;
	getBlocks: ( clientId?: string ) => readonly Block[];
	getBlock: ( clientId: string ) => Block | null;
	getBlockName: ( clientId: string ) => string | null;
	getBlockAttributes: (
		clientId: string
	) => Readonly< Record< string, unknown > > | null;
	getBlockParentsByBlockName: (
		clientId: string,
		names: string | readonly string[],
		nearestFirst?: boolean
	) => readonly string[];
	getBlockRootClientId: ( clientId: string ) => string | null;
	getClientIdsWithDescendants: () => readonly string[];
	getGlobalBlockCount: ( name: string ) => number;
	getClientIdsOfDescendants: (
		clientIds: string | readonly string[]
	) => readonly string[];
}

export interface BlockEditorActions {
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
	selectBlock: ( clientId: string ) => void;
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

export interface PostEditorActions {
	savePost: () => unknown;
}

export interface PostEditor {
	getCurrentPostId: () => number | string | null;
	getCurrentPostType: () => string | null;
	getCurrentPostAttribute: ( name: string ) => unknown;
	getEditedPostAttribute: ( name: string ) => unknown;
	getPermalink: () => string | null;
	getEditedPostPreviewLink: () => string | null | undefined;
}

export interface Entities {
	getEntityRecord: (
		kind: string,
		name: string,
		id: number | string
	) => Readonly< Record< string, unknown > > | undefined;
}

export type Select = ReturnType< typeof useRegistry >[ 'select' ];

export const blockEditor = ( select: Select ): BlockEditor =>
	select( blockEditorStore ) as unknown as BlockEditor;

/** Undefined where no post is edited. */
export const postEditor = ( select: Select ): PostEditor | undefined =>
	select( 'core/editor' ) as unknown as PostEditor | undefined;

export const entities = ( select: Select ): Entities | undefined =>
	select( 'core' ) as unknown as Entities | undefined;

/** What stores blocks of its own within a page. */
export const CONTAINERS = [
	'core/block',
	'core/template-part',
	'core/post-content',
];

/**
 * The block within which a block is stored; undefined: the page itself.
 *
 * @param editor   The store.
 * @param clientId The block.
 */
export const containerOf = (
	editor: BlockEditor,
	clientId: string
): string | undefined =>
	editor.getBlockParentsByBlockName( clientId, CONTAINERS, true )[ 0 ];
