/**
 * The screen: how do I begin?
 */
import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { Failure } from '../../../admin/failure';
import { ScreenHead } from '../../../admin/screen-head';
import { useKeys } from '../../../admin/use-keys';
import { DemoCard } from './demo-card';
import { Patterns, type Samples } from './patterns';
import type { SetupData } from './setup/data';
import { SetupCard } from './setup/setup-card';
import { useDemo, type Demo } from './use-demo';

interface Props {
	/** Settings > Business; empty for those who may not change them. */
	readonly business: string;
	/** Whether the business's details are filled in. */
	readonly isKnown: boolean;
	readonly setup: SetupData;
	/** Where an empty page is made; empty for those who may not. */
	readonly newPage: string;
	/** The address of previews; a pattern's name follows. */
	readonly preview: string;
	/** The addresses of images of patterns, by the pattern's name. */
	readonly images: Readonly< Record< string, string > >;
	/** The Site Editor; empty: the theme has none. */
	readonly editor: string;
}

/** Opens a page in the editor. */
const edit = ( page: number ): void =>
	window.location.assign( `post.php?post=${ page }&action=edit` );

const EmptyCard = ( {
	newPage,
	editor,
}: Pick< Props, 'newPage' | 'editor' > ) => (
	<section
		className="brolga-start__card is-empty"
		aria-labelledby="brolga-start-empty"
	>
		<h2 id="brolga-start-empty">
			{ __( 'Start from scratch', 'brolga' ) }
		</h2>
		<p>
			{ __(
				'Nothing is added. All blocks are in the editor’s inserter, under Brolga.',
				'brolga'
			) }
		</p>
		<div className="brolga-start__actions">
			<Button variant="secondary" href={ newPage } __next40pxDefaultSize>
				{ __( 'Add a page', 'brolga' ) }
			</Button>
			{ editor !== '' && (
				<Button
					variant="tertiary"
					href={ editor }
					__next40pxDefaultSize
				>
					{ __( 'Open the Site Editor', 'brolga' ) }
				</Button>
			) }
		</div>
	</section>
);

const samplesIn = ( { status }: Demo ): Samples | undefined =>
	status && status.samples > 0 ? { isAll: status.untouched } : undefined;

/**
 * @see START-2 START-520 START-864
 */
export function StartScreen( {
	business,
	isKnown,
	setup,
	newPage,
	preview,
	images,
	editor,
}: Props ) {
	const demo = useDemo();
	useKeys(
		newPage === ''
			? []
			: [
					{
						key: 'n',
						words: __( 'Add a page', 'brolga' ),
						act: () => window.location.assign( newPage ),
					},
				]
	);
	// The kind of business, once it was set up here.
	const [ kind, setKind ] = useState< string >();
	const [ isSaving, setIsSaving ] = useState( false );
	const patterns = (
		<Patterns
			// Their texts are made anew of the details.
			key={ kind }
			kind={ kind }
			isWaiting={ isSaving }
			samples={ samplesIn( demo ) }
			preview={ preview }
			images={ images }
			onMade={ edit }
		/>
	);
	return (
		<>
			<ScreenHead title={ __( 'Get started', 'brolga' ) } />
			<p className="brolga-start__lead">
				{ __(
					'Set up your site, then choose how to start. You can come back to this screen at any time.',
					'brolga'
				) }
			</p>
			{ ! demo.status && demo.failure === '' && <Spinner /> }
			{ ! demo.status && (
				<Failure text={ demo.failure } onRetry={ demo.retry } />
			) }
			<div className="brolga-start">
				{ business !== '' && (
					<SetupCard
						data={ setup }
						settings={ business }
						isDone={ isKnown }
						onBusy={ setIsSaving }
						onDone={ setKind }
					/>
				) }
				{
					// What needs more than every site has adds itself: src/ai. Not before the stage is known:
					// a card that is made anew at each stage would lose what somebody has already done in it.
					( demo.status || demo.failure !== '' ) &&
						( applyFilters(
							'brolga.startCards',
							[],
							demo.status?.stage
						) as readonly ReactElement[] )
				}
				{ kind !== undefined && patterns }
				{ demo.status?.available && (
					<DemoCard
						demo={ demo }
						status={ demo.status }
						isWaiting={ isSaving }
					/>
				) }
				<EmptyCard newPage={ newPage } editor={ editor } />
				{ kind === undefined && patterns }
			</div>
		</>
	);
}
