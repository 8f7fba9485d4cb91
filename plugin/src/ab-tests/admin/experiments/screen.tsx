/**
 * The screen: which variant wins?
 */
import { Button, Notice, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ExportForm } from '../../../admin/import-export';
import { ScreenHead } from '../../../admin/screen-head';
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
