/**
 * The window in which somebody says what a section is about, and looks at the
 * draft before it is inserted.
 */
import { parse } from '@wordpress/blocks';
import { Button, Modal, Notice, VisuallyHidden } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { WhatIsSent } from '../../admin/sent';
import { useAsking } from '../../admin/use-asking';
import { isTooLong, WishField } from '../../admin/wish-field';
import * as rest from '../../rest';
import { BlockPreview } from './block-preview';
import { useInsert } from './use-insert';

/** As short as the server takes. */
const MIN_LENGTH = 3;

/** How wide a screen the preview shows. */
const PREVIEWED = 1280;

export interface SectionWindowProps {
	readonly wish: string;
	readonly onWish: ( wish: string ) => void;
	/** Undefined: none was drafted. */
	readonly section: rest.DraftedSection | undefined;
	readonly onSection: ( section: rest.DraftedSection | undefined ) => void;
	readonly onClose: () => void;
}

const Preview = ( { section }: { readonly section: rest.DraftedSection } ) => {
	const blocks = useMemo( () => parse( section.content ), [ section ] );
	return (
		<>
			<Notice status="info" isDismissible={ false }>
				{ __(
					'A draft. An AI may invent things: read it before you insert it.',
					'brolga'
				) }
			</Notice>
			{ section.cut > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %d: a number of texts. */
						_n(
							'%d text was too long for its place, or had none, and was cut.',
							'%d texts were too long for their places, or had none, and were cut.',
							section.cut,
							'brolga'
						),
						section.cut
					) }
				</Notice>
			) }
			<div
				style={ {
					border: '1px solid #ddd',
					marginBlock: '16px',
					maxBlockSize: '50vh',
					overflow: 'auto',
				} }
				// Scrolls by the keyboard as well.
				tabIndex={ 0 }
				role="group"
				aria-label={ __( 'Draft of the section', 'brolga' ) }
			>
				<VisuallyHidden as="ul">
					{ section.texts.map( ( text, place ) => (
						<li key={ place }>{ text }</li>
					) ) }
				</VisuallyHidden>
				<div aria-hidden="true">
					<BlockPreview
						blocks={ blocks }
						viewportWidth={ PREVIEWED }
					/>
				</div>
			</div>
		</>
	);
};

const Ask = ( {
	wish,
	onWish,
	section,
	onSection,
}: Omit< SectionWindowProps, 'onClose' > ) => {
	const post = useSelect(
		( select ) =>
			Number(
				(
					select( 'core/editor' ) as unknown as {
						getCurrentPostId: () => unknown;
					}
				 ).getCurrentPostId()
			),
		[]
	);
	const { busy, failure, ask } = useAsking();
	const words = wish.trim();
	const isUsable = words.length >= MIN_LENGTH && ! isTooLong( words );
	const sent = useCallback(
		() => rest.draftSection( post, words, true ),
		[ post, words ]
	);
	return (
		<>
			<WishField
				label={ __( 'What is the section about?', 'brolga' ) }
				help={ __(
					'For example: three reasons to choose us, with icons. Or: the four steps from a call to the finished garden.',
					'brolga'
				) }
				value={ wish }
				rows={ 2 }
				onChange={ onWish }
			/>
			{ isUsable && (
				<div style={ { marginBlockStart: '12px' } }>
					<WhatIsSent
						// Closed once a draft is there, which would else come out of sight.
						key={ section?.content ?? '' }
						load={ sent }
					/>
				</div>
			) }
			<p>
				<Button
					variant={ section ? 'secondary' : 'primary' }
					isBusy={ busy }
					disabled={ busy || ! isUsable }
					accessibleWhenDisabled
					onClick={ () =>
						void ask( async () =>
							onSection(
								await rest.draftSection( post, words, false )
							)
						)
					}
					__next40pxDefaultSize
				>
					{ section
						? __( 'Draft another one', 'brolga' )
						: __( 'Draft section', 'brolga' ) }
				</Button>
			</p>
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
		</>
	);
};

const Accept = ( {
	onInsert,
	onDiscard,
}: {
	readonly onInsert: () => void;
	readonly onDiscard: () => void;
} ) => (
	<div style={ { display: 'flex', flexWrap: 'wrap', gap: '8px' } }>
		<Button variant="primary" onClick={ onInsert } __next40pxDefaultSize>
			{ __( 'Insert section', 'brolga' ) }
		</Button>
		<Button variant="tertiary" onClick={ onDiscard } __next40pxDefaultSize>
			{ __( 'Discard', 'brolga' ) }
		</Button>
	</div>
);

/**
 * @see AI-3 AI-32 AI-33
 * @param props See SectionWindowProps.
 */
export const SectionWindow = ( props: SectionWindowProps ) => {
	const { section, onSection, onWish, onClose } = props;
	const insert = useInsert();
	return (
		<Modal
			title={ __( 'Section from a sentence', 'brolga' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<Ask { ...props } />
			{ section && (
				<>
					<Preview section={ section } />
					<Accept
						onInsert={ () => {
							insert( section.content );
							onSection( undefined );
							onWish( '' );
							onClose();
						} }
						onDiscard={ () => onSection( undefined ) }
					/>
				</>
			) }
		</Modal>
	);
};
