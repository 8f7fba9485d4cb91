/**
 * The screen: which variant wins?
 */
import { Notice, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../../rest/message';
import * as rest from '../../rest/tests';
import type { TestLine, TestReport } from '../../rest/tests';
import { Empty } from '../shared/empty';
import { StatusTabs } from '../shared/status-tabs';
import { addressOf, List } from './list';
import { Planner } from './planner';
import { Report, type ExportDoor } from './report';

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
			<h1 className="wp-heading-inline">{ __( 'Tests', 'brolga' ) }</h1>
			{ failure }
			{ ! tests && error === '' && <Spinner /> }
			{ tests?.length === 0 && (
				<Empty
					title={ __( 'No tests yet', 'brolga' ) }
					text={ __(
						'Edit a page, put an A/B test block on it, and write two versions of what you want to improve: a headline, an image, an offer. Once the page is published, visitors are divided between them and the better one shows here.',
						'brolga'
					) }
					newPage={ newPage }
				/>
			) }
			{ tests && archived.length > 0 && (
				<StatusTabs
					label={ __( 'Which tests', 'brolga' ) }
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
			{ listed.length > 0 && <List tests={ listed } onOpen={ go } /> }
			{ tests && (
				<div className="brolga-tests__more">
					<Planner />
				</div>
			) }
		</>
	);
}
