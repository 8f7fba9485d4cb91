/**
 * Whole pages to begin with: an image of each, and the page itself on a press.
 */
import { Button, CheckboxControl, Modal, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Pattern } from '../../rest/demo';
import { usePatterns } from './use-patterns';

interface UseProps {
	readonly pattern: Pattern;
	readonly variant: 'primary' | 'secondary';
	/** The pattern a page is being made of; empty: none. */
	readonly busy: string;
	readonly onUse: ( pattern: Pattern ) => void;
}

const Use = ( { pattern, variant, busy, onUse }: UseProps ) => (
	<Button
		variant={ variant }
		isBusy={ busy === pattern.name }
		disabled={ busy !== '' }
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
	readonly onShow: ( pattern: Pattern ) => void;
}

const Item = ( { image, onShow, ...page }: ItemProps ) => {
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

interface IntroProps {
	readonly isFront: boolean;
	readonly onFront: ( isFront: boolean ) => void;
}

const Intro = ( { isFront, onFront }: IntroProps ) => (
	<>
		<p>
			{ __(
				'Choose a page and make its text and images your own. It opens in the editor.',
				'brolga'
			) }{ ' ' }
			{ __(
				'Preview shows it as visitors of your site would see it.',
				'brolga'
			) }
		</p>
		<CheckboxControl
			label={ __( 'Publish it and make it my homepage', 'brolga' ) }
			help={
				isFront
					? undefined
					: __( 'Otherwise it is saved as a draft.', 'brolga' )
			}
			checked={ isFront }
			onChange={ onFront }
			__nextHasNoMarginBottom
		/>
	</>
);

interface Props {
	/** The address of previews; a pattern's name follows. */
	readonly preview: string;
	/** The addresses of images, by the pattern's name. */
	readonly images: Readonly< Record< string, string > >;
	/** Goes to where the page is edited. */
	readonly onMade: ( page: number ) => void;
}

/**
 * @see START-11 START-30
 */
export function Patterns( { preview, images, onMade }: Props ) {
	const { patterns, busy, failure, make } = usePatterns( onMade );
	const [ isFront, setIsFront ] = useState( false );
	const [ shown, setShown ] = useState< Pattern >();
	const begin = async ( pattern: Pattern ): Promise< void > => {
		if ( ! ( await make( pattern, isFront ) ) ) {
			// What went wrong is said on the screen.
			setShown( undefined );
		}
	};
	const common = {
		busy,
		onUse: ( pattern: Pattern ) => void begin( pattern ),
	};
	return (
		<section
			className="brolga-start__card is-patterns"
			aria-labelledby="brolga-start-patterns"
		>
			<h2 id="brolga-start-patterns">
				{ __( 'Start with a page pattern', 'brolga' ) }
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
					<Intro isFront={ isFront } onFront={ setIsFront } />
					<ul className="brolga-start__patterns">
						{ patterns.map( ( pattern ) => (
							<Item
								key={ pattern.name }
								{ ...common }
								pattern={ pattern }
								image={ images[ pattern.name ] }
								onShow={ setShown }
							/>
						) ) }
					</ul>
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
		</section>
	);
}
