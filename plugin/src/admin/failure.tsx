/**
 * What went wrong, and the way to try it again.
 */
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** In words; empty: nothing. */
	readonly text: string;
	readonly onRetry: () => void;
}

export const Failure = ( { text, onRetry }: Props ) =>
	text === '' ? null : (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [
				{ label: __( 'Try again', 'brolga' ), onClick: onRetry },
			] }
		>
			{ text }
		</Notice>
	);
