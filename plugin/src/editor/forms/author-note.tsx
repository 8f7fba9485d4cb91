/**
 * What counts of a form's settings, by who wrote the page.
 */
import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

interface EditorSelectors {
	readonly getEditorSettings: () => {
		/** Forms\FormAuthorSettings says it; templates have none. */
		readonly brolgaFormAuthor?: {
			readonly decides: boolean;
			readonly receives: boolean;
		};
	};
}

/**
 * Says so where the server does not keep to what the form says.
 *
 * @see FORM-63 LEAD-41
 */
export function AuthorNote() {
	const author = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as
					EditorSelectors | undefined
			 )?.getEditorSettings().brolgaFormAuthor,
		[]
	);
	if ( ! author || ( author.decides && author.receives ) ) {
		return null;
	}
	return (
		<Notice status="warning" isDismissible={ false }>
			{ author.decides
				? __(
						'Notifications go to the site’s own address, because the author of this page cannot view leads.',
						'brolga'
					)
				: __(
						'This form uses the site’s own settings for emails, redirects and retention, because the author of this page cannot view leads or edit other people’s pages.',
						'brolga'
					) }
		</Notice>
	);
}
