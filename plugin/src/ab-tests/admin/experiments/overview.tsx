/**
 * The tests there are, those that were put away apart.
 */
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { TestLine } from '../../rest';
import { Empty } from '../../../admin/empty';
import { StatusTabs } from '../../../admin/status-tabs';
import { List } from './list';
import { Planner } from './planner';

interface Props {
	readonly tests: readonly TestLine[];
	/** The test that something is done with; empty for none. */
	readonly busy: string;
	/** Begins one; undefined for those who may not. */
	readonly onAdd: ( () => void ) | undefined;
	readonly onOpen: ( key: string ) => void;
	readonly onTurn: ( key: string, what: 'start' | 'stop' ) => void;
}

export function Overview( { tests, busy, onAdd, onOpen, onTurn }: Props ) {
	const [ tab, setTab ] = useState< 'current' | 'archived' >( 'current' );
	const archived = tests.filter( ( { state } ) => state === 'archived' );
	const current = tests.filter( ( { state } ) => state !== 'archived' );
	const first = onAdd && {
		label: __( 'Add test', 'brolga' ),
		onClick: onAdd,
	};
	const listed = tab === 'archived' ? archived : current;
	return (
		<>
			{ tests.length === 0 && (
				<Empty
					title={ __( 'No tests yet', 'brolga' ) }
					text={ __(
						'Compare two versions of a headline, an image, an offer or a whole page. Visitors are divided between them, and you see here which one works better.',
						'brolga'
					) }
					first={ first }
					help="experiments"
				/>
			) }
			{ archived.length > 0 && (
				<StatusTabs
					label={ __( 'Show tests', 'brolga' ) }
					current={ tab }
					onChange={ setTab }
					tabs={ [
						{
							value: 'current',
							text: __( 'Current', 'brolga' ),
							count: current.length,
						},
						{
							value: 'archived',
							text: __( 'Archived', 'brolga' ),
							count: archived.length,
						},
					] }
				/>
			) }
			{ tests.length > 0 && listed.length === 0 && (
				<Empty
					title={ __( 'No current tests', 'brolga' ) }
					text={ __(
						'All of your tests are archived. Start another one.',
						'brolga'
					) }
					first={ first }
				/>
			) }
			{ listed.length > 0 && (
				<List
					tests={ listed }
					busy={ busy }
					onOpen={ onOpen }
					onTurn={ onTurn }
				/>
			) }
			<div className="brolga-tests__more">
				<Planner />
			</div>
		</>
	);
}
