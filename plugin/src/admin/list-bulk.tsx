/**
 * What can be done with the rows that are ticked.
 */
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { eligibleFor, useActing, type Action } from './list-action';
import { TickAll, tickable, type Item } from './list-table';

interface Props< Row extends Item > {
	readonly items: readonly Row[];
	readonly actions: readonly Action< Row >[];
	readonly picked: readonly string[];
	readonly onPick: ( ids: string[] ) => void;
}

/**
 * A line of buttons, below the rows.
 *
 * @param props See Props.
 */
export function BulkBar< Row extends Item >( props: Props< Row > ) {
	const { items, actions, picked, onPick } = props;
	const [ act, question ] = useActing< Row >();
	const rows = items.filter( ( { id } ) => picked.includes( String( id ) ) );
	return (
		<div className="brolga-list__bulk">
			<TickAll
				ids={ tickable( items, actions ).map( ( { id } ) =>
					String( id )
				) }
				picked={ picked }
				onPick={ onPick }
			/>
			<span>
				{ sprintf(
					/* translators: %d: a number of rows. */
					_n( '%d selected', '%d selected', picked.length, 'brolga' ),
					picked.length
				) }
			</span>
			<div className="brolga-list__deeds">
				{ actions
					.filter(
						( action ) => eligibleFor( action, rows ).length > 0
					)
					.map( ( action ) => (
						<Button
							key={ action.id }
							size="compact"
							onClick={ () => act( action, rows ) }
						>
							{ action.label }
						</Button>
					) ) }
				<Button
					size="compact"
					icon={ closeSmall }
					label={ __( 'Cancel', 'brolga' ) }
					showTooltip
					tooltipPosition="top"
					onClick={ () => onPick( [] ) }
				/>
			</div>
			{ question }
		</div>
	);
}
