/**
 * The way out: what the list shows, as a file for a spreadsheet.
 */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LeadFilter } from '../../rest/leads';

/** Where leads are exported, as the server printed it into the page. */
export interface ExportDoor {
	readonly url: string;
	readonly nonce: string;
}

interface Props {
	readonly door: ExportDoor;
	readonly filter: LeadFilter;
}

/**
 * A form, not a script: the browser saves the file while the server is still
 * writing it, however long it is.
 *
 * @param props        See Props.
 * @param props.door   Where to.
 * @param props.filter Which leads.
 */
export const ExportButton = ( { door, filter }: Props ) => (
	<form method="post" action={ door.url } className="brolga-leads__export">
		<input type="hidden" name="_wpnonce" value={ door.nonce } />
		{ Object.entries< string >( { ...filter } ).map(
			( [ name, value ] ) => (
				<input
					key={ name }
					type="hidden"
					name={ name }
					value={ value }
				/>
			)
		) }
		<Button type="submit" variant="secondary" __next40pxDefaultSize>
			{ __( 'Export CSV', 'brolga' ) }
		</Button>
	</form>
);
