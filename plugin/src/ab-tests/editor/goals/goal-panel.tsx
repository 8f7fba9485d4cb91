/**
 * The panel in which its owner makes a block the goal of a test.
 *
 * @see AB-31
 */
import { PanelBody, SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { ownUid } from '@brolga/editor';
import {
	blockEditor,
	EXPERIMENT,
	goalOf,
	keyOf,
	placeOf,
	postEditor,
	testName,
	useGoals,
	usePageTest,
	usePageTestOf,
	type GoalChoice,
} from '@brolga/editor-ab-tests';
import type { GoalProps } from './mark';

interface Option {
	readonly value: string;
	readonly label: string;
}

/** What a test is offered as. */
const optionOf = ( key: string, name: string, goal: GoalChoice ): Option => ( {
	value: key,
	label: sprintf(
		/* translators: 1: what a test is called; 2: its goal, for instance Click. */
		__( '%1$s (%2$s)', 'brolga' ),
		name,
		goal.label
	),
} );

/** A test that a block could be the goal of. */
interface Found {
	readonly key: string;
	readonly name: string;
	readonly goal: string;
}

/** What a test's block says, and the title of what stores it. */
interface BlockTest {
	readonly number?: unknown;
	readonly post?: unknown;
	readonly name?: unknown;
	readonly goal?: unknown;
	readonly title: string;
}

/** The tests of the page's blocks. */
const useBlockTests = (): Found[] =>
	JSON.parse(
		useSelect( ( select ) => {
			const editor = blockEditor( select );
			return JSON.stringify(
				editor
					.getClientIdsWithDescendants()
					.filter(
						( id ) => editor.getBlockName( id ) === EXPERIMENT
					)
					.map( ( id ) => ( {
						...editor.getBlockAttributes( id ),
						title: placeOf( select, id ).title,
					} ) )
					.filter( ( test: BlockTest ) => Number( test.number ) > 0 )
					.map( ( test: BlockTest ) => ( {
						key: keyOf(
							Number( test.post ),
							Number( test.number )
						),
						name: testName(
							String( test.name ?? '' ),
							Number( test.number ),
							test.title
						),
						goal: test.goal,
					} ) )
			);
		}, [] )
	) as Found[];

/** Those, and the test that the page as a whole is a part of, whose goal a block can be. */
function useTests(): Option[] {
	const goals = useGoals();
	const found = useBlockTests();
	const own = usePageTest();
	const other = usePageTestOf();
	const title = useSelect(
		( select ) =>
			String( postEditor( select )?.getEditedPostAttribute( 'title' ) ),
		[]
	);
	for ( const test of [ own && { ...own, title }, other ] ) {
		if ( test?.key ) {
			const number = Number( test.key.split( '-' )[ 1 ] ?? 1 );
			found.push( {
				key: test.key,
				name: testName( test.name, number, test.title ),
				goal: test.goal,
			} );
		}
	}
	return found
		.map( ( test ) => ( { ...test, goal: goalOf( goals, test.goal ) } ) )
		.filter( ( { goal } ) => goal.isMarked )
		.map( ( { key, name, goal } ) => optionOf( key, name, goal ) );
}

/**
 * The panel: which test a block is the goal of.
 *
 * @param props               See GoalProps.
 * @param props.attributes
 * @param props.setAttributes
 */
export function Settings( {
	attributes: { brolgaGoal = '' },
	setAttributes,
}: GoalProps ) {
	const tests = useTests();
	if ( tests.length === 0 && brolgaGoal === '' ) {
		return null;
	}
	const isKnown =
		brolgaGoal === '' ||
		tests.some( ( { value } ) => value === brolgaGoal );
	return (
		<PanelBody
			title={ __( 'A/B test goal', 'brolga' ) }
			initialOpen={ brolgaGoal !== '' }
		>
			<SelectControl
				label={ __( 'Goal for test', 'brolga' ) }
				help={ __(
					'The test counts what visitors do with this block.',
					'brolga'
				) }
				value={ brolgaGoal }
				options={ [
					{ value: '', label: __( 'No test', 'brolga' ) },
					...tests,
					...( isKnown
						? []
						: [
								{
									value: brolgaGoal,
									label: sprintf(
										/* translators: %s: a test's key, for instance 12-2. */
										__(
											'Test %s, which is not on this page',
											'brolga'
										),
										brolgaGoal
									),
								},
							] ),
				] }
				onChange={ ( key ) =>
					setAttributes( {
						brolgaGoal: key || undefined,
						brolgaGoalId: key ? ownUid.make( '', [] ) : undefined,
					} )
				}
				__next40pxDefaultSize
			/>
		</PanelBody>
	);
}
