/**
 * Whether a test counts visitors, and if not, why.
 */
import { Button, Notice } from '@wordpress/components';
import { date } from '@wordpress/date';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { goalOf, useGoals } from './goals';
import { aimOf, isAimless, keyOf, troublesOf, type Trouble } from './model';
import { useAddress, type Place } from './place';
import { blockEditor, EXPERIMENT } from './stores';
import { TROUBLES } from './words';

/** A test as its block says it. */
export interface TestAttributes {
	readonly number: number;
	readonly post: number;
	readonly draft: boolean;
	readonly goal: string;
	readonly goalPage?: number;
	readonly goalForms?: readonly string[];
	readonly starts: string;
	readonly ends: string;
}

/** Those that an owner expects, and that mend themselves. */
const EXPECTED: readonly Trouble[] = [
	'unstarted',
	'unsaved',
	'starting',
	'draft',
	'early',
];

export interface TestState {
	readonly place: Place;
	readonly nested: boolean;
	readonly troubles: readonly Trouble[];
}

/**
 * What keeps a test from counting.
 *
 * @param clientId The test's block.
 * @param test     What it says.
 */
export function useTestState(
	clientId: string,
	test: TestAttributes
): TestState {
	const place = useAddress( clientId );
	const goals = useGoals();
	const { number, post, draft, goal, starts, ends } = test;
	const [ nested, marked, weights ] = JSON.parse(
		useSelect(
			( select ) => {
				const editor = blockEditor( select );
				return JSON.stringify( [
					editor.getBlockParentsByBlockName( clientId, EXPERIMENT )
						.length > 0,
					number > 0 &&
						editor
							.getClientIdsWithDescendants()
							.some(
								( id ) =>
									editor.getBlockAttributes( id )
										?.brolgaGoal === keyOf( post, number )
							),
					editor
						.getBlocks( clientId )
						.map( ( { attributes } ) =>
							Number( attributes.weight )
						),
				] );
			},
			[ clientId, number, post ]
		)
	) as [ boolean, boolean, number[] ];
	return {
		place,
		nested,
		troubles: troublesOf( {
			nested,
			post: place.post,
			number,
			published: place.published,
			draft,
			state: post === place.post ? place.states[ number ] : undefined,
			weights,
			...aimOf( test, goalOf( goals, goal ).isMarked, marked ),
			starts,
			ends,
			now: date( 'Y-m-d\\TH:i:s', undefined, undefined ),
		} ),
	};
}

/**
 * Says so.
 *
 * @param props          What there is to say.
 * @param props.troubles
 * @param props.onStart  Starts it, where it waits for that.
 */
export function StatusNote( {
	troubles,
	onStart,
}: {
	readonly troubles: readonly Trouble[];
	readonly onStart: () => void;
} ) {
	const [ first ] = troubles;
	if ( ! first ) {
		return (
			<Notice status="success" isDismissible={ false }>
				{ __( 'This test is counting visitors.', 'brolga' ) }
			</Notice>
		);
	}
	// What is missing is read before the button that goes on without it.
	const ordered = [ ...troubles ].sort(
		( one, other ) =>
			Number( isAimless( [ other ] ) ) - Number( isAimless( [ one ] ) )
	);
	return (
		<>
			{ ordered.map( ( trouble ) => (
				<Notice
					key={ trouble }
					status={ EXPECTED.includes( trouble ) ? 'info' : 'warning' }
					isDismissible={ false }
				>
					<p style={ { margin: 0 } }>{ TROUBLES[ trouble ] }</p>
					{ trouble === 'unstarted' && (
						<p style={ { margin: '8px 0 0' } }>
							<StartButton
								onStart={ onStart }
								isAimless={ isAimless( troubles ) }
							/>
						</p>
					) }
				</Notice>
			) ) }
		</>
	);
}

/**
 * The button of a test that waits to be started. What it could not count stands above it.
 *
 * @see AB-70 AB-172
 * @param props           What it does.
 * @param props.onStart
 * @param props.isAimless Whether the test could not count its goal.
 */
export const StartButton = ( {
	onStart,
	isAimless: anyway,
}: {
	readonly onStart: () => void;
	readonly isAimless: boolean;
} ) => (
	<Button
		variant={ anyway ? 'secondary' : 'primary' }
		onClick={ onStart }
		__next40pxDefaultSize
	>
		{ anyway
			? __( 'Start anyway', 'brolga' )
			: __( 'Start test', 'brolga' ) }
	</Button>
);
