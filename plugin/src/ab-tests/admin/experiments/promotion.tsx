/**
 * The question before a variant takes the place of its test.
 */
import { Button, CheckboxControl, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { TestReport, VariantLine } from '../../rest';

interface Props {
	readonly report: TestReport;
	readonly chosen: VariantLine;
	/** What is being done; empty for nothing. */
	readonly busy: string;
	/** Gets whether the page is to have the title of the other page, too. */
	readonly onPromote: ( title: boolean ) => void;
	readonly onClose: () => void;
}

const isDecided = ( { outcome }: TestReport ): boolean =>
	outcome === 'better' || outcome === 'worse';

/** What becomes of the page, and what stays as it is. */
const Changes = ( { report, chosen }: Pick< Props, 'report' | 'chosen' > ) => (
	<>
		<p>
			{ sprintf(
				/* translators: %s: a variant's name. */
				__(
					'This ends the test. The page is saved with %s in place of the test, so every visitor sees it. The current version is kept in the page’s revisions.',
					'brolga'
				),
				chosen.name
			) }
		</p>
		{ report.rival && (
			<p>
				{ chosen.number === 0
					? sprintf(
							/* translators: 1: the title of a page, 2: the title of another page. */
							__(
								'“%1$s” stays as it is. The other page, “%2$s”, keeps its own URL, and search engines may list it again. Move it to the Trash if you no longer need it.',
								'brolga'
							),
							report.page?.title ?? '',
							report.rival.title
						)
					: sprintf(
							/* translators: 1: the title of a page, 2: the title of another page. */
							__(
								'“%1$s” gets the content of “%2$s” but keeps its own title, URL and label in menus. The other page keeps its own URL, and search engines may list it again. Move it to the Trash if you no longer need it.',
								'brolga'
							),
							report.page?.title ?? '',
							report.rival.title
						) }
			</p>
		) }
	</>
);

export const Promotion = ( {
	report,
	chosen,
	busy,
	onPromote,
	onClose,
}: Props ) => {
	const [ title, setTitle ] = useState( false );
	const other =
		chosen.number > 0 && report.rival?.title !== report.page?.title
			? report.rival?.title
			: undefined;
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: a variant's name. */
				__( 'Promote %s?', 'brolga' ),
				chosen.name
			) }
			onRequestClose={ onClose }
			size="medium"
		>
			<Changes report={ report } chosen={ chosen } />
			{ other !== undefined && (
				<CheckboxControl
					label={ sprintf(
						/* translators: %s: the title of a page. */
						__( 'Also change the title to “%s”', 'brolga' ),
						other
					) }
					help={ __(
						'Menus that show the page’s title change with it.',
						'brolga'
					) }
					checked={ title }
					onChange={ setTitle }
				/>
			) }
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
					onClick={ () => onPromote( title ) }
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
};
