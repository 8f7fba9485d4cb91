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
import * as rest from '../../rest/subscribers';
import type { Subscriber, SubscriberPage } from '../../rest/subscribers';
import { Doors, type ExportDoor } from '../shared/doors';
import { Empty } from '../shared/empty';
import { Import } from '../shared/import';
import { Pager } from '../shared/pager';
import { ScreenHead } from '../shared/screen-head';
import { StatusTabs } from '../shared/status-tabs';
import { Detail } from './detail';
import { SpamActions } from './spam';
import { Table } from './table';
import { STATUS } from './words';

/** Milliseconds without a key before a search is asked for. */
const TYPING_MS = 300;

const NOBODY: readonly number[] = [];

interface Props {
	/** Where subscribers are exported. */
	readonly door: ExportDoor;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
}

export function SubscribersScreen( { door, newPage = '' }: Props ) {
	const isPhone = ! useViewportMatch( 'small' );
	const [ list, setList ] = useState( '' );
	const [ status, setStatus ] = useState( '' );
	const [ typed, setTyped ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	const [ after, setAfter ] = useState( 0 );
	const [ round, setRound ] = useState( 0 );
	const [ page, setPage ] = useState< SubscriberPage >();
	const [ error, setError ] = useState( '' );
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
	useEffect( () => {
		let current = true;
		rest.list( { list, status, search, after } ).then(
			( fresh ) => {
				if ( current ) {
					setPage( fresh );
					setError( '' );
				}
			},
			( reason: unknown ) => current && setError( messageOf( reason ) )
		);
		return () => {
			current = false;
		};
	}, [ list, status, search, after, round ] );

	const lists = page?.lists ?? {};
	const counted = Object.entries( lists )
		.filter( ( [ name ] ) => list === '' || name === list )
		.map( ( [ , counts ] ) => counts );
	const countOf = ( wanted: string ): number =>
		counted
			.flatMap( ( counts ) => Object.entries( counts ) )
			.filter( ( [ name ] ) => wanted === '' || name === wanted )
			.reduce( ( total, [ , number ] ) => total + number, 0 );
	const tabs = [
		'',
		...Object.keys( STATUS ).filter(
			( name ) => name === 'confirmed' || countOf( name ) > 0
		),
	];
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
	const isSpam =
		status === 'spam' &&
		page?.items.every( ( item ) => item.status === 'spam' ) === true;
	// What a search has taken out of the list is not acted upon unseen.
	const shown = picked.filter( ( id ) =>
		page?.items.some( ( item ) => item.id === id )
	);
	const isFiltered = search !== '' || list !== '' || status !== '';
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
				tabs={ tabs.map( ( value ) => ( {
					value,
					text:
						value === '' ? __( 'All', 'brolga' ) : STATUS[ value ],
					count: page ? countOf( value ) : '…',
				} ) ) }
				current={ status }
				onChange={ setStatus }
			/>
			<div className="brolga-subscribers__tools">
				<SearchControl
					label={ __( 'Search subscribers', 'brolga' ) }
					placeholder={ __( 'Search subscribers', 'brolga' ) }
					value={ typed }
					onChange={ setTyped }
					__nextHasNoMarginBottom
				/>
				<SelectControl
					label={ __( 'List', 'brolga' ) }
					hideLabelFromVision
					value={ list }
					options={ [
						{ value: '', label: __( 'All lists', 'brolga' ) },
						...Object.keys( lists ).map( ( name ) => ( {
							value: name,
							label: name,
						} ) ),
					] }
					onChange={ setList }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			</div>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ ! page && error === '' && <Spinner /> }
			{ page && page.items.length > 0 && (
				<>
					{ isSpam && (
						<div className="brolga-subscribers__spam">
							<p>
								{ __(
									'These sign-ups look automated, so no emails were sent. Mark genuine ones as not spam. The rest are deleted after the number of days set under Brolga > Settings > Newsletter.',
									'brolga'
								) }
							</p>
							<SpamActions ids={ shown } onAct={ act } />
						</div>
					) }
					<div className="brolga-subscribers__list">
						<Table
							items={ page.items }
							onOpen={ setOpen }
							picked={ isSpam ? shown : undefined }
							onPick={ setPicked }
						/>
					</div>
				</>
			) }
			{ page?.items.length === 0 && isFiltered && (
				<Empty
					title={ __( 'No matching subscribers', 'brolga' ) }
					text={ __(
						'Search all lists, or use a shorter part of the name or address.',
						'brolga'
					) }
				/>
			) }
			{ page?.items.length === 0 && ! isFiltered && (
				<Empty
					title={ __( 'No subscribers yet', 'brolga' ) }
					text={ __(
						'Add a newsletter block to a page. People who sign up are listed here, with what they agreed to and when.',
						'brolga'
					) }
					newPage={ newPage }
					onImport={ () => setImporting( true ) }
				/>
			) }
			<Pager
				className="brolga-subscribers__pager"
				isFirst={ after === 0 }
				older={ __( 'Older subscribers', 'brolga' ) }
				next={ page?.next || null }
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
