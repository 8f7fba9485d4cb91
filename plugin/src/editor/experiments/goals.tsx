/**
 * What tests can be decided by: the server says which goals there are, those of
 * other plugins among them.
 *
 * @see EXT-3
 */
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEditorSetting } from '@brolga/editor';

export interface GoalChoice {
	readonly value: string;
	readonly label: string;
	readonly help: string;
	/** Whether it is reached on a block, which the owner marks. */
	readonly isMarked: boolean;
}

const NONE: readonly GoalChoice[] = [];

/** All goals, in their order. */
export const useGoals = (): readonly GoalChoice[] =>
	useEditorSetting< readonly GoalChoice[] >( 'brolgaGoals' ) ?? NONE;

/**
 * A goal by its name. One whose plugin is not active goes by its name alone.
 *
 * @param goals All goals.
 * @param value Its name.
 */
export const goalOf = (
	goals: readonly GoalChoice[],
	value: string
): GoalChoice =>
	goals.find( ( goal ) => goal.value === value ) ?? {
		value,
		label: value,
		help: '',
		isMarked: false,
	};

/**
 * The choice of a goal, and what there is to do for it.
 *
 * @param props          What it is.
 * @param props.value    The goal that is chosen.
 * @param props.test     The test's key, once it has one.
 * @param props.onChange Gets the goal that is chosen then.
 */
export function GoalField( {
	value,
	test,
	onChange,
}: {
	readonly value: string;
	readonly test: string | undefined;
	readonly onChange: ( goal: string ) => void;
} ) {
	const goals = useGoals();
	const chosen = goalOf( goals, value );
	return (
		<>
			<SelectControl
				label={ __( 'Goal', 'brolga' ) }
				help={ chosen.help }
				value={ value }
				options={ [
					...goals,
					...( goals.includes( chosen ) ? [] : [ chosen ] ),
				].map( ( goal ) => ( {
					value: goal.value,
					label: goal.label,
				} ) ) }
				onChange={ onChange }
				__next40pxDefaultSize
			/>
			{ value === 'shortcode' && test && (
				<p>
					<code>{ `[brolga_split_track id="${ test }"]` }</code>
				</p>
			) }
		</>
	);
}
