/**
 * What is sent to the AI, word for word, asked for when somebody opens it.
 */
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../../admin/rest/message';

interface Props {
	/** Asks for it; another function asks for something else. */
	readonly load: () => Promise< string >;
}

/**
 * @see AI-3
 * @param props      See Props.
 * @param props.load
 */
export const WhatIsSent = ( { load }: Props ) => {
	const [ isOpen, setIsOpen ] = useState( false );
	const [ text, setText ] = useState( '' );
	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		let isGone = false;
		const show = ( words: string ): void => {
			if ( ! isGone ) {
				setText( words );
			}
		};
		load().then( show, ( reason: unknown ) => show( messageOf( reason ) ) );
		return () => {
			isGone = true;
		};
	}, [ isOpen, load ] );
	return (
		<details
			onToggle={ ( { currentTarget } ) =>
				setIsOpen( currentTarget.open )
			}
		>
			<summary>{ __( 'What is sent', 'brolga' ) }</summary>
			<p>
				{ __(
					'The AI service that is connected under Settings > Connectors receives this text, and nothing else.',
					'brolga'
				) }
			</p>
			<pre
				// Scrolls by the keyboard as well.
				tabIndex={ 0 }
				dir="auto"
				style={ {
					maxBlockSize: '20em',
					overflow: 'auto',
					whiteSpace: 'pre-wrap',
				} }
			>
				{ text }
			</pre>
		</details>
	);
};
