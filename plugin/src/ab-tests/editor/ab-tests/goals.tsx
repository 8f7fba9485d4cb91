/**
 * What tests can be decided by: the server says which goals there are, those of
 * other plugins among them.
 *
 * @see EXT-3
 */
import { SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEditorSetting } from '@brolga/editor';
import { GoalBlocks, useOnlyForm } from './goal-blocks';
import { GoalForms } from './goal-forms';
import { PagePicker, useFound } from './page-picker';
import { postEditor } from './stores';

export interface GoalChoice {
	readonly value: string;
	readonly label: string;
	readonly help: string;
	/** Whether it is reached on a block, which the owner marks. */
	readonly isMarked: boolean;
	/** Whether it can be reached on this site; a test that has it keeps it. */
	readonly isOffered?: boolean;
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

/** What is said of a goal. @see AB-493 */
const helpOf = ( { help, isOffered }: GoalChoice ): string =>
	isOffered === false
		? __(
				'WooCommerce is not active, so nobody can order. Choose another goal.',
				'brolga'
			)
		: help;

/** What an owner chose as the goal of a test. */
export interface GoalSettings {
	readonly goal: string;
	/** The page that is to be visited; 0: none. */
	readonly goalPage?: number;
	/** Forms on other pages, by their own ids. */
	readonly goalForms?: readonly string[];
}

interface FieldProps {
	readonly attributes: GoalSettings;
	readonly setAttributes: ( change: Partial< GoalSettings > ) => void;
	/** The test's key, once it has one. */
	readonly test: string | undefined;
	/** The test's block; none for a test of two pages. */
	readonly clientId?: string;
}

/** The page that is to be visited. @see AB-171 */
function PageGoal( { attributes, setAttributes }: FieldProps ) {
	const own = useSelect(
		( select ) => Number( postEditor( select )?.getCurrentPostId() ),
		[]
	);
	const chosen = useFound( attributes.goalPage ?? 0 );
	return (
		<PagePicker
			own={ own }
			chosen={ chosen }
			label={ __( 'Page to visit', 'brolga' ) }
			help={ __(
				'A visit to this page by anyone in the test counts as a conversion. There is nothing to add to the page.',
				'brolga'
			) }
			onChange={ ( { id } ) => setAttributes( { goalPage: id } ) }
		/>
	);
}

/**
 * The choice of a goal, and of what reaches it.
 *
 * @see AB-169
 * @param props See FieldProps.
 */
export function GoalField( props: FieldProps ) {
	const { attributes, setAttributes, test, clientId } = props;
	const goals = useGoals();
	const value = attributes.goal;
	const chosen = goalOf( goals, value );
	const markOnlyForm = useOnlyForm( test, clientId );
	return (
		<>
			<SelectControl
				label={ __( 'Goal', 'brolga' ) }
				help={ helpOf( chosen ) }
				value={ value }
				options={ [
					...goals.filter(
						( goal ) => goal === chosen || goal.isOffered !== false
					),
					...( goals.includes( chosen ) ? [] : [ chosen ] ),
				].map( ( goal ) => ( {
					value: goal.value,
					label: goal.label,
				} ) ) }
				onChange={ ( goal ) => {
					setAttributes( { goal } );
					markOnlyForm( goal );
				} }
				__next40pxDefaultSize
			/>
			{ chosen.isMarked && (
				<GoalBlocks goal={ value } test={ test } within={ clientId } />
			) }
			{ value === 'form' && (
				<GoalForms
					chosen={ attributes.goalForms ?? [] }
					onChange={ ( goalForms ) => setAttributes( { goalForms } ) }
				/>
			) }
			{ value === 'shortcode' && <PageGoal { ...props } /> }
		</>
	);
}
