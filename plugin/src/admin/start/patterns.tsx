/**
 * Whole pages to begin with, each as the site would show it.
 */
import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest/demo';
import type { Pattern } from '../../rest/demo';
import { messageOf } from '../../rest/message';

interface Props {
	/** The address of previews; a pattern's name follows. */
	readonly preview: string;
	/** Goes to where the page is edited. */
	readonly onMade: ( page: number ) => void;
}

/**
 * @see START-11
 */
export function Patterns( { preview, onMade }: Props ) {
	const [ patterns, setPatterns ] = useState< readonly Pattern[] >();
	const [ isFront, setIsFront ] = useState( false );
	const [ busy, setBusy ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );

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
			setFailure( messageOf( reason ) );
			setBusy( '' );
		}
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
					<p>
						{ __(
							'Choose a page and make its text and images your own. It opens in the editor.',
							'brolga'
						) }
					</p>
					<CheckboxControl
						label={ __(
							'Publish it and make it my front page',
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
								<div className="brolga-start__preview">
									<iframe
										// The button below says what it is.
										aria-hidden="true"
										tabIndex={ -1 }
										title={ pattern.title }
										src={
											preview +
											encodeURIComponent( pattern.name )
										}
										loading="lazy"
									/>
								</div>
								<h3>{ pattern.title }</h3>
								{ pattern.description && (
									<p>{ pattern.description }</p>
								) }
								<Button
									variant="secondary"
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
							</li>
						) ) }
					</ul>
				</>
			) }
		</section>
	);
}
