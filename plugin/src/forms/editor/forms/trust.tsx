/**
 * Whose word a form's settings are: where messages go, what is mailed and how long
 * it is kept is for those who may manage leads.
 */
import { Disabled, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Trust {
	/** Whether whoever is at work may change them. */
	readonly decides: boolean;
	/** Whether those of the page's forms wait for somebody who may. */
	readonly waits: boolean;
	/** Where messages go that no recipients were chosen for; empty for those who may not see it. */
	readonly usual?: string;
}

interface EditorSelectors {
	readonly getEditorSettings: () => {
		/** Forms\Trust\TrustSettings says it. */
		readonly brolgaFormTrust?: Trust;
	};
}

/**
 * What the server keeps to.
 */
export const useTrust = (): Trust =>
	useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as
					EditorSelectors | undefined
			 )?.getEditorSettings().brolgaFormTrust,
		[]
	) ?? { decides: true, waits: false };

/**
 * Says whose word counts, where that is not plain.
 *
 * @see FORM-420 FORM-421
 */
export function TrustNote() {
	const { decides, waits } = useTrust();
	if ( decides && ! waits ) {
		return null;
	}
	return (
		<Notice status="warning" isDismissible={ false }>
			{ decides
				? __(
						'The emails, routes and retention of a form on this page, and redirects to other websites, are not in effect until somebody who can manage leads saves the page. Check the form, then save the page.',
						'brolga'
					)
				: __(
						'Only people who can manage leads can change the emails, routes and retention of this form. A new form uses the site’s own settings.',
						'brolga'
					) }
		</Notice>
	);
}

/**
 * Settings that only those may change who may manage leads.
 *
 * @see FORM-420
 */
export const Entrusted = ( { children }: { children: ReactNode } ) => (
	<Disabled isDisabled={ ! useTrust().decides }>{ children }</Disabled>
);
