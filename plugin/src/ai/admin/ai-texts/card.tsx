/**
 * The card of Get started that drafts texts in the place of sample texts.
 */
import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Changes } from '../changes';
import { WhatIsSent } from '../sent';
import { isTooLong, WishField } from '../wish-field';
import { useDrafts, type Draft, type Drafts, type Saved } from './use-drafts';

const PagesField = ( { pages, chosen, choose, busy }: Drafts ) => (
	<fieldset>
		<legend>{ __( 'Pages with sample texts', 'brolga' ) }</legend>
		{ ( pages ?? [] ).map( ( { id, title, texts } ) => (
			<CheckboxControl
				key={ id }
				label={ title || __( '(no title)', 'brolga' ) }
				help={ sprintf(
					/* translators: %d: a number of texts. */
					_n( '%d sample text', '%d sample texts', texts, 'brolga' ),
					texts
				) }
				checked={ chosen.includes( id ) }
				disabled={ busy }
				onChange={ ( isChosen ) =>
					choose(
						isChosen
							? [ ...chosen, id ]
							: chosen.filter( ( other ) => other !== id )
					)
				}
				__nextHasNoMarginBottom
			/>
		) ) }
	</fieldset>
);

const Ask = ( { drafts }: { readonly drafts: Drafts } ) => (
	<>
		<PagesField { ...drafts } />
		<WishField
			label={ __( 'What do you offer?', 'brolga' ) }
			help={ __(
				'A sentence or two. The AI also gets your business’s name, type, address and opening hours.',
				'brolga'
			) }
			value={ drafts.about }
			rows={ 3 }
			onChange={ drafts.setAbout }
		/>
		{ drafts.chosen.length > 0 && ! isTooLong( drafts.about ) && (
			<WhatIsSent load={ drafts.sent } />
		) }
		<div className="brolga-start__actions">
			<Button
				variant="primary"
				isBusy={ drafts.busy }
				disabled={
					drafts.busy ||
					drafts.chosen.length === 0 ||
					isTooLong( drafts.about )
				}
				accessibleWhenDisabled
				onClick={ drafts.draft }
				__next40pxDefaultSize
			>
				{ __( 'Draft texts', 'brolga' ) }
			</Button>
		</div>
	</>
);

const Choose = ( {
	drafts: { accept, busy, save },
	made,
}: {
	readonly drafts: Drafts;
	readonly made: readonly Draft[];
} ) => {
	const count = made.filter( ( { isAccepted } ) => isAccepted ).length;
	return (
		<>
			<p>
				{ __(
					'Read the drafts. An AI may invent things: uncheck what is not right. Saving keeps the current texts in the page’s revisions.',
					'brolga'
				) }
			</p>
			<Changes changes={ made } onChange={ accept } />
			<div className="brolga-start__actions">
				<Button
					variant="primary"
					isBusy={ busy }
					disabled={ busy || count === 0 }
					accessibleWhenDisabled
					onClick={ save }
					__next40pxDefaultSize
				>
					{ sprintf(
						/* translators: %d: a number of texts. */
						_n( 'Save %d text', 'Save %d texts', count, 'brolga' ),
						count
					) }
				</Button>
				<Button
					variant="tertiary"
					disabled={ busy }
					onClick={ () => accept( undefined ) }
					__next40pxDefaultSize
				>
					{ __( 'Discard', 'brolga' ) }
				</Button>
			</div>
		</>
	);
};

const Done = ( { saved: { saved, skipped } }: { readonly saved: Saved } ) => (
	<Notice status="success" isDismissible={ false }>
		{ sprintf(
			/* translators: %d: a number of texts. */
			_n( '%d text saved.', '%d texts saved.', saved, 'brolga' ),
			saved
		) }
		{ skipped > 0 &&
			` ${ sprintf(
				/* translators: %d: a number of texts. */
				_n(
					'%d text was changed meanwhile and stays as it is.',
					'%d texts were changed meanwhile and stay as they are.',
					skipped,
					'brolga'
				),
				skipped
			) }` }
	</Notice>
);

/**
 * @see AI-10 AI-11 AI-12
 */
export const TextsCard = () => {
	const drafts = useDrafts();
	if ( ! drafts.pages?.length && ! drafts.saved ) {
		return null;
	}
	return (
		<section
			className="brolga-start__card is-ai"
			aria-labelledby="brolga-start-ai"
		>
			<h2 id="brolga-start-ai">
				{ __( 'Replace the sample texts', 'brolga' ) }
			</h2>
			<p>
				{ __(
					'The AI that is connected to your site drafts texts for your business. Layout, images and links stay, and nothing is saved before you have read it.',
					'brolga'
				) }
			</p>
			{ drafts.saved && <Done saved={ drafts.saved } /> }
			{ drafts.drafts ? (
				<Choose drafts={ drafts } made={ drafts.drafts } />
			) : (
				!! drafts.pages?.length && <Ask drafts={ drafts } />
			) }
			{ /* Below the button, where people look: a list of pages may be long. */ }
			{ drafts.failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ drafts.failure }
				</Notice>
			) }
		</section>
	);
};
