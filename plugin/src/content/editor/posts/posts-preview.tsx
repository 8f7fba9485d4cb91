/**
 * A module as the server prints it, with the site's own posts.
 */
import apiFetch from '@wordpress/api-fetch';
import { Disabled, Placeholder, Spinner } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, RawHTML, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Typing is over by then. */
const PAUSE_MS = 250;

interface Props {
	/** The block's name. */
	readonly name: string;
	readonly attributes: object;
}

/**
 * Asks the server for the block. Links in it lead nowhere.
 *
 * @param props            What to show.
 * @param props.name       The block's name.
 * @param props.attributes Its attributes.
 */
export function PostsPreview( { name, attributes }: Props ) {
	const [ html, setHtml ] = useState< string >();
	const [ isBroken, setIsBroken ] = useState( false );
	// What the server has saved for readers without us is none of the block's own attributes.
	const wanted = JSON.stringify( {
		...attributes,
		brolgaSaved: undefined,
		brolgaSavedOff: undefined,
	} );
	const ask = useDebounce(
		// Always the same one: another at each drawing would ask once more.
		useCallback(
			( body: string, isMeant: () => boolean ) => {
				apiFetch< { rendered: string } >( {
					path: `/wp/v2/block-renderer/${ name }?context=edit`,
					method: 'POST',
					data: { attributes: JSON.parse( body ) as unknown },
				} ).then(
					( { rendered } ) => {
						if ( isMeant() ) {
							setHtml( rendered );
							setIsBroken( false );
						}
					},
					() => isMeant() && setIsBroken( true )
				);
			},
			[ name ]
		),
		PAUSE_MS
	);
	useEffect( () => {
		let meant = true;
		ask( wanted, () => meant );
		return () => {
			meant = false;
		};
	}, [ ask, wanted ] );

	if ( isBroken ) {
		return (
			<Placeholder
				label={ __( 'The posts could not be loaded.', 'brolga' ) }
				instructions={ __(
					'Change a setting to try again.',
					'brolga'
				) }
			/>
		);
	}
	if ( html?.trim() === '' ) {
		return (
			<Placeholder
				label={ __( 'No matching posts.', 'brolga' ) }
				instructions={ __(
					'Visitors see nothing here until there are matching posts.',
					'brolga'
				) }
			/>
		);
	}
	return html === undefined ? (
		<Spinner />
	) : (
		<Disabled>
			<RawHTML>{ html }</RawHTML>
		</Disabled>
	);
}
