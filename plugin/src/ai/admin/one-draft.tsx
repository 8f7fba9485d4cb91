/**
 * One text that is drafted: what is sent, the button, and the draft until
 * somebody uses it or throws it away.
 */
import { Button, Notice } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DraftedText } from '../rest';
import { WhatIsSent } from './sent';
import { useAsking } from './use-asking';

interface Props {
	/** What the button says. */
	readonly label: string;
	/** Drafts, or says only what would be sent; another function is about something else. */
	readonly draft: ( isDry: boolean ) => Promise< DraftedText >;
	/** Takes a text that was accepted. */
	readonly onUse: ( text: string ) => void;
}

/**
 * @see AI-3 AI-20 AI-30
 * @param props       See Props.
 * @param props.label
 * @param props.draft
 * @param props.onUse
 */
export const OneDraft = ( { label, draft, onUse }: Props ) => {
	const [ text, setText ] = useState( '' );
	const { busy, failure, ask } = useAsking();
	const sent = useCallback( () => draft( true ), [ draft ] );
	return (
		<>
			<div style={ { marginBlockStart: '12px' } }>
				{ /* Closed once a draft is there, which would else come out of sight. */ }
				<WhatIsSent key={ text } load={ sent } />
			</div>
			<p>
				<Button
					variant="secondary"
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ () =>
						void ask( async () =>
							setText( ( await draft( false ) ).text )
						)
					}
					__next40pxDefaultSize
				>
					{ label }
				</Button>
			</p>
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ text !== '' && (
				<Notice
					status="info"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Use draft', 'brolga' ),
							variant: 'primary',
							onClick: () => {
								onUse( text );
								setText( '' );
							},
						},
						{
							label: __( 'Discard', 'brolga' ),
							onClick: () => setText( '' ),
						},
					] }
				>
					<p dir="auto" style={ { whiteSpace: 'pre-wrap' } }>
						{ text }
					</p>
				</Notice>
			) }
		</>
	);
};
