/**
 * What there is to say where nobody is listed.
 */
import { __ } from '@wordpress/i18n';
import { Empty } from '../../../admin/empty';

interface Props {
	readonly isFiltered: boolean;
	readonly onClear: () => void;
	/** Where a page is made; empty for those who may not. */
	readonly newPage: string;
	readonly onImport: () => void;
}

export const Nobody = ( { isFiltered, onClear, newPage, onImport }: Props ) =>
	isFiltered ? (
		<Empty
			title={ __( 'No matching subscribers', 'brolga' ) }
			text={ __(
				'Search for a shorter part of the name or address, or choose another list or status.',
				'brolga'
			) }
			first={ {
				label: __( 'Clear the filters', 'brolga' ),
				onClick: onClear,
			} }
		/>
	) : (
		<Empty
			title={ __( 'No subscribers yet', 'brolga' ) }
			text={ __(
				'Add a newsletter block to a page. People who sign up are listed here, with what they agreed to and when.',
				'brolga'
			) }
			newPage={ newPage }
			help="newsletter"
			onImport={ onImport }
			importLabel={ __( 'Import existing subscribers', 'brolga' ) }
		/>
	);
