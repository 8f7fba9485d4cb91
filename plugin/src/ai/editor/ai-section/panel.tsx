/**
 * Where the page's sidebar offers to draft a section. What was written stays
 * when the window is closed.
 */
import { Button } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { lazily } from '@brolga/editor';
import type { DraftedSection } from '../../rest';
import type { SectionWindowProps } from './window';

const SectionWindow = lazily< SectionWindowProps >(
	() =>
		import( /* webpackChunkName: "ai-section" */ './window' ).then(
			( module ) => module.SectionWindow
		),
	( { children } ) => children
);

/**
 * @see AI-32
 */
export function SectionPanel() {
	const [ isOpen, setIsOpen ] = useState( false );
	const [ wish, setWish ] = useState( '' );
	const [ section, setSection ] = useState< DraftedSection >();
	return (
		<PluginDocumentSettingPanel
			name="brolga-ai-section"
			title={ __( 'Section from a sentence', 'brolga' ) }
		>
			<p>
				{ __(
					'Say what a section is about. The AI that is connected to your site drafts it, and you insert it or drop it.',
					'brolga'
				) }
			</p>
			<Button
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
				__next40pxDefaultSize
			>
				{ __( 'Draft a section…', 'brolga' ) }
			</Button>
			{ isOpen && (
				<SectionWindow
					wish={ wish }
					onWish={ setWish }
					section={ section }
					onSection={ setSection }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</PluginDocumentSettingPanel>
	);
}
