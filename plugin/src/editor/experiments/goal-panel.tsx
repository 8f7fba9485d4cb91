/**
 * Any block can be the goal of a test: WordPress' own, too.
 *
 * @see AB-31
 */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { useOwnValue, ownUid, type OwnValue } from '@brolga/editor';
import type { ComponentType } from 'react';
import { goalOf, useGoals, type GoalChoice } from './goals';
import { keyOf } from './model';
import { usePageTest, usePageTestOf } from './page-test';
import { blockEditor, EXPERIMENT, VARIANT } from './stores';
import { testName } from './words';

interface GoalAttributes {
	readonly brolgaGoal?: string | undefined;
	readonly brolgaGoalId?: string | undefined;
}

interface EditProps {
	readonly clientId: string;
	readonly name: string;
	readonly isSelected: boolean;
	readonly attributes: GoalAttributes;
	readonly setAttributes: ( attributes: GoalAttributes ) => void;
}

interface BlockType {
	readonly attributes?: object;
}

const UID: OwnValue = { ...ownUid, attribute: 'brolgaGoalId' };

/** Every block keeps the mark. */
addFilter(
	'blocks.registerBlockType',
	'brolga/goal',
	( type: BlockType ): BlockType => ( {
		...type,
		attributes: {
			...type.attributes,
			brolgaGoal: { type: 'string' },
			brolgaGoalId: { type: 'string' },
		},
	} )
);

/** A goal's own id, which a copy does not keep. */
function OwnId( { clientId }: { readonly clientId: string } ) {
	useOwnValue( clientId, UID );
	return null;
}

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
					.map( ( id ) => editor.getBlockAttributes( id ) )
					.filter( ( test ) => Number( test?.number ) > 0 )
					.map( ( test ) => ( {
						key: keyOf(
							Number( test?.post ),
							Number( test?.number )
						),
						name: testName(
							String( test?.name ?? '' ),
							Number( test?.number )
						),
						goal: test?.goal,
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
	for ( const test of [ own, other ] ) {
		if ( test?.key ) {
			found.push( {
				key: test.key,
				name: test.name || __( 'Page test', 'brolga' ),
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
 * @param props               What a block's edit gets.
 * @param props.attributes
 * @param props.setAttributes
 */
export function GoalPanel( {
	attributes: { brolgaGoal = '' },
	setAttributes,
}: Pick< EditProps, 'attributes' | 'setAttributes' > ) {
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
					'What visitors do with this block decides the test.',
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
											'Test %s, which isn’t on this page',
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

const withGoal = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function Goals( props: EditProps ) {
			const { clientId, name, isSelected, attributes } = props;
			const isTest = name === EXPERIMENT || name === VARIANT;
			return (
				<>
					<BlockEdit { ...props } />
					{ attributes.brolgaGoal && <OwnId clientId={ clientId } /> }
					{ isSelected && ! isTest && (
						<InspectorControls>
							<GoalPanel { ...props } />
						</InspectorControls>
					) }
				</>
			);
		},
	'withGoal'
);

addFilter( 'editor.BlockEdit', 'brolga/goal', withGoal );
