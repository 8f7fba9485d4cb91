/**
 * The screen: who wants our mail, and how do we know?
 */
import {
	Notice,
	SearchControl,
	SelectControl,
	Snackbar,
	Spinner,
} from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../../rest/message';
import type { Subscriber } from '../../rest/subscribers';
import { Doors, type ExportDoor } from '../shared/doors';
import { Import } from '../shared/import';
import { Pager } from '../shared/pager';
import { ScreenHead } from '../shared/screen-head';
import { StatusTabs } from '../shared/status-tabs';
import { Detail } from './detail';
import { STATUS } from './words';
import { countOf, isAllSpam, nextOf, tabsOf } from './model';
import { Results } from './results';
import { useSubscribers } from './use-subscribers';

/** Milliseconds without a key before a search is asked for. */
const TYPING_MS = 300;

const NOBODY: readonly number[] = [];

interface Props {
	/** Where subscribers are exported. */
	readonly door: ExportDoor;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
}

interface ToolsProps {
	readonly typed: string;
	/** The list that is shown; empty: all of them. */
	readonly list: string;
	readonly lists: readonly string[];
	readonly onType: ( typed: string ) => void;
	readonly onList: ( list: string ) => void;
}

const Tools = ( { typed, list, lists, onType, onList }: ToolsProps ) => (
	<div className="brolga-subscribers__tools">
		<SearchControl
			label={ __( 'Search subscribers', 'brolga' ) }
			placeholder={ __( 'Search subscribers', 'brolga' ) }
			value={ typed }
			onChange={ onType }
			__nextHasNoMarginBottom
		/>
		<SelectControl
			label={ __( 'List', 'brolga' ) }
			hideLabelFromVision
			value={ list }
			options={ [
				{ value: '', label: __( 'All lists', 'brolga' ) },
				...lists.map( ( name ) => ( {
					value: name,
					label: name,
				} ) ),
			] }
			onChange={ onList }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	</div>
);

export function SubscribersScreen( { door, newPage = '' }: Props ) {
	const isPhone = ! useViewportMatch( 'small' );
	const [ list, setList ] = useState( '' );
	const [ status, setStatus ] = useState( '' );
	const [ typed, setTyped ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	const [ after, setAfter ] = useState( 0 );
	const [ round, setRound ] = useState( 0 );
	const { page, error, setError } = useSubscribers(
		list,
		status,
		search,
		after,
		round
	);
	const [ open, setOpen ] = useState< Subscriber >();
	const [ importing, setImporting ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const [ picked, setPicked ] = useState< readonly number[] >( NOBODY );

	useEffect( () => {
		const wait = setTimeout( () => setSearch( typed ), TYPING_MS );
		return () => clearTimeout( wait );
	}, [ typed ] );
	useEffect( () => setAfter( 0 ), [ list, status, search ] );
	useEffect( () => setPicked( NOBODY ), [ list, status, after, round ] );

	const lists = page?.lists ?? {};
	const finish = ( message: string ): void => {
		setOpen( undefined );
		setSaid( message );
		setRound( ( known ) => known + 1 );
	};
	const act = ( work: Promise< string > ): Promise< void > =>
		work.then( finish, ( reason: unknown ) =>
			setError( messageOf( reason ) )
		);
	// While another tab's list is still shown, nothing of it can be picked.
	const isSpam = status === 'spam' && isAllSpam( page );
	// What a search has taken out of the list is not acted upon unseen.
	const shown = picked.filter( ( id ) =>
		page?.items.some( ( item ) => item.id === id )
	);
	const doors = (
		<Doors
			door={ door }
			filter={ { list, status, search } }
			onImport={ () => setImporting( true ) }
		/>
	);

	return (
		<>
			<ScreenHead title={ __( 'Subscribers', 'brolga' ) }>
				{ ! isPhone && doors }
			</ScreenHead>
			<StatusTabs
				label={ __( 'Subscribers by status', 'brolga' ) }
				tabs={ tabsOf( lists, list ).map( ( value ) => ( {
					value,
					text:
						value === '' ? __( 'All', 'brolga' ) : STATUS[ value ],
					count: page ? countOf( lists, list, value ) : '…',
				} ) ) }
				current={ status }
				onChange={ setStatus }
			/>
			<Tools
				typed={ typed }
				list={ list }
				lists={ Object.keys( lists ) }
				onType={ setTyped }
				onList={ setList }
			/>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ ! page && error === '' && <Spinner /> }
			{ page && (
				<Results
					page={ page }
					isSpam={ isSpam }
					picked={ shown }
					isFiltered={ [ search, list, status ].some( Boolean ) }
					newPage={ newPage }
					onOpen={ setOpen }
					onPick={ setPicked }
					onAct={ act }
					onImport={ () => setImporting( true ) }
				/>
			) }
			<Pager
				className="brolga-subscribers__pager"
				isFirst={ after === 0 }
				older={ __( 'Older subscribers', 'brolga' ) }
				next={ nextOf( page ) }
				onGo={ setAfter }
			/>
			{ isPhone && doors }
			{ open && (
				<Detail
					subscriber={ open }
					onClose={ () => setOpen( undefined ) }
					onDone={ finish }
				/>
			) }
			{ importing && (
				<Import
					kind="subscribers"
					onClose={ () => setImporting( false ) }
					onDone={ () => setRound( ( known ) => known + 1 ) }
				/>
			) }
			{ said !== '' && (
				<div className="brolga-subscribers__said">
					<Snackbar onRemove={ () => setSaid( '' ) }>
						{ said }
					</Snackbar>
				</div>
			) }
		</>
	);
}
