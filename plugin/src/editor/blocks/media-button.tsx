/**
 * What opens the media library, in the inspector and in a toolbar.
 */
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** What we use of an entry of the media library. */
export interface Media {
	readonly id: number;
	readonly url: string;
	readonly alt?: string;
}

/**
 * What a block keeps of an image that was chosen.
 *
 * @param media     The image.
 * @param media.id
 * @param media.url
 * @param media.alt
 */
export const imageOf = ( { id, url, alt = '' }: Media ) => ( {
	imageId: id,
	imageUrl: url,
	imageAlt: alt,
} );

interface PickerProps {
	readonly type: 'image' | 'video';
	readonly onSelect: ( media: Media ) => void;
	/** What is pressed. */
	readonly render: ( open: () => void ) => JSX.Element;
}

/**
 * Lets an owner choose an image or a video, where they may upload any.
 *
 * @param props          See PickerProps.
 * @param props.type
 * @param props.onSelect
 * @param props.render
 */
export const MediaPicker = ( { type, onSelect, render }: PickerProps ) => (
	<MediaUploadCheck>
		<MediaUpload
			allowedTypes={ [ type ] }
			onSelect={ ( media: Media ) => onSelect( media ) }
			render={ ( { open } ) => render( open ) }
		/>
	</MediaUploadCheck>
);

interface RemoveProps {
	readonly label: string;
	readonly onClick: () => void;
}

/**
 * A button that takes away what was chosen.
 *
 * @param props         See RemoveProps.
 * @param props.label
 * @param props.onClick
 */
export const MediaRemove = ( { label, onClick }: RemoveProps ) => (
	<Button
		variant="tertiary"
		isDestructive
		onClick={ onClick }
		__next40pxDefaultSize
	>
		{ label }
	</Button>
);

interface Props extends Omit< PickerProps, 'render' > {
	readonly label: string;
	/** Takes away what is chosen; false where nothing is. */
	readonly onRemove?: ( () => void ) | false;
}

/**
 * A button of the inspector that chooses, and below it one that takes away.
 *
 * @param props          See Props.
 * @param props.label
 * @param props.onRemove
 */
export const MediaButton = ( { label, onRemove, ...picker }: Props ) => (
	<>
		<MediaPicker
			{ ...picker }
			render={ ( open ) => (
				<Button
					variant="secondary"
					onClick={ open }
					__next40pxDefaultSize
				>
					{ label }
				</Button>
			) }
		/>
		{ onRemove && (
			<MediaRemove
				label={ __( 'Remove', 'brolga' ) }
				onClick={ onRemove }
			/>
		) }
	</>
);
