/**
 * The ways in and out of a list, as files for a spreadsheet: they stand together
 * at the end of the title, on a telephone below the list.
 */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Where a list is exported, as the server printed it into the page. */
export interface ExportForm {
	readonly url: string;
	readonly nonce: string;
}

interface Props {
	readonly exportForm: ExportForm;
	/** What of the list is exported. */
	readonly filter: Readonly< Record< string, string > >;
	readonly onImport: () => void;
}

/**
 * Export is a form, not a script: the browser saves the file while the server
 * is still writing it, however long it is.
 *
 * @param props          See Props.
 * @param props.exportForm
 * @param props.filter
 * @param props.onImport
 */
export const ImportExport = ( { exportForm, filter, onImport }: Props ) => (
	<div className="brolga-import-export">
		<Button variant="secondary" onClick={ onImport } __next40pxDefaultSize>
			{ __( 'Import CSV', 'brolga' ) }
		</Button>
		<form method="post" action={ exportForm.url }>
			<input type="hidden" name="_wpnonce" value={ exportForm.nonce } />
			{ Object.entries( filter ).map( ( [ name, value ] ) => (
				<input
					key={ name }
					type="hidden"
					name={ name }
					value={ value }
				/>
			) ) }
			<Button type="submit" variant="secondary" __next40pxDefaultSize>
				{ __( 'Export CSV', 'brolga' ) }
			</Button>
		</form>
	</div>
);
