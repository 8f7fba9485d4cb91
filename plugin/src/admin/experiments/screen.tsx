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
import { ScreenHead } from '../shared/screen-head';
import { AddTest } from './add';
import { addressOf } from './list';
import { Report } from './report';
import { Overview } from './overview';

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
			{ tests && (
				<Overview
					tests={ tests }
					busy={ busy }
					onOpen={ go }
					onTurn={ turn }
				/>
			) }
		</>
	);
}
