/**
 * A draft of the reply to a lead. It comes below what was written already.
 */
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import * as rest from '../../rest';
import { OneDraft } from '../one-draft';

/** What the inbox says of the reply. */
export interface ReplyProps {
	/** The lead's id. */
	readonly lead: number;
	/** What was written so far. */
	readonly text: string;
	readonly onWrite: ( text: string ) => void;
}

/**
 * @see AI-30
 * @param props         See ReplyProps.
 * @param props.lead
 * @param props.text
 * @param props.onWrite
 */
export const ReplyDraft = ( { lead, text, onWrite }: ReplyProps ) => {
	const draft = useCallback(
		( isDry: boolean ) => rest.draftReply( lead, isDry ),
		[ lead ]
	);
	return (
		<OneDraft
			label={ __( 'Draft a reply with AI', 'brolga' ) }
			draft={ draft }
			onUse={ ( drafted ) =>
				onWrite(
					text.trim() === '' ? drafted : `${ text }\n\n${ drafted }`
				)
			}
		/>
	);
};
