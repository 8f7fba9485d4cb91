/**
 * Any block can be the goal of a test, WordPress' own, too: it keeps the mark,
 * and its sidebar has the panel once there is a test to be the goal of.
 *
 * @see AB-31
 */
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import {
	BlockPanels,
	lazySettings,
	ownUid,
	type OwnValue,
	useOwnValue,
} from '@brolga/editor';
import {
	blockEditor,
	EXPERIMENT,
	usePageTest,
	usePageTestOf,
	VARIANT,
} from '@brolga/editor-ab-tests';
import type { ComponentType } from 'react';

interface GoalAttributes {
	readonly brolgaGoal?: string | undefined;
	readonly brolgaGoalId?: string | undefined;
}

/** A block, as far as the panel needs it. */
export interface GoalProps {
	readonly attributes: GoalAttributes;
	readonly setAttributes: ( attributes: GoalAttributes ) => void;
}

interface EditProps extends GoalProps {
	readonly clientId: string;
	readonly name: string;
	readonly isSelected: boolean;
}

interface BlockType {
	readonly attributes?: object;
}

const Settings = lazySettings(
	() => import( /* webpackChunkName: "experiments" */ './goal-panel' )
);

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

/** Whether the page has a test in it, or is a part of one. */
function useHasTests(): boolean {
	const own = usePageTest();
	const other = usePageTestOf();
	const hasBlock = useSelect(
		( select ) =>
			blockEditor( select ).getGlobalBlockCount( EXPERIMENT ) > 0,
		[]
	);
	return hasBlock || Boolean( own?.key ?? other?.key );
}

/**
 * The panel's place in the sidebar. Most pages have no test, and nothing is
 * fetched for them.
 *
 * @see PERF-34
 * @param props What a block's edit gets.
 */
function GoalSettings( props: GoalProps ) {
	const hasTests = useHasTests();
	return hasTests || props.attributes.brolgaGoal ? (
		<Settings { ...props } />
	) : null;
}

addFilter(
	'editor.BlockEdit',
	'brolga/goal',
	( BlockEdit: ComponentType< EditProps > ) => ( props: EditProps ) => (
		<>
			<BlockEdit { ...props } />
			{ props.attributes.brolgaGoal && (
				<OwnId clientId={ props.clientId } />
			) }
			{ props.isSelected &&
				props.name !== EXPERIMENT &&
				props.name !== VARIANT && (
					<BlockPanels>
						<GoalSettings { ...props } />
					</BlockPanels>
				) }
		</>
	)
);
