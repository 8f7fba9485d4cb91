/**
 * What is sent to the AI, word for word, asked for when somebody opens it.
 */
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../../admin/rest/message';
import type { Sent } from '../rest';

interface Props {
	/** Asks for it; another function asks for something else. */
	readonly load: () => Promise< Sent >;
}

/**
 * @see AI-3
 * @param props      See Props.
 * @param props.load
 */
export const WhatIsSent = ( { load }: Props ) => {
	const [ isOpen, setIsOpen ] = useState( false );
	const [ { sent, image = '' }, setSent ] = useState< Sent >( { sent: '' } );
	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		let isGone = false;
		const show = ( what: Sent ): void => {
			if ( ! isGone ) {
				setSent( what );
			}
		};
		load().then( show, ( reason: unknown ) =>
			show( { sent: messageOf( reason ) } )
		);
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
				{ image === ''
					? __(
							'The AI service that is connected under Settings > Connectors receives this text, and nothing else.',
							'brolga'
						)
					: __(
							'The AI service that is connected under Settings > Connectors receives this image and this text, and nothing else.',
							'brolga'
						) }
			</p>
			{ image !== '' && (
				<img
					src={ image }
					alt={ __( 'The image as it is sent', 'brolga' ) }
					style={ { maxBlockSize: '12em', maxInlineSize: '100%' } }
				/>
			) }
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
				{ sent }
			</pre>
		</details>
	);
};
