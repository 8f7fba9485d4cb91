/**
 * An alternative text for a block's image.
 */
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AltDraft } from '../../admin/alt-draft';

export interface AltDraftPanelProps {
	/** The image's id in the media library. */
	readonly image: number;
	readonly onUse: ( text: string ) => void;
}

/**
 * @see AI-40
 * @param props       See AltDraftPanelProps.
 * @param props.image
 * @param props.onUse
 */
export const Settings = ( { image, onUse }: AltDraftPanelProps ) => (
	<PanelBody title={ __( 'Alternative text by AI', 'brolga' ) }>
		<AltDraft image={ image } onUse={ onUse } />
	</PanelBody>
);
