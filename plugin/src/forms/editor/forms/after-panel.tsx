/**
 * What follows a form's success: words, or another page.
 */
import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { RedirectFields, type RedirectProps } from './redirect-fields';

interface Props extends RedirectProps {
	/** What is said where the owner says nothing. */
	readonly placeholder: string;
	readonly message: string;
	readonly onMessage: ( message: string ) => void;
}

/**
 * The panel of the sidebar that forms have alike.
 */
export const AfterPanel = ( {
	placeholder,
	message,
	onMessage,
	...redirect
}: Props ) => (
	<PanelBody title={ __( 'After sending', 'brolga' ) }>
		<TextareaControl
			label={ __( 'Message', 'brolga' ) }
			placeholder={ placeholder }
			value={ message }
			onChange={ onMessage }
		/>
		<RedirectFields { ...redirect } />
	</PanelBody>
);
