/**
 * The question before a variant takes the place of its test.
 */
import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { TestReport, VariantLine } from '../../rest/tests';

interface Props {
	readonly report: TestReport;
	readonly chosen: VariantLine;
	/** What is being done; empty for nothing. */
	readonly busy: string;
	readonly onPromote: () => void;
	readonly onClose: () => void;
}

const isDecided = ( { outcome }: TestReport ): boolean =>
	outcome === 'better' || outcome === 'worse';

export const Promotion = ( {
	report,
	chosen,
	busy,
	onPromote,
	onClose,
}: Props ) => (
	<Modal
		title={ sprintf(
			/* translators: %s: a variant's name. */
			__( 'Promote %s?', 'brolga' ),
			chosen.name
		) }
		onRequestClose={ onClose }
		size="medium"
	>
		<p>
			{ sprintf(
				/* translators: %s: a variant's name. */
				__(
					'This ends the test. The page is saved with %s in place of the test, so every visitor sees it. The page as it is now stays in its revisions.',
					'brolga'
				),
				chosen.name
			) }
		</p>
		{ ! isDecided( report ) && (
			<p>
				<strong>
					{ __( 'The test is not decided yet.', 'brolga' ) }
				</strong>
			</p>
		) }
		<div className="brolga-tests__actions">
			<Button
				variant="primary"
				isBusy={ busy === 'promote' }
				disabled={ busy !== '' }
				accessibleWhenDisabled
				onClick={ onPromote }
				__next40pxDefaultSize
			>
				{ __( 'Promote', 'brolga' ) }
			</Button>
			<Button
				variant="tertiary"
				onClick={ onClose }
				__next40pxDefaultSize
			>
				{ __( 'Cancel', 'brolga' ) }
			</Button>
		</div>
	</Modal>
);
