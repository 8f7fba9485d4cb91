/**
 * A list with nothing in it says what would be there, and what to do next.
 */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HelpLink, type Topic } from './help-link';

interface Props {
	readonly title: string;
	readonly text: string;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
	/** Brings in what is elsewhere, where that is possible. */
	readonly onImport?: () => void;
	/** What is brought in, on the button. */
	readonly importLabel?: string;
	/** What of the handbook explains it. */
	readonly help?: Topic | undefined;
}

export const Empty = ( {
	title,
	text,
	newPage = '',
	onImport,
	importLabel,
	help,
}: Props ) => (
	<div className="brolga-empty">
		<h2 tabIndex={ -1 }>{ title }</h2>
		<p>
			{ text } { help && <HelpLink topic={ help } title={ title } /> }
		</p>
		<div className="brolga-empty__actions">
			{ newPage !== '' && (
				<Button
					variant="primary"
					href={ newPage }
					__next40pxDefaultSize
				>
					{ __( 'Create a page', 'brolga' ) }
				</Button>
			) }
			{ onImport && (
				<Button
					variant="secondary"
					onClick={ onImport }
					__next40pxDefaultSize
				>
					{ importLabel }
				</Button>
			) }
		</div>
	</div>
);
