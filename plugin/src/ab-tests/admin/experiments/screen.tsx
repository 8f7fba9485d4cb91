/**
 * The screen: which variant wins?
 */
import { Button, Notice, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ExportForm } from '../../../admin/import-export';
import { ScreenHead } from '../../../admin/screen-head';
import { useKeys } from '../../../admin/use-keys';
import { AddTest } from './add';
import { Overview } from './overview';
import { Report } from './report';
import { useTests } from './use-tests';

interface Props {
	readonly exportForm: ExportForm;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
}

/** A test that cannot count its goal can start all the same. @see AB-172 */
const anyway = (
	key: string,
	turn: ReturnType< typeof useTests >[ 'turn' ]
) =>
	key === ''
		? []
		: [
				{
					label: __( 'Start without counting conversions', 'brolga' ),
					onClick: () => turn( key, 'start', true ),
				},
			];

/** None where a test is shown, which has its own. */
const keysOf = ( newPage: string, shown: string, act: () => void ) =>
	newPage === '' || shown !== ''
		? []
		: [ { key: 'n', words: __( 'Add test', 'brolga' ), act } ];

export function TestsScreen( { exportForm, newPage = '' }: Props ) {
	const {
		shown,
		tests,
		report,
		busy,
		error,
		aimless,
		go,
		turn,
		clear,
		setReport,
	} = useTests();
	const [ isAdding, setAdding ] = useState( false );
	const add = (): void => setAdding( true );
	useKeys( keysOf( newPage, shown, add ) );
	const failure = error !== '' && (
		<Notice
			status="error"
			onRemove={ clear }
			actions={ anyway( aimless, turn ) }
		>
			{ error }
		</Notice>
	);
	if ( shown !== '' ) {
		return report ? (
			<Report
				report={ report }
				exportForm={ exportForm }
				onBack={ () => go( '' ) }
				onChange={ setReport }
			/>
		) : (
			<>
				<ScreenHead title={ __( 'Tests', 'brolga' ) } />
				{ failure || <Spinner /> }
			</>
		);
	}
	return (
		<>
			<ScreenHead title={ __( 'Tests', 'brolga' ) }>
				{ newPage !== '' && tests?.length !== 0 && (
					<Button
						variant="primary"
						onClick={ add }
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
					onAdd={ newPage === '' ? undefined : add }
					onOpen={ go }
					onTurn={ turn }
				/>
			) }
		</>
	);
}
