/**
 * A new form: on which page, and what it starts with.
 *
 * @see FORM-70
 */
import {
	Button,
	Flex,
	Modal,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { editorOf, NEW_PAGE, PageChoice } from '../../../admin/page-choice';

interface Props {
	/** Where a page is made. */
	readonly newPage: string;
	/** What forms start with: the prefill, and what it is called. */
	readonly starts: Readonly< Record< string, string > >;
	readonly onClose: () => void;
}

export function AddForm( { newPage, starts, onClose }: Props ) {
	const [ page, setPage ] = useState( NEW_PAGE );
	const [ title, setTitle ] = useState( '' );
	const [ start, setStart ] = useState( 'form' );
	return (
		<Modal
			title={ __( 'Add form', 'brolga' ) }
			onRequestClose={ onClose }
			size="medium"
		>
			<Flex direction="column" gap={ 4 }>
				<PageChoice
					label={ __( 'Page', 'brolga' ) }
					value={ page }
					offersNew
					onChange={ setPage }
				/>
				{ page === NEW_PAGE && (
					<TextControl
						label={ __( 'Page title', 'brolga' ) }
						help={ __(
							'A form without a name is listed under the title of its page.',
							'brolga'
						) }
						value={ title }
						onChange={ setTitle }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				) }
				<SelectControl
					label={ __( 'Start with', 'brolga' ) }
					value={ start }
					options={ Object.entries( starts ).map(
						( [ value, label ] ) => ( { value, label } )
					) }
					onChange={ setStart }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<Flex justify="flex-start" gap={ 2 } wrap>
					<Button
						variant="primary"
						href={ editorOf( page, newPage, start, title.trim() ) }
						__next40pxDefaultSize
					>
						{ __( 'Open the editor', 'brolga' ) }
					</Button>
					<Button
						variant="tertiary"
						onClick={ onClose }
						__next40pxDefaultSize
					>
						{ __( 'Cancel', 'brolga' ) }
					</Button>
				</Flex>
			</Flex>
		</Modal>
	);
}
