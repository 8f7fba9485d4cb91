/**
 * Whether a test counts visitors, and if not, why.
 */
import { Button, Notice } from '@wordpress/components';
import { date } from '@wordpress/date';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { goalOf, useGoals } from './goals';
import {
	aimOf,
	areEqual,
	blockerOf,
	keyOf,
	troublesOf,
	type Trouble,
} from './model';
import { StopButton, type Stoppable } from './stop';
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

const COUNTING = __( 'This test is counting visitors.', 'brolga' );

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
	const [ nested, marked, weights, equal ] = JSON.parse(
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
					draft &&
						areEqual(
							editor
								.getBlocks( clientId )
								.map( ( { innerBlocks } ) => innerBlocks )
						),
				] );
			},
			[ clientId, number, post, draft ]
		)
	) as [ boolean, boolean, number[], boolean ];
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
			equal,
			...aimOf( test, goalOf( goals, goal ).isMarked, marked ),
			starts,
			ends,
			now: date( 'Y-m-d\\TH:i:s', undefined, undefined ),
		} ),
	};
}

/**
 * Says so. A test that has nothing for a goal, or nothing to compare, has no button to start it; one that counts has
 * one to stop it.
 *
 * @see AB-70 AB-172 AB-490 AB-491
 * @param props          What there is to say.
 * @param props.troubles
 * @param props.test     The test’s key.
 * @param props.place
 * @param props.onStart  Starts it, where it waits for that.
 */
export function StatusNote( {
	troubles,
	test,
	place,
	onStart,
}: Stoppable & {
	readonly troubles: readonly Trouble[];
	readonly onStart: () => void;
} ) {
	const [ first ] = troubles;
	if ( ! first ) {
		return (
			<Notice
				status="success"
				spokenMessage={ COUNTING }
				isDismissible={ false }
			>
				<p style={ { margin: 0 } }>{ COUNTING }</p>
				<StopButton test={ test } place={ place } />
			</Notice>
		);
	}
	// What is missing is read before what waits for it.
	const isFirst = ( trouble: Trouble ): number =>
		Number( blockerOf( [ trouble ] ) !== undefined );
	const ordered = [ ...troubles ].sort(
		( one, other ) => isFirst( other ) - isFirst( one )
	);
	return (
		<>
			{ ordered.map( ( trouble ) => (
				<Notice
					key={ trouble }
					status={ EXPECTED.includes( trouble ) ? 'info' : 'warning' }
					// Else it would render the button to hear what it says, with its hooks among its own.
					spokenMessage={ TROUBLES[ trouble ] }
					isDismissible={ false }
				>
					<p style={ { margin: 0 } }>{ TROUBLES[ trouble ] }</p>
					{ trouble === 'unstarted' && ! blockerOf( troubles ) && (
						<p style={ { margin: '8px 0 0' } }>
							<Button
								variant="primary"
								onClick={ onStart }
								__next40pxDefaultSize
							>
								{ __( 'Start test', 'brolga' ) }
							</Button>
						</p>
					) }
				</Notice>
			) ) }
		</>
	);
}
