/**
 * A button of the inspector that opens the media library.
 */
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';

/** What we use of an entry of the media library. */
export interface Media {
	readonly id: number;
	readonly url: string;
	readonly alt?: string;
}

interface Props {
	readonly type: 'image' | 'video';
	readonly label: string;
	readonly onSelect: ( media: Media ) => void;
}

/**
 * Lets an owner choose an image or a video, where they may upload any.
 *
 * @param props          See Props.
 * @param props.type
 * @param props.label
 * @param props.onSelect
 */
export const MediaButton = ( { type, label, onSelect }: Props ) => (
	<MediaUploadCheck>
		<MediaUpload
			allowedTypes={ [ type ] }
			onSelect={ ( media: Media ) => onSelect( media ) }
			render={ ( { open } ) => (
				<Button
					variant="secondary"
					onClick={ open }
					__next40pxDefaultSize
				>
					{ label }
				</Button>
			) }
		/>
	</MediaUploadCheck>
);
