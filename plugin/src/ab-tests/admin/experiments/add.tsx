/**
 * A new test: of a part of a page, or of two whole pages.
 *
 * @see AB-72
 */
import { Button, Flex, Modal, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { editorOf, NEW_PAGE, PageChoice } from '../../../admin/page-choice';

interface Props {
	/** Where a page is made. */
	readonly newPage: string;
	readonly onClose: () => void;
}

export function AddTest( { newPage, onClose }: Props ) {
	const [ kind, setKind ] = useState< 'test' | 'page-test' >( 'test' );
	const [ page, setPage ] = useState( '' );
	const isChosen = page !== '' && ( kind === 'test' || page !== NEW_PAGE );
	return (
		<Modal
			title={ __( 'Add test', 'brolga' ) }
			onRequestClose={ onClose }
			size="medium"
		>
			<Flex direction="column" gap={ 4 }>
				<RadioControl
					label={ __( 'What do you want to compare?', 'brolga' ) }
					selected={ kind }
					options={ [
						{
							value: 'test',
							label: __( 'Part of a page', 'brolga' ),
							description: __(
								'Two versions of a headline, an image or an offer on one page.',
								'brolga'
							),
						},
						{
							value: 'page-test',
							label: __( 'Two whole pages', 'brolga' ),
							description: __(
								'Visitors to the first page see one of the two. Choose the second page in the first page’s sidebar.',
								'brolga'
							),
						},
					] }
					onChange={ ( next ) =>
						setKind( next as 'test' | 'page-test' )
					}
				/>
				<PageChoice
					label={
						kind === 'test'
							? __( 'Page', 'brolga' )
							: __( 'First page', 'brolga' )
					}
					value={ isChosen ? page : '' }
					offersNew={ kind === 'test' }
					onChange={ setPage }
				/>
				<Flex justify="flex-start" gap={ 2 } wrap>
					<Button
						variant="primary"
						disabled={ ! isChosen }
						accessibleWhenDisabled
						{ ...( isChosen
							? { href: editorOf( page, newPage, kind ) }
							: {} ) }
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
