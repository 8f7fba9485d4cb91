/**
 * Puts what was asked for into the page that is there, shows it, and says what
 * comes next.
 *
 * @see FORM-70 AB-72
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse, type Block } from '@wordpress/blocks';
import {
	useDispatch,
	useRegistry,
	useSelect,
	type StoreDescriptor,
} from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

export interface Asked {
	/** What the address says: form, form-booking, test, page-test … */
	readonly what: string;
	/** Its blocks; may be none. */
	readonly markup: string;
	/** Whether the page is new, and begins with them already. */
	readonly isNew: boolean;
}

/** What is asked of the editor's stores. */
interface Blocks {
	readonly getBlocks: () => readonly Block[];
	readonly getBlocksByName: ( name: string ) => readonly string[];
}

interface Actions {
	readonly insertBlocks: (
		blocks: readonly Block[],
		index: undefined,
		root: string | undefined
	) => void;
	readonly selectBlock: ( clientId: string ) => void;
}

interface Panels {
	readonly openGeneralSidebar?: ( name: string ) => void;
}

interface EditorActions {
	readonly toggleEditorPanelOpened: ( name: string ) => void;
}

interface EditorState {
	readonly __unstableIsEditorReady: () => boolean;
	readonly isEditorPanelOpened: ( name: string ) => boolean;
}

/** The panel of a page's test against another one. */
const PAGE_TEST = 'brolga-tests/brolga-page-test';

/** What says what comes next. */
const NOTICE = 'brolga-prefill';

/** The sidebar is drawn after the editor is ready. */
const SIDEBAR_MS = 500;

/** The address without the prefill: who loads it again is not sent anew. */
function forget(): void {
	const url = new URL( window.location.href );
	url.searchParams.delete( 'brolga_add' );
	window.history.replaceState( window.history.state, '', url );
}

/** How many tests are on the page. */
const testsOf = ( select: ( store: StoreDescriptor ) => unknown ): number =>
	( select( blockEditorStore ) as Blocks ).getBlocksByName(
		'brolga/experiment'
	).length;

function usePrefill(): ( asked: Asked ) => void {
	const { select, dispatch } = useRegistry();
	const { insertBlocks, selectBlock } = useDispatch(
		blockEditorStore
	) as unknown as Actions;
	const { createInfoNotice, removeNotice } = useDispatch( noticesStore );
	const { toggleEditorPanelOpened } = useDispatch(
		editorStore
	) as unknown as EditorActions;

	const insert = ( markup: string ): void => {
		const editor = select( blockEditorStore ) as unknown as Blocks;
		const blocks = parse( markup );
		// Where the page is shown in its template, its content is a block of that.
		insertBlocks(
			blocks,
			undefined,
			editor.getBlocksByName( 'core/post-content' )[ 0 ]
		);
	};

	// What there is to say of a test is said once there is one more.
	const watch = useRef( Infinity );
	const tests = useSelect( testsOf, [] );
	useEffect( () => {
		if ( tests > watch.current ) {
			watch.current = Infinity;
			void removeNotice( NOTICE );
		}
	}, [ tests, removeNotice ] );

	return ( { what, markup, isNew } ) => {
		if ( what === 'page-test' ) {
			(
				dispatch( 'core/edit-post' ) as unknown as Panels
			 )?.openGeneralSidebar?.( 'edit-post/document' );
			const { isEditorPanelOpened } = select(
				editorStore
			) as unknown as EditorState;
			if ( ! isEditorPanelOpened( PAGE_TEST ) ) {
				toggleEditorPanelOpened( PAGE_TEST );
			}
			setTimeout(
				() =>
					document
						.querySelector( '.brolga-page-test' )
						?.scrollIntoView( { block: 'start' } ),
				SIDEBAR_MS
			);
			void createInfoNotice(
				__(
					'Under “Page test” in the sidebar, choose the page to test this one against.',
					'brolga'
				),
				{ id: NOTICE }
			);
		} else if ( what === 'test' && ! isNew ) {
			watch.current = testsOf( select );
			void createInfoNotice(
				__(
					'Select what you want to test, click its icon in the toolbar and choose “A/B test”. Variant B starts as a copy for you to change.',
					'brolga'
				),
				{
					id: NOTICE,
					actions: [
						{
							label: __( 'Insert an empty test', 'brolga' ),
							onClick: () => insert( markup ),
						},
					],
				}
			);
		} else if ( isNew ) {
			const [ first ] = (
				select( blockEditorStore ) as unknown as Blocks
			 ).getBlocks();
			if ( first ) {
				selectBlock( first.clientId );
			}
		} else {
			insert( markup );
		}
	};
}

export function Prefill() {
	const asked = ( window as { readonly brolgaPrefill?: Asked } )
		.brolgaPrefill;
	const isReady = useSelect(
		( select ) =>
			(
				select( editorStore ) as unknown as EditorState
			 ).__unstableIsEditorReady(),
		[]
	);
	const run = usePrefill();
	const isDone = useRef( false );
	useEffect( () => {
		if ( asked && isReady && ! isDone.current ) {
			isDone.current = true;
			forget();
			run( asked );
		}
	} );
	return null;
}
