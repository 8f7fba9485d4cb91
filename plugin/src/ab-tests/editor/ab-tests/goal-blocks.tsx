/**
 * The blocks of the page that decide a test, to be chosen from a list: each is marked as if its own settings had been
 * opened.
 *
 * @see AB-169 AB-31
 */
import { getBlockType } from '@wordpress/blocks';
import { CheckboxControl } from '@wordpress/components';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { ownUid } from '@brolga/editor';
import { candidatesOf, onlyOnes, type Candidate } from './goal-candidates';
import {
	blockEditor,
	containerOf,
	type Block,
	type BlockEditor,
	type BlockEditorActions,
} from './stores';

/** What belongs to the same page, pattern or part as a test. */
function around( editor: BlockEditor, within: string | undefined ) {
	const container =
		within === undefined
			? editor
					.getClientIdsWithDescendants()
					.find(
						( id ) =>
							editor.getBlockName( id ) === 'core/post-content'
					)
			: containerOf( editor, within );
	return editor.getBlocks( container );
}

/**
 * What a block is called in the list.
 *
 * @param candidate The block.
 */
function labelOf( { name, words, letter }: Candidate ): string {
	const title = getBlockType( name )?.title ?? name;
	const label =
		words === ''
			? title
			: sprintf(
					/* translators: 1: a kind of block, for instance Button; 2: the words in it. */
					__( '%1$s “%2$s”', 'brolga' ),
					title,
					words
				);
	return letter === ''
		? label
		: sprintf(
				/* translators: 1: the letter of a variant; 2: a block, for instance Button “Book now”. */
				__( '%1$s: %2$s', 'brolga' ),
				letter,
				label
			);
}

/**
 * What blocks are called in their list: those that would be called the same are numbered.
 *
 * @see AB-601
 * @param found The blocks.
 */
export function labelsOf( found: readonly Candidate[] ): readonly string[] {
	const seen = new Map< string, number >();
	return found.map( ( candidate ) => {
		const label = labelOf( candidate );
		const number = ( seen.get( label ) ?? 0 ) + 1;
		seen.set( label, number );
		return number === 1 ? label : `${ label } (${ number })`;
	} );
}

/** What a mark is made of. */
export const markOf = ( test: string, isChosen: boolean ) => ( {
	brolgaGoal: isChosen ? test : undefined,
	brolgaGoalId: isChosen ? ownUid.make( '', [] ) : undefined,
} );

/**
 * A list of blocks, those checked that are the goal.
 *
 * @param props
 * @param props.legend   What list it is.
 * @param props.found    The blocks.
 * @param props.test     The test's key.
 * @param props.onChoose Gets a block, and whether it is the goal from now on.
 */
export const GoalList = ( {
	legend,
	found,
	test,
	onChoose,
}: {
	readonly legend: string;
	readonly found: readonly Candidate[];
	readonly test: string;
	readonly onChoose: ( clientId: string, isChosen: boolean ) => void;
} ) => {
	const labels = labelsOf( found );
	return (
		<fieldset className="brolga-goals">
			<legend>{ legend }</legend>
			{ found.map( ( candidate, index ) => {
				const isOther = ! [ '', test ].includes( candidate.goal );
				return (
					<CheckboxControl
						key={ candidate.clientId }
						label={ labels[ index ] ?? '' }
						help={
							isOther
								? __( 'The goal of another test', 'brolga' )
								: undefined
						}
						disabled={ isOther }
						checked={ candidate.goal === test }
						onChange={ ( isChosen ) =>
							onChoose( candidate.clientId, isChosen )
						}
					/>
				);
			} ) }
		</fieldset>
	);
};

const NONE: Readonly< Record< string, string > > = {
	form: __(
		'There is no form on this page yet. Add one, then choose it here.',
		'brolga'
	),
};

interface Props {
	/** The goal's name. */
	readonly goal: string;
	/** The test's key, once it has one. */
	readonly test: string | undefined;
	/** The test's block; none for a test of two pages. */
	readonly within: string | undefined;
}

/**
 * Marks the form of the page where there is but one, for a goal that was just chosen.
 *
 * @see AB-440
 * @param test   The test's key, once it has one.
 * @param within The test's block; none for a test of two pages.
 */
export function useOnlyForm(
	test: string | undefined,
	within: string | undefined
): ( goal: string ) => void {
	const { select } = useRegistry();
	const actions = useDispatch(
		blockEditorStore
	) as unknown as BlockEditorActions;
	return ( goal ) => {
		if ( goal !== 'form' || test === undefined ) {
			return;
		}
		const blocks = around( blockEditor( select ), within ) as Block[];
		for ( const id of onlyOnes( candidatesOf( blocks, goal, test ) ) ) {
			actions.updateBlockAttributes( id, markOf( test, true ) );
		}
	};
}

/**
 * The list of the page.
 *
 * @param props        See Props.
 * @param props.goal
 * @param props.test
 * @param props.within
 */
export function GoalBlocks( { goal, test, within }: Props ) {
	const actions = useDispatch(
		blockEditorStore
	) as unknown as BlockEditorActions;
	const found = JSON.parse(
		// One text, so that nothing is painted again while nothing changes.
		useSelect(
			( select ) =>
				JSON.stringify(
					candidatesOf(
						around( blockEditor( select ), within ) as Block[],
						goal,
						test ?? ''
					)
				),
			[ goal, test, within ]
		)
	) as Candidate[];
	if ( test === undefined ) {
		return <p>{ __( 'Save the page to choose the blocks.', 'brolga' ) }</p>;
	}
	return found.length === 0 ? (
		<p>
			{ NONE[ goal ] ??
				__(
					'There is no button or link on this page yet. Add one, then choose it here.',
					'brolga'
				) }
		</p>
	) : (
		<GoalList
			legend={ __( 'On this page', 'brolga' ) }
			found={ found }
			test={ test }
			onChoose={ ( clientId, isChosen ) =>
				actions.updateBlockAttributes(
					clientId,
					markOf( test, isChosen )
				)
			}
		/>
	);
}
