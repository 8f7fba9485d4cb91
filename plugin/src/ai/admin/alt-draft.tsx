/**
 * An alternative text for an image of the media library.
 */
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import * as rest from '../rest';
import { OneDraft } from './one-draft';

interface Props {
	/** The image's id. */
	readonly image: number;
	readonly onUse: ( text: string ) => void;
}

/**
 * @see AI-40
 * @param props       See Props.
 * @param props.image
 * @param props.onUse
 */
export const AltDraft = ( { image, onUse }: Props ) => {
	const draft = useCallback(
		( isDry: boolean ) => rest.draftAltText( image, isDry ),
		[ image ]
	);
	return (
		<>
			<p>
				{ __(
					'The image itself is sent to the AI service, in a small size.',
					'brolga'
				) }
			</p>
			<OneDraft
				// A draft is for one image.
				key={ image }
				label={ __( 'Draft alternative text', 'brolga' ) }
				draft={ draft }
				onUse={ onUse }
			/>
		</>
	);
};
