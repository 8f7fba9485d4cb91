/**
 * Whole pages to begin with: an image of each, and the page itself on a press.
 */
import { Button, CheckboxControl, Modal, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SampleList, samplesTitle } from '../../../content/editor/samples/list';
import type { Pattern } from '../../rest';
import type { Sample } from '../../../content/rest/samples';
import { suitedFirst, suits } from './setup/trades';
import { usePatterns } from './use-patterns';
import { binsSamples } from './words';

interface UseProps {
	readonly pattern: Pattern;
	readonly variant: 'primary' | 'secondary';
	/** The pattern a page is being made of; empty: none. */
	readonly busy: string;
	/** Whether no page can be made for now. */
	readonly isWaiting: boolean;
	readonly onUse: ( pattern: Pattern ) => void;
}

const Use = ( { pattern, variant, busy, isWaiting, onUse }: UseProps ) => (
	<Button
		variant={ variant }
		isBusy={ busy === pattern.name }
		disabled={ isWaiting || busy !== '' }
		accessibleWhenDisabled
		aria-label={ sprintf(
			/* translators: %s: the name of a page pattern. */
			__( 'Use this page: %s', 'brolga' ),
			pattern.title
		) }
		onClick={ () => onUse( pattern ) }
		__next40pxDefaultSize
	>
		{ __( 'Use this page', 'brolga' ) }
	</Button>
);

interface ItemProps extends Omit< UseProps, 'variant' > {
	/** The address of its image. */
	readonly image: string | undefined;
	/** Whether it is the one for this kind of business. */
	readonly isSuited: boolean;
	readonly onShow: ( pattern: Pattern ) => void;
}

const Item = ( { image, isSuited, onShow, ...page }: ItemProps ) => {
	const { pattern } = page;
	return (
		<li>
			{ image !== undefined && (
				<img
					className="brolga-start__image"
					src={ image }
					// The heading below says what it is.
					alt=""
					width={ 4 }
					height={ 5 }
					loading="lazy"
				/>
			) }
			<h3>{ pattern.title }</h3>
			{ isSuited && (
				<p className="brolga-start__suited">
					{ __( 'Made for your kind of business', 'brolga' ) }
				</p>
			) }
			{ pattern.description && <p>{ pattern.description }</p> }
			<div className="brolga-start__actions">
				<Use { ...page } variant="secondary" />
				<Button
					className="brolga-start__show"
					variant="tertiary"
					aria-label={ sprintf(
						/* translators: %s: the name of a page pattern. */
						__( 'Preview: %s', 'brolga' ),
						pattern.title
					) }
					onClick={ () => onShow( pattern ) }
					__next40pxDefaultSize
				>
					{ __( 'Preview', 'brolga' ) }
				</Button>
			</div>
		</li>
	);
};

/** All of them, what suits the business in front. */
const List = ( {
	patterns,
	images,
	kind,
	...common
}: Pick< ItemProps, 'busy' | 'isWaiting' | 'onUse' | 'onShow' > & {
	readonly patterns: readonly Pattern[];
	readonly images: Readonly< Record< string, string > >;
	readonly kind: string;
} ) => (
	<ul className="brolga-start__patterns">
		{ suitedFirst( patterns, kind ).map( ( pattern ) => (
			<Item
				key={ pattern.name }
				{ ...common }
				isSuited={ suits( pattern.name, kind ) }
				pattern={ pattern }
				image={ images[ pattern.name ] }
			/>
		) ) }
	</ul>
);

interface PreviewProps extends Omit< UseProps, 'variant' > {
	readonly address: string;
	readonly onClose: () => void;
}

const Preview = ( { address, onClose, ...page }: PreviewProps ) => (
	<Modal
		className="brolga-start__modal"
		title={ page.pattern.title }
		onRequestClose={ onClose }
		isFullScreen
	>
		<iframe
			title={ sprintf(
				/* translators: %s: the name of a page pattern. */
				__( 'Preview: %s', 'brolga' ),
				page.pattern.title
			) }
			src={ address }
		/>
		{ /* Behind a frame that came last, Tab would leave the dialog. */ }
		<div className="brolga-start__choice">
			<Use { ...page } variant="primary" />
		</div>
	</Modal>
);

/** A page that is about to be published, and what is still a sample on it. */
interface Asked {
	readonly pattern: Pattern;
	readonly samples: readonly Sample[];
}

interface SampleQuestionProps extends Asked {
	readonly busy: string;
	readonly onChoose: ( isFront: boolean ) => void;
	readonly onClose: () => void;
}

/** The editor's note before publishing, where the page is published from here. */
const SampleQuestion = ( {
	pattern,
	samples,
	busy,
	onChoose,
	onClose,
}: SampleQuestionProps ) => {
	const common = {
		disabled: busy !== '',
		accessibleWhenDisabled: true,
		__next40pxDefaultSize: true,
	} as const;
	return (
		<Modal
			title={ samplesTitle() }
			onRequestClose={ onClose }
			size="medium"
		>
			<SampleList samples={ samples } />
			<p>
				{ __(
					'A draft becomes your homepage when you publish it.',
					'brolga'
				) }
			</p>
			<div className="brolga-start__actions">
				<Button
					variant="primary"
					onClick={ () => onChoose( false ) }
					{ ...common }
				>
					{ __( 'Save as a draft and edit', 'brolga' ) }
				</Button>
				<Button
					variant="secondary"
					isBusy={ busy === pattern.name }
					onClick={ () => onChoose( true ) }
					{ ...common }
				>
					{ __( 'Publish anyway', 'brolga' ) }
				</Button>
			</div>
		</Modal>
	);
};

