/**
 * The screen: who wants our mail, and how do we know?
 */
import {
	Button,
	Notice,
	SearchControl,
	SelectControl,
	Snackbar,
	Spinner,
} from '@wordpress/components';
import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../../rest/message';
import * as rest from '../../rest/subscribers';
import type { Subscriber, SubscriberPage } from '../../rest/subscribers';
import { Import } from '../import/import';
import { Detail } from './detail';

import { STATUS } from './words';

/** Milliseconds without a key before a search is asked for. */
const TYPING_MS = 300;

interface Props {
	/** Where subscribers are exported. */
	readonly door: { readonly url: string; readonly nonce: string };
}

const Table = ( {
	items,
	onOpen,
}: {
	readonly items: readonly Subscriber[];
	readonly onOpen: ( subscriber: Subscriber ) => void;
} ) => (
	<table className="widefat striped brolga-subscribers__table">
		<thead>
			<tr>
				<th scope="col">{ __( 'Email', 'brolga' ) }</th>
				<th scope="col">{ __( 'Name', 'brolga' ) }</th>
				<th scope="col">{ __( 'List', 'brolga' ) }</th>
				<th scope="col">{ __( 'Status', 'brolga' ) }</th>
				<th scope="col">{ __( 'Agreed', 'brolga' ) }</th>
			</tr>
		</thead>
		<tbody>
			{ items.map( ( item ) => (
				<tr key={ item.id }>
					<th scope="row">
						<Button variant="link" onClick={ () => onOpen( item ) }>
							{ item.email }
						</Button>
					</th>
					<td>{ item.name }</td>
					<td>{ item.list }</td>
					<td>
						<span className={ `brolga-badge is-${ item.status }` }>
							{ STATUS[ item.status ] ?? item.status }
						</span>
					</td>
					<td>
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
				</tr>
			) ) }
		</tbody>
	</table>
);

export function SubscribersScreen( { door }: Props ) {
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

	useEffect( () => {
		const wait = setTimeout( () => setSearch( typed ), TYPING_MS );
		return () => clearTimeout( wait );
	}, [ typed ] );
	useEffect( () => setAfter( 0 ), [ list, status, search ] );
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
	const isFiltered = search !== '' || list !== '' || status !== '';

	return (
		<>
			<h1 className="wp-heading-inline">
				{ __( 'Subscribers', 'brolga' ) }
			</h1>
			<nav
				className="brolga-subscribers__tabs"
				aria-label={ __( 'Subscribers by status', 'brolga' ) }
			>
				{ tabs.map( ( tab ) => (
					<button
						key={ tab }
						type="button"
						aria-current={ tab === status ? 'page' : undefined }
						onClick={ () => setStatus( tab ) }
					>
						{ tab === '' ? __( 'All', 'brolga' ) : STATUS[ tab ] }
						<span>{ page ? countOf( tab ) : '…' }</span>
					</button>
				) ) }
			</nav>
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
				<Button
					className="brolga-subscribers__import"
					variant="secondary"
					onClick={ () => setImporting( true ) }
					__next40pxDefaultSize
				>
					{ __( 'Import CSV', 'brolga' ) }
				</Button>
				<form method="post" action={ door.url }>
					<input type="hidden" name="_wpnonce" value={ door.nonce } />
					<input type="hidden" name="list" value={ list } />
					<input type="hidden" name="status" value={ status } />
					<input type="hidden" name="search" value={ search } />
					<Button
						type="submit"
						variant="secondary"
						__next40pxDefaultSize
					>
						{ __( 'Export as CSV', 'brolga' ) }
					</Button>
				</form>
			</div>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ ! page && error === '' && <Spinner /> }
			{ page && page.items.length > 0 && (
				<div className="brolga-subscribers__list">
					<Table items={ page.items } onOpen={ setOpen } />
				</div>
			) }
			{ page?.items.length === 0 && (
				<p className="brolga-subscribers__empty">
					{ isFiltered
						? __( 'No subscriber is like that.', 'brolga' )
						: __(
								'No subscribers yet. Put a newsletter block on a page, or import those you have.',
								'brolga'
							) }
				</p>
			) }
			<div className="brolga-subscribers__pager">
				{ after > 0 && (
					<Button
						variant="secondary"
						onClick={ () => setAfter( 0 ) }
						__next40pxDefaultSize
					>
						{ __( 'Back to the newest', 'brolga' ) }
					</Button>
				) }
				{ page?.next && (
					<Button
						variant="secondary"
						onClick={ () => setAfter( page.next ?? 0 ) }
						__next40pxDefaultSize
					>
						{ __( 'Older subscribers', 'brolga' ) }
					</Button>
				) }
			</div>
			{ open && (
				<Detail
					subscriber={ open }
					onClose={ () => setOpen( undefined ) }
					onDone={ ( message ) => {
						setOpen( undefined );
						setSaid( message );
						setRound( ( known ) => known + 1 );
					} }
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
