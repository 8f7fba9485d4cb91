/**
 * The way in for other plugins' forms: choose the export, see what becomes of it, import.
 */
import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { forms, type ReportLine } from '../rest';
import { Report } from './report';
import { useAttempt } from './use-attempt';

/** @see KIT-20 KIT-21 */
export function FormsImport() {
	const [ file, setFile ] = useState< File >();
	const [ lines, setLines ] = useState< readonly ReportLine[] >();
	const [ isDone, setIsDone ] = useState( false );
	const { busy, error, attempt } = useAttempt();
	const look = ( picked: File | undefined ): void => {
		setFile( picked );
		setLines( undefined );
		setIsDone( false );
		if ( picked ) {
			attempt( async () => setLines( await forms( picked, true ) ) );
		}
	};
	const run = ( picked: File ): void =>
		attempt( async () => {
			setLines( await forms( picked, false ) );
			setIsDone( true );
		} );
	return (
		<div className="brolga-kit">
			<FormFileUpload
				accept=".json,.xml,.txt,application/json,text/xml,text/plain"
				className="is-secondary"
				disabled={ busy }
				__next40pxDefaultSize
				onChange={ ( event ) =>
					look( event.currentTarget.files?.[ 0 ] )
				}
			>
				{ file
					? file.name
					: __( 'Choose an export of forms', 'brolga' ) }
			</FormFileUpload>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<div role="status">
				{ lines && (
					<Report
						lines={ lines }
						title={
							isDone
								? __( 'The forms were imported.', 'brolga' )
								: __(
										'This is what would be imported.',
										'brolga'
									)
						}
					/>
				) }
			</div>
			{ file && lines && ! isDone && (
				<div>
					<Button
						variant="primary"
						isBusy={ busy }
						disabled={ busy }
						accessibleWhenDisabled
						onClick={ () => run( file ) }
						__next40pxDefaultSize
					>
						{ __( 'Import forms', 'brolga' ) }
					</Button>
				</div>
			) }
		</div>
	);
}
