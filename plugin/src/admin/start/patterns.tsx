/**
 * Whole pages to begin with: an image of each, and the page itself on a press.
 */
import { Button, CheckboxControl, Modal, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest/demo';
import type { Pattern } from '../../rest/demo';
import { messageOf } from '../../rest/message';

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
	const [ patterns, setPatterns ] = useState< readonly Pattern[] >();
	const [ isFront, setIsFront ] = useState( false );
	const [ busy, setBusy ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	const [ shown, setShown ] = useState< Pattern >();

	useEffect( () => {
		rest.pagePatterns()
			.then( setPatterns )
			.catch( ( reason: unknown ) => setFailure( messageOf( reason ) ) );
	}, [] );

	const make = async ( pattern: Pattern ): Promise< void > => {
		setBusy( pattern.name );
		setFailure( '' );
		try {
			onMade( await rest.makePage( pattern, isFront ) );
		} catch ( reason ) {
			// What went wrong is said on the screen.
			setShown( undefined );
			setFailure( messageOf( reason ) );
			setBusy( '' );
		}
	};

	const use = ( pattern: Pattern, variant: 'primary' | 'secondary' ) => (
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
			onClick={ () => void make( pattern ) }
			__next40pxDefaultSize
		>
			{ __( 'Use this page', 'brolga' ) }
		</Button>
	);

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
						label={ __(
							'Publish it and make it my homepage',
							'brolga'
						) }
						help={
							isFront
								? undefined
								: __(
										'Otherwise it is saved as a draft.',
										'brolga'
									)
						}
						checked={ isFront }
						onChange={ setIsFront }
						__nextHasNoMarginBottom
					/>
					<ul className="brolga-start__patterns">
						{ patterns.map( ( pattern ) => (
							<li key={ pattern.name }>
								{ images[ pattern.name ] !== undefined && (
									<img
										className="brolga-start__image"
										src={ images[ pattern.name ] }
										// The heading below says what it is.
										alt=""
										width={ 4 }
										height={ 5 }
										loading="lazy"
									/>
								) }
								<h3>{ pattern.title }</h3>
								{ pattern.description && (
									<p>{ pattern.description }</p>
								) }
								<div className="brolga-start__actions">
									{ use( pattern, 'secondary' ) }
									<Button
										className="brolga-start__show"
										variant="tertiary"
										aria-label={ sprintf(
											/* translators: %s: the name of a page pattern. */
											__( 'Preview: %s', 'brolga' ),
											pattern.title
										) }
										onClick={ () => setShown( pattern ) }
										__next40pxDefaultSize
									>
										{ __( 'Preview', 'brolga' ) }
									</Button>
								</div>
							</li>
						) ) }
					</ul>
				</>
			) }
			{ shown && (
				<Modal
					className="brolga-start__modal"
					title={ shown.title }
					onRequestClose={ () => setShown( undefined ) }
					isFullScreen
				>
					<iframe
						title={ sprintf(
							/* translators: %s: the name of a page pattern. */
							__( 'Preview: %s', 'brolga' ),
							shown.title
						) }
						src={ preview + encodeURIComponent( shown.name ) }
					/>
					{ /* Behind a frame that came last, Tab would leave the dialog. */ }
					<div className="brolga-start__choice">
						{ use( shown, 'primary' ) }
					</div>
				</Modal>
			) }
		</section>
	);
}