interface IntroProps {
	/** Whether there are images, whose prices are in another currency than the pages'. */
	readonly hasImages: boolean;
	readonly isFront: boolean;
	readonly onFront: ( isFront: boolean ) => void;
	/** Undefined: there are none. */
	readonly bins: boolean | undefined;
	readonly onBins: ( bins: boolean ) => void;
}

const Intro = ( { hasImages, isFront, onFront, bins, onBins }: IntroProps ) => (
	<>
		<p>
			{ __(
				'Choose a page pattern. The page opens in the editor, where you can replace its text and images.',
				'brolga'
			) }{ ' ' }
			{ __(
				'Preview shows a page as visitors to your site would see it.',
				'brolga'
			) }
			{ hasImages &&
				` ${ __(
					'Prices in the images are samples. Your page shows prices in the currency of your shop or country.',
					'brolga'
				) }` }
		</p>
		<CheckboxControl
			label={ __( 'Publish the page as my homepage', 'brolga' ) }
			help={
				isFront
					? undefined
					: __(
							'If unchecked, the page is saved as a draft.',
							'brolga'
						)
			}
			checked={ isFront }
			onChange={ onFront }
			__nextHasNoMarginBottom
		/>
		{ isFront && bins !== undefined && (
			<CheckboxControl
				label={ binsSamples() }
				checked={ bins }
				onChange={ onBins }
				__nextHasNoMarginBottom
			/>
		) }
	</>
);

/** WordPress's sample post and page. */
export interface Samples {
	/** Whether there is nothing else on the site. */
	readonly isAll: boolean;
}

interface Props {
	/** What the business was just said to be; undefined: nothing was said. */
	readonly kind?: string | undefined;
	/** Whether the site is being set up, from which pages are made. */
	readonly isWaiting: boolean;
	/** WordPress's samples; undefined: there are none, or it is not known yet. */
	readonly samples: Samples | undefined;
	/** The address of previews; a pattern's name follows. */
	readonly preview: string;
	/** The addresses of images, by the pattern's name. */
	readonly images: Readonly< Record< string, string > >;
	/** Goes to where the page is edited. */
	readonly onMade: ( page: number ) => void;
}

/** What a press on “Use this page” leads to. */
function useChoice(
	{ onMade, samples }: Pick< Props, 'onMade' | 'samples' >,
	isFirst: boolean
) {
	const { samplesOf, make, ...state } = usePatterns( onMade );
	const [ isFront, setIsFront ] = useState( isFirst );
	// Undefined: the owner has not said.
	const [ said, setBins ] = useState< boolean >();
	const bins = samples && ( said ?? samples.isAll );
	const [ shown, setShown ] = useState< Pattern >();
	const [ asked, setAsked ] = useState< Asked >();
	const begin = async (
		pattern: Pattern,
		publishes: boolean
	): Promise< void > => {
		const wish = { isFront, binsSamples: bins === true, publishes };
		if ( ! ( await make( pattern, wish ) ) ) {
			// What went wrong is said on the screen.
			setShown( undefined );
			setAsked( undefined );
		}
	};
	const choose = async ( pattern: Pattern ): Promise< void > => {
		const texts = isFront ? await samplesOf( pattern ) : [];
		if ( texts.length === 0 ) {
			return begin( pattern, isFront );
		}
		setShown( undefined );
		setAsked( { pattern, samples: texts } );
	};
	return {
		...state,
		isFront,
		setIsFront,
		bins,
		setBins,
		shown,
		setShown,
		asked,
		setAsked,
		begin,
		choose,
	};
}

/**
 * @see START-11 START-30 START-440
 */
export function Patterns( props: Props ) {
	const { kind, preview, images, isWaiting } = props;
	const { patterns, busy, failure, begin, choose, ...choice } = useChoice(
		props,
		kind !== undefined
	);
	const title = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( kind !== undefined ) {
			title.current?.focus();
		}
	}, [ kind ] );
	const { isFront, setIsFront, shown, setShown, asked, setAsked } = choice;
	const common = {
		busy,
		isWaiting,
		onUse: ( pattern: Pattern ) => void choose( pattern ),
	};
	return (
		<section
			className="brolga-start__card is-patterns"
			aria-labelledby="brolga-start-patterns"
		>
			<h2 id="brolga-start-patterns" ref={ title } tabIndex={ -1 }>
				{ kind === undefined
					? __( 'Start with a page pattern', 'brolga' )
					: __( 'Now choose your homepage', 'brolga' ) }
			</h2>
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ patterns?.length === 0 && (
				<p>{ __( 'Your theme has no page patterns.', 'brolga' ) }</p>
			) }
			{ patterns !== undefined && patterns.length > 0 && (
				<>
					<Intro
						hasImages={ patterns.some(
							( { name } ) => images[ name ] !== undefined
						) }
						isFront={ isFront }
						onFront={ setIsFront }
						bins={ choice.bins }
						onBins={ choice.setBins }
					/>
					<List
						{ ...common }
						patterns={ patterns }
						images={ images }
						kind={ kind ?? '' }
						onShow={ setShown }
					/>
				</>
			) }
			{ shown && (
				<Preview
					{ ...common }
					pattern={ shown }
					address={ preview + encodeURIComponent( shown.name ) }
					onClose={ () => setShown( undefined ) }
				/>
			) }
			{ asked && (
				<SampleQuestion
					{ ...asked }
					busy={ busy }
					onChoose={ ( publishes ) =>
						void begin( asked.pattern, publishes )
					}
					onClose={ () => setAsked( undefined ) }
				/>
			) }
		</section>
	);
}
