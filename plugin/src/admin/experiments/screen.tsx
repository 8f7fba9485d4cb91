/**
 * The screen: which variant wins?
 */
import { Button, Notice, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../../rest/message';
import * as rest from '../../rest/tests';
import type { TestLine, TestReport } from '../../rest/tests';
import type { ExportDoor } from '../shared/doors';
import { Empty } from '../shared/empty';
import { ScreenHead } from '../shared/screen-head';
import { StatusTabs } from '../shared/status-tabs';
import { AddTest } from './add';
import { addressOf, List } from './list';
import { Planner } from './planner';
import { Report } from './report';

/** The test that the address names; empty: the list. */
const placed = (): string =>
	new URLSearchParams( window.location.search ).get( 'test' ) ?? '';

interface Props {
	readonly door: ExportDoor;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
}

export function TestsScreen( { door, newPage = '' }: Props ) {
	const [ shown, setShown ] = useState( placed );
	const [ tests, setTests ] = useState< readonly TestLine[] >();
	const [ report, setReport ] = useState< TestReport >();
	const [ tab, setTab ] = useState< 'current' | 'archived' >( 'current' );
	const [ isAdding, setAdding ] = useState( false );
	const [ busy, setBusy ] = useState( '' );
	const [ error, setError ] = useState( '' );

	useEffect( () => {
		const back = (): void => setShown( placed() );
		window.addEventListener( 'popstate', back );
		return () => window.removeEventListener( 'popstate', back );
	}, [] );

	const go = useCallback( ( key: string ): void => {
		window.history.pushState(
			null,
			'',
			key === '' ? 'admin.php?page=brolga-experiments' : addressOf( key )
		);
		setShown( key );
		window.scrollTo( 0, 0 );
	}, [] );

	useEffect( () => {
		let current = true;
		setError( '' );
		setReport( undefined );
		( shown === ''
			? rest.list().then( ( found ) => {
					if ( current ) {
						setTests( found.tests );
					}
				} )
			: rest.read( shown ).then( ( found ) => {
					if ( current ) {
						setReport( found );
					}
				} )
		).catch(
			( reason: unknown ) => current && setError( messageOf( reason ) )
		);
		return () => {
			current = false;
		};
	}, [ shown ] );

	const turn = ( key: string, what: 'start' | 'stop' ): void => {
		setBusy( key );
		setError( '' );
		rest.change( key, what )
			.then(
				( changed ) =>
					setTests( ( before ) =>
						before?.map( ( one ) =>
							one.key === key ? changed : one
						)
					),
				( reason: unknown ) => setError( messageOf( reason ) )
			)
			.finally( () => setBusy( '' ) );
	};

	const failure = error !== '' && (
		<Notice status="error" isDismissible={ false }>
			{ error }
		</Notice>
	);
	if ( shown !== '' ) {
		return report ? (
			<Report
				report={ report }
				door={ door }
				onBack={ () => go( '' ) }
				onChange={ setReport }
			/>
		) : (
			<>
				<h1>{ __( 'Tests', 'brolga' ) }</h1>
				{ failure || <Spinner /> }
			</>
		);
	}
	const archived = ( tests ?? [] ).filter(
		( { state } ) => state === 'archived'
	);
	const current = ( tests ?? [] ).filter(
		( { state } ) => state !== 'archived'
	);
	const listed = tab === 'archived' ? archived : current;
	return (
		<>
			<ScreenHead title={ __( 'Tests', 'brolga' ) }>
				{ newPage !== '' && (
					<Button
						variant="primary"
						onClick={ () => setAdding( true ) }
						__next40pxDefaultSize
					>
						{ __( 'Add test', 'brolga' ) }
					</Button>
				) }
			</ScreenHead>
			{ isAdding && (
				<AddTest
					newPage={ newPage }
					onClose={ () => setAdding( false ) }
				/>
			) }
			{ failure }
			{ ! tests && error === '' && <Spinner /> }
			{ tests?.length === 0 && (
				<Empty
					title={ __( 'No tests yet', 'brolga' ) }
					text={ __(
						'Create two versions of what you want to improve: a headline, an image, an offer, a whole page. Once you start the test, visitors are divided between them, and you see here which one works better.',
						'brolga'
					) }
				/>
			) }
			{ tests && archived.length > 0 && (
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
			{ listed.length > 0 && (
				<List
					tests={ listed }
					busy={ busy }
					onOpen={ go }
					onTurn={ turn }
				/>
			) }
			{ tests && (
				<div className="brolga-tests__more">
					<Planner />
				</div>
			) }
		</>
	);
}
