/**
 * What is fetched when it is needed for the first time: settings when a block of
 * their kind is selected, since a new page has none yet.
 *
 * @see PERF-34
 */
import { Button, Notice, PanelBody, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactElement } from 'react';

/** What a file of settings exports. */
interface Module< Props > {
	readonly Settings: ComponentType< Props >;
}

/** In the place of settings while they are on their way. */
const Waiting = () => (
	<>
		<span className="screen-reader-text" role="status">
			{ __( 'Loading the settings…', 'brolga' ) }
		</span>
		<Spinner />
	</>
);

/** What could not be fetched, wherever it is missing: another try is for all of it. */
const retries = new Set< () => void >();

const Failed = () => (
	<>
		<Notice status="error" isDismissible={ false }>
			<p>
				{ __(
					'The settings could not be loaded. Check your connection and try again. If that does not help, save your work and reload the page.',
					'brolga'
				) }
			</p>
			<Button
				variant="secondary"
				onClick={ () => retries.forEach( ( retry ) => retry() ) }
				__next40pxDefaultSize
			>
				{ __( 'Try again', 'brolga' ) }
			</Button>
		</Notice>
	</>
);

/** What surrounds the word that something is on its way. */
type Frame = ComponentType< { readonly children: ReactElement } >;

const Panel: Frame = ( { children } ) => <PanelBody>{ children }</PanelBody>;

/**
 * A component that is fetched when it is first drawn. Once it has come, it is
 * there at once wherever it is drawn.
 *
 * @param load  Imports it.
 * @param Frame What it stands in until then.
 */
export function lazily< Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	Frame: Frame
): ComponentType< Props > {
	let come: ComponentType< Props > | undefined;
	return function Lazily( props: Props ) {
		const [ Component, show ] = useState( () => come );
		const [ hasFailed, setFailed ] = useState( false );
		useEffect( () => {
			let isHere = true;
			if ( Component === undefined && ! hasFailed ) {
				load().then(
					( component ) => {
						come = component;
						if ( isHere ) {
							show( () => component );
						}
					},
					() => isHere && setFailed( true )
				);
			}
			return () => {
				isHere = false;
			};
		}, [ Component, hasFailed ] );
		useEffect( () => {
			const retry = () => setFailed( false );
			if ( hasFailed ) {
				retries.add( retry );
			}
			return () => void retries.delete( retry );
		}, [ hasFailed ] );
		if ( Component !== undefined ) {
			return <Component { ...props } />;
		}
		return <Frame>{ hasFailed ? <Failed /> : <Waiting /> }</Frame>;
	};
}

/**
 * Settings that stand within `BlockPanels`, which draw what is in them for a
 * selected block alone.
 *
 * @param load Imports their file.
 */
export function lazySettings< Props extends object >(
	load: () => Promise< Module< Props > >
): ComponentType< Props > {
	const Settings = lazily(
		() => load().then( ( module ) => module.Settings ),
		Panel
	);
	// Keeps their place: what is put into a sidebar later comes below all others.
	return function LazySettings( props: Props ) {
		return (
			<div>
				<Settings { ...props } />
			</div>
		);
	};
}
