/**
 * The tests of the page's blocks, each with its goal and what keeps it from counting.
 */
import { Button, Flex, FlexBlock } from '@wordpress/components';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	blockEditor,
	EXPERIMENT,
	goalOf,
	testName,
	TROUBLES,
	useGoals,
	useTestState,
	type BlockEditorActions,
	type TestAttributes,
} from '@brolga/editor-ab-tests';

type Attributes = TestAttributes & { readonly name: string };

function Row( {
	clientId,
	attributes,
}: {
	readonly clientId: string;
	readonly attributes: Attributes;
} ) {
	const { place, troubles } = useTestState( clientId, attributes );
	const goals = useGoals();
	const actions = useDispatch(
		blockEditorStore
	) as unknown as BlockEditorActions;
	const [ first ] = troubles;
	return (
		<li>
			<Flex align="flex-start">
				<FlexBlock>
					<strong>
						{ testName(
							attributes.name,
							attributes.number,
							place.title
						) }
					</strong>
					<p>
						{ goalOf( goals, attributes.goal ).label }
						{ ' · ' }
						{ first
							? TROUBLES[ first ]
							: __( 'Counting visitors', 'brolga' ) }
					</p>
				</FlexBlock>
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () => actions.selectBlock( clientId ) }
				>
					{ __( 'Edit', 'brolga' ) }
				</Button>
			</Flex>
		</li>
	);
}

/** The list. */
export function TestList() {
	const ids = useSelect( ( select ) => {
		const editor = blockEditor( select );
		return editor
			.getClientIdsWithDescendants()
			.filter( ( id ) => editor.getBlockName( id ) === EXPERIMENT )
			.join();
	}, [] );
	const tests = useSelect(
		( select ) =>
			JSON.stringify(
				ids
					.split( ',' )
					.filter( Boolean )
					.map( ( id ) => [
						id,
						blockEditor( select ).getBlockAttributes( id ),
					] )
			),
		[ ids ]
	);
	const rows = JSON.parse( tests ) as [ string, Attributes | null ][];
	return (
		<ul style={ { margin: 0 } }>
			{ rows.map(
				( [ id, attributes ] ) =>
					attributes && (
						<Row
							key={ id }
							clientId={ id }
							attributes={ attributes }
						/>
					)
			) }
		</ul>
	);
}
