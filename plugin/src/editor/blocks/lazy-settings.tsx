/**
 * Settings that are fetched when a block of their kind is selected for the first
 * time: a new page has none yet.
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
	<PanelBody>
		<span className="screen-reader-text" role="status">
			{ __( 'Loading the settings…', 'brolga' ) }
		</span>
		<Spinner />
	</PanelBody>
);

interface FailedProps {
	readonly onRetry: () => void;
}

const Failed = ( { onRetry }: FailedProps ) => (
	<PanelBody>
		<Notice status="error" isDismissible={ false }>
			<p>
				{ __(
					'The settings could not be loaded. Check your connection and try again. If that does not help, save your work and reload the page.',
					'brolga'
				) }
			</p>
			<Button
				variant="secondary"
				onClick={ onRetry }
				__next40pxDefaultSize
			>
				{ __( 'Try again', 'brolga' ) }
			</Button>
		</Notice>
	</PanelBody>
);

/** Keeps its place: what is put into a sidebar later comes below all others. */
const place = ( panels: ReactElement ) => <div>{ panels }</div>;

/**
 * A component that stands within `InspectorControls`, which draw what is in them
 * for a selected block alone, and fetches its content by itself. Once that has
 * come, all blocks of the kind draw it at once.
 *
 * @param load Imports the file.
 */
export function lazySettings< Props extends object >(
	load: () => Promise< Module< Props > >
): ComponentType< Props > {
	let come: ComponentType< Props > | undefined;
	return function LazySettings( props: Props ) {
		const [ Settings, show ] = useState( () => come );
		const [ hasFailed, setFailed ] = useState( false );
		useEffect( () => {
			let isHere = true;
			if ( Settings === undefined && ! hasFailed ) {
				load().then(
					( module ) => {
						come = module.Settings;
						if ( isHere ) {
							show( () => module.Settings );
						}
					},
					() => isHere && setFailed( true )
				);
			}
			return () => {
				isHere = false;
			};
		}, [ Settings, hasFailed ] );
		if ( Settings !== undefined ) {
			return place( <Settings { ...props } /> );
		}
		return place(
			hasFailed ? (
				<Failed onRetry={ () => setFailed( false ) } />
			) : (
				<Waiting />
			)
		);
	};
}
