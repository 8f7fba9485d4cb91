/**
 * The list of subscribers.
 */
import { Button, CheckboxControl } from '@wordpress/components';
import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Subscriber } from '../../rest/subscribers';
import { STATUS } from './words';

interface Props {
	readonly items: readonly Subscriber[];
	readonly onOpen: ( subscriber: Subscriber ) => void;
	/** Who is picked; undefined: nobody can be. */
	readonly picked: readonly number[] | undefined;
	readonly onPick: ( ids: readonly number[] ) => void;
}

/** Somebody's place in the list, and the way to the rest. */
const Row = ( {
	item,
	onOpen,
}: {
	readonly item: Subscriber;
	readonly onOpen: Props[ 'onOpen' ];
} ) => (
	<>
		<th scope="row">
			<Button variant="link" onClick={ () => onOpen( item ) }>
				{ item.email }
			</Button>
		</th>
		<td className="is-detail">{ item.name }</td>
		<td className="is-detail">{ item.list }</td>
		<td>
			<span className={ `brolga-badge is-${ item.status }` }>
				{ STATUS[ item.status ] ?? item.status }
			</span>{ ' ' }
			{ item.dead.length > 0 && (
				<span className="brolga-badge is-dead">
					{ __( 'Failed jobs', 'brolga' ) }
				</span>
			) }
		</td>
		<td className="is-detail">
			<time
				dateTime={ item.consent.at }
				title={ dateI18n(
					getSettings().formats.datetime,
					item.consent.at,
					undefined
				) }
			>
				{ humanTimeDiff( item.consent.at ) }
			</time>
		</td>
	</>
);

export function Table( { items, onOpen, picked, onPick }: Props ) {
	const all = items.map( ( { id } ) => id );
	const isPicked = ( id: number ): boolean => picked?.includes( id ) === true;
	return (
		<table className="widefat striped brolga-subscribers__table">
			<thead>
				<tr>
					{ picked && (
						<td className="brolga-subscribers__pick">
							<CheckboxControl
								aria-label={ __(
									'Select all on this page',
									'brolga'
								) }
								checked={ all.every( isPicked ) }
								indeterminate={
									all.some( isPicked ) &&
									! all.every( isPicked )
								}
								onChange={ ( on ) => onPick( on ? all : [] ) }
								__nextHasNoMarginBottom
							/>
						</td>
					) }
					<th scope="col">{ __( 'Email', 'brolga' ) }</th>
					<th scope="col" className="is-detail">
						{ __( 'Name', 'brolga' ) }
					</th>
					<th scope="col" className="is-detail">
						{ __( 'List', 'brolga' ) }
					</th>
					<th scope="col">{ __( 'Status', 'brolga' ) }</th>
					<th scope="col" className="is-detail">
						{ __( 'Agreed on', 'brolga' ) }
					</th>
				</tr>
			</thead>
			<tbody>
				{ items.map( ( item ) => (
					<tr key={ item.id }>
						{ picked && (
							<td className="brolga-subscribers__pick">
								<CheckboxControl
									aria-label={ sprintf(
										/* translators: %s: an address. */
										__( 'Select %s', 'brolga' ),
										item.email
									) }
									checked={ isPicked( item.id ) }
									onChange={ ( on ) =>
										onPick(
											on
												? [ ...picked, item.id ]
												: picked.filter(
														( id ) => id !== item.id
													)
										)
									}
									__nextHasNoMarginBottom
								/>
							</td>
						) }
						<Row item={ item } onOpen={ onOpen } />
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
