/**
 * What a field for files takes: kinds, how many, how big.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	BaseControl,
	CheckboxControl,
	PanelBody,
	RangeControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { KINDS, type FileKind } from './file-kinds';

const MEGABYTE = 1024 * 1024;

/** What the server cannot do, the owner cannot allow. */
const MAX_FILES = 10;
const MAX_MEGABYTES = 100;

interface Change {
	readonly accept?: readonly FileKind[];
	readonly maxFiles?: number;
	readonly maxMegabytes?: number;
}

interface Props {
	readonly accept: readonly FileKind[];
	readonly maxFiles: number;
	readonly maxMegabytes: number;
	readonly onChange: ( change: Change ) => void;
}

/**
 * The panel. What the server takes at most is said where it is less than what
 * the owner wants.
 *
 * @see UPLOAD-2
 */
export function FileSettings( props: Props ) {
	const { accept, maxFiles, maxMegabytes, onChange } = props;
	const limit = useSelect( ( select ) => {
		const { maxUploadFileSize } = select(
			blockEditorStore
		).getSettings() as { maxUploadFileSize?: number };
		return maxUploadFileSize
			? Math.floor( maxUploadFileSize / MEGABYTE )
			: MAX_MEGABYTES;
	}, [] );
	return (
		<PanelBody title={ __( 'Files', 'brolga' ) }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ __( 'Allowed file types', 'brolga' ) }
				</BaseControl.VisualLabel>
				{ KINDS.map( ( { name, title, formats } ) => (
					<CheckboxControl
						key={ name }
						label={ title }
						help={ formats }
						checked={ accept.includes( name ) }
						// Nothing at all could not be sent.
						disabled={ accept.length === 1 && accept[ 0 ] === name }
						onChange={ ( checked ) =>
							onChange( {
								accept: KINDS.map(
									( kind ) => kind.name
								).filter( ( kind ) =>
									kind === name
										? checked
										: accept.includes( kind )
								),
							} )
						}
					/>
				) ) }
			</fieldset>
			<RangeControl
				label={ __( 'Maximum number of files', 'brolga' ) }
				value={ maxFiles }
				min={ 1 }
				max={ MAX_FILES }
				onChange={ ( value ) => onChange( { maxFiles: value ?? 1 } ) }
				__next40pxDefaultSize
			/>
			<RangeControl
				label={ __( 'Maximum size per file (MB)', 'brolga' ) }
				help={
					maxMegabytes > limit
						? sprintf(
								/* translators: %d: a number of megabytes. */
								__(
									'This server accepts files of up to %d MB. Your host can raise this limit (upload_max_filesize and post_max_size).',
									'brolga'
								),
								limit
							)
						: undefined
				}
				value={ maxMegabytes }
				min={ 1 }
				max={ MAX_MEGABYTES }
				onChange={ ( value ) =>
					onChange( { maxMegabytes: value ?? 10 } )
				}
				__next40pxDefaultSize
			/>
		</PanelBody>
	);
}
