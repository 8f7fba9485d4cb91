/**
 * The screen: who wants our mail, and how do we know?
 */
import { Notice, Snackbar } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Subscriber, SubscriberPage } from '../../rest/subscribers';
import { ImportExport, type ExportForm } from '../../../admin/import-export';
import { Import } from '../../../admin/import';
import { ScreenHead } from '../../../admin/screen-head';
import { useListKeys } from '../../../admin/use-list-keys';
import { StatusTabs } from '../../../admin/status-tabs';
import { Detail } from './detail';
import { Nobody } from './empty';
import { SubscriberList } from './list';
import { sendsPosts } from '../../rest/local-lists';
import { countOf, silentLists, tabsOf, whatListSends } from './model';
import { Tools } from './tools';
import { ALL, useSubscribers, type Filter } from './use-subscribers';
import { STATUS } from './words';

interface Props {
	/** Where subscribers are exported. */
	readonly exportForm: ExportForm;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
}

const AboutSpam = () => (
	<p className="brolga-subscribers__spam">
		{ __(
			'These sign-ups look automated, so no emails were sent. Mark genuine ones as not spam. The rest are deleted after the number of days set under Brolga > Settings > Newsletter.',
			'brolga'
		) }
	</p>
);

interface SendingProps {
	readonly page: SubscriberPage | undefined;
	readonly filter: Filter;
}

/**
 * What is sent to the lists that are shown.
 *
 * @see NEWS-640
 */
const Sending = ( { page, filter: { list, status } }: SendingProps ) => {
	if ( ! page || status === 'spam' ) {
		return null;
	}
	if ( sendsPosts( list ) ) {
		return <p>{ __( 'New posts are emailed to this list.', 'brolga' ) }</p>;
	}
	const silent = silentLists( page.lists, list );
	return silent.length === 0 ? null : (
		<p>
			{ sprintf(
				/* translators: %s: names of lists, separated by commas. */
				_n(
					'Brolga sends nothing to the list %s. Turn on “Email new posts” in the Newsletter block for future sign-ups, or export the list to use it elsewhere.',
					'Brolga sends nothing to the lists %s. Turn on “Email new posts” in the Newsletter block for future sign-ups, or export the lists to use them elsewhere.',
					silent.length,
					'brolga'
				),
				silent.map( ( name ) => `“${ name }”` ).join( ', ' )
			) }
		</p>
	);
};

interface TabsProps {
	readonly page: SubscriberPage | undefined;
	readonly filter: Filter;
	readonly onChange: ( change: Partial< Filter > ) => void;
}

const Tabs = ( { page, filter: { list, status }, onChange }: TabsProps ) => (
	<StatusTabs
		label={ __( 'Subscribers by status', 'brolga' ) }
		tabs={ tabsOf( page?.lists ?? {}, list ).map( ( value ) => ( {
			value,
			text: value === '' ? __( 'All', 'brolga' ) : STATUS[ value ],
			count: page ? countOf( page.lists, list, value ) : '…',
		} ) ) }
		current={ status }
		onChange={ ( next ) => onChange( { status: next } ) }
	/>
);

interface SaidProps {
	readonly text: string;
	readonly onRemove: () => void;
}

const Said = ( { text, onRemove }: SaidProps ) =>
	text === '' ? null : (
		<div className="brolga-list__message">
			<Snackbar onRemove={ onRemove }>{ text }</Snackbar>
		</div>
	);

const KEYS = {
	next: __( 'Next subscriber', 'brolga' ),
	previous: __( 'Previous subscriber', 'brolga' ),
};

export function SubscribersScreen( { exportForm, newPage = '' }: Props ) {
	const isPhone = ! useViewportMatch( 'small' );
	const people = useSubscribers();
	useListKeys( KEYS );
	const [ open, setOpen ] = useState< Subscriber >();
	const [ importing, setImporting ] = useState( false );
	const { filter, page, error, act } = people;
	const lists = Object.keys( page?.lists ?? {} );
	const close = (): void => setOpen( undefined );
	const startImport = (): void => setImporting( true );
	const buttons = (
		<ImportExport
			exportForm={ exportForm }
			filter={ filter }
			onImport={ startImport }
		/>
	);

	return (
		<>
			<ScreenHead title={ __( 'Subscribers', 'brolga' ) } hasSearch>
				{ ! isPhone && buttons }
			</ScreenHead>
			<Tabs page={ page } filter={ filter } onChange={ people.narrow } />
			<Tools
				filter={ filter }
				lists={ lists }
				onChange={ people.narrow }
			/>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<Sending page={ page } filter={ filter } />
			{ filter.status === 'spam' && page?.items.length !== 0 && (
				<AboutSpam />
			) }
			<SubscriberList
				page={ page }
				open={ open?.id ?? 0 }
				loading={ people.loading }
				isFirst={ people.isFirst }
				empty={
					<Nobody
						isFiltered={ Object.values( filter ).some( Boolean ) }
						onClear={ () => people.narrow( ALL ) }
						newPage={ newPage }
						onImport={ startImport }
					/>
				}
				onOpen={ setOpen }
				onAct={ act }
				onGo={ people.goOn }
			/>
			{ isPhone && buttons }
			{ open && (
				<Detail
					subscriber={ open }
					onClose={ close }
					onDone={ ( words ) => {
						close();
						people.finish( words );
					} }
				/>
			) }
			{ importing && (
				<Import
					kind="subscribers"
					list={ lists.find( sendsPosts ) }
					noteOn={ whatListSends }
					onClose={ () => setImporting( false ) }
					onDone={ people.reload }
				/>
			) }
			<Said text={ people.said } onRemove={ () => people.say( '' ) } />
		</>
	);
}
