/**
 * A list with nothing in it says what would be there, and what to do next.
 *
 * @see START-878
 */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HelpLink, type Topic } from './help-link';

/** What brings something into the list. */
interface FirstStep {
	readonly label: string;
	readonly onClick: () => void;
}

interface Props {
	readonly title: string;
	readonly text: string;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
	/** What is done first, where that is no new page. */
	readonly first?: FirstStep | undefined;
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
	first,
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
			{ first && (
				<Button
					variant="secondary"
					onClick={ first.onClick }
					__next40pxDefaultSize
				>
					{ first.label }
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
