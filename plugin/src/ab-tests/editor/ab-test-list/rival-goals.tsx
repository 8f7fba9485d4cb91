/**
 * The blocks of the other page that decide a test of two pages, to be chosen from a list: the other page is changed as
 * its own editor would, and saved with this one.
 *
 * @see AB-169
 */
import {
	parse,
	serialize,
	type Block as BlockInstance,
} from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	areEqual,
	blockEditor,
	candidatesOf,
	GoalList,
	goalOf,
	markOf,
	onlyOnes,
	useGoals,
	useSaving,
	type PageTest,
} from '@brolga/editor-ab-tests';

type Block = Parameters< typeof candidatesOf >[ 0 ][ number ];

interface Records {
	readonly getEditedEntityRecord: (
		kind: string,
		name: string,
		id: number
	) =>
		| {
				readonly content?: unknown;
				readonly title?: unknown;
				readonly featured_media?: unknown;
		  }
		| false
		| undefined;
}

interface Editor {
	readonly getEditedPostAttribute: ( name: string ) => unknown;
}

interface Actions {
	readonly editEntityRecord: (
		kind: string,
		name: string,
		id: number,
		edits: object
	) => void;
	readonly saveEditedEntityRecord: (
		kind: string,
		name: string,
		id: number
	) => Promise< unknown >;
}

/** A record's content: a text once it was edited. */
const contentOf = ( content: unknown ): string => {
	const { raw = content } = Object( content ) as { readonly raw?: unknown };
	return typeof raw === 'string' ? raw : '';
};

/** The other page's content as it is edited; empty while nobody knows it. */
const useContent = (
	{ rival, type = 'page' }: PageTest,
	isWanted: boolean
): string =>
	useSelect(
		( select ) => {
			const record =
				isWanted &&
				(
					select( 'core' ) as unknown as Records
				 ).getEditedEntityRecord( 'postType', type, rival );
			return record ? contentOf( record.content ) : '';
		},
		[ isWanted, type, rival ]
	);

/**
 * Whether a block of the other page, as it is edited, is marked as the goal.
 *
 * @param test    The test.
 * @param testKey Its key, or the one that it will have.
 */
export const useRivalMarked = ( test: PageTest, testKey: string ): boolean => {
	const { isMarked } = goalOf( useGoals(), test.goal );
	return useContent( test, isMarked ).includes(
		`"brolgaGoal":"${ testKey }"`
	);
};

/**
 * Whether the other page is still what this one is, as Registry\Differences has it.
 *
 * @see AB-490
 * @param test The test.
 */
export const useRivalEqual = ( test: PageTest ): boolean => {
	const content = useContent( test, test.draft );
	const theirs = useMemo( () => parse( content ), [ content ] );
	return useSelect(
		( select ) => {
			const record =
				test.draft &&
				(
					select( 'core' ) as unknown as Records
				 ).getEditedEntityRecord(
					'postType',
					test.type ?? 'page',
					test.rival
				);
			const { getEditedPostAttribute: own } = select(
				'core/editor'
			) as unknown as Editor;
			return (
				record !== false &&
				record !== undefined &&
				own( 'title' ) === contentOf( record.title ) &&
				( own( 'featured_media' ) ?? 0 ) ===
					( record.featured_media ?? 0 ) &&
				areEqual( [
					blockEditor( select ).getBlocks(),
					theirs as unknown as Block[],
				] )
			);
		},
		[ test.draft, test.type, test.rival, theirs ]
	);
};

/** Blocks with other attributes of some of them. */
const changed = (
	blocks: readonly BlockInstance[],
	clientIds: readonly string[],
	attributes: object
): BlockInstance[] =>
	blocks.map( ( block ) => ( {
		...block,
		attributes: clientIds.includes( block.clientId )
			? { ...block.attributes, ...attributes }
			: block.attributes,
		innerBlocks: changed( block.innerBlocks, clientIds, attributes ),
	} ) );

/**
 * Marks the only form of the other page, too, once its content is here.
 *
 * @see AB-440
 */
function useOnlyForm(
	goal: string,
	isRead: boolean,
	only: readonly string[],
	choose: ( clientIds: readonly string[], isChosen: boolean ) => void
): void {
	const known = useRef( goal );
	useEffect( () => {
		if ( known.current === goal || ( goal === 'form' && ! isRead ) ) {
			return;
		}
		known.current = goal;
		if ( goal === 'form' && only.length > 0 ) {
			choose( only, true );
		}
	} );
}

/**
 * The list of the other page.
 *
 * @param props
 * @param props.test    The test.
 * @param props.testKey Its key, or the one that it will have.
 */
export function RivalGoals( {
	test,
	testKey,
}: {
	readonly test: PageTest;
	readonly testKey: string;
} ) {
	const { goal, rival, type = 'page' } = test;
	const { isMarked } = goalOf( useGoals(), goal );
	const { editEntityRecord } = useDispatch( 'core' ) as unknown as Actions;
	const content = useContent( test, isMarked );
	const blocks = useMemo( () => parse( content ), [ content ] );
	const found = isMarked
		? candidatesOf( blocks as unknown as Block[], goal, testKey )
		: [];
	const choose = ( clientIds: readonly string[], isChosen: boolean ): void =>
		editEntityRecord( 'postType', type, rival, {
			content: serialize(
				changed( blocks, clientIds, markOf( testKey, isChosen ) )
			),
		} );
	useOnlyForm( goal, content !== '', onlyOnes( found ), choose );
	return found.length === 0 ? null : (
		<GoalList
			legend={ __( 'On the other page', 'brolga' ) }
			found={ found }
			test={ testKey }
			onChoose={ ( clientId, isChosen ) =>
				choose( [ clientId ], isChosen )
			}
		/>
	);
}

/**
 * Saves the page that is edited, and the other one where its goal was chosen.
 *
 * @param test The test.
 */
export function useSavingBoth( test: PageTest | null | undefined ): () => void {
	const { dispatch } = useRegistry();
	const save = useSaving();
	return () => {
		if ( test?.rival ) {
			void ( dispatch( 'core' ) as unknown as Actions )
				.saveEditedEntityRecord(
					'postType',
					test.type ?? 'page',
					test.rival
				)
				.catch( () => undefined );
		}
		save();
	};
}
