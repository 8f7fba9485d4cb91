/**
 * What is sent to the AI, word for word, asked for when somebody opens it.
 */
import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../../admin/rest/message';
import type { Sent } from '../rest';

interface Props {
	/** Asks for it; another function asks for something else. */
	readonly load: () => Promise< Sent >;
}

/** What is sent, or why nothing is; neither: it is on its way. */
interface Answer {
	readonly what?: Sent;
	readonly failure?: string;
}

const Text = ( { children }: { readonly children: string } ) => (
	<pre
		// Scrolls by the keyboard as well.
		tabIndex={ 0 }
		dir="auto"
		style={ {
			border: '1px solid #ddd',
			margin: '8px 0',
			maxBlockSize: '12em',
			overflow: 'auto',
			padding: '8px',
			whiteSpace: 'pre-wrap',
		} }
	>
		{ children }
	</pre>
);

/** Facts and texts first: the instructions, with which the text begins, are long and always alike. */
const InFull = ( { what: { sent, image = '' } }: { readonly what: Sent } ) => {
	const [ instructions = '', ...rest ] = sent.split( '\n\n' );
	// Of a text in several parts each begins with them.
	const data = rest.filter( ( text ) => text !== instructions );
	return (
		<>
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
			<Text>{ data.join( '\n\n' ) }</Text>
			<details>
				<summary>
					{ __( 'Instructions that are sent with it', 'brolga' ) }
				</summary>
				<Text>{ instructions }</Text>
			</details>
		</>
	);
};

/**
 * @see AI-3
 * @param props      See Props.
 * @param props.load
 */
export const WhatIsSent = ( { load }: Props ) => {
	const [ isOpen, setIsOpen ] = useState( false );
	const [ { what, failure }, setAnswer ] = useState< Answer >( {} );
	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		let isGone = false;
		const show = ( answer: Answer ): void => {
			if ( ! isGone ) {
				setAnswer( answer );
			}
		};
		load().then(
			( answer ) => show( { what: answer } ),
			( reason: unknown ) => show( { failure: messageOf( reason ) } )
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
			{ what && <InFull what={ what } /> }
			{ failure !== undefined && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ ! what && failure === undefined && <Spinner /> }
		</details>
	);
};
