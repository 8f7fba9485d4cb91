/**
 * What becomes of a form that stands in a widget.
 */
import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

/** Stores that are there where widgets are edited, and nowhere else. */
const OF_WIDGETS = [ 'core/edit-widgets', 'core/customize-widgets' ];

/**
 * Says that a form has no place to be sent from there.
 *
 * @see FORM-140
 */
export function WidgetNote() {
	const isWidget = useSelect(
		( select ) => OF_WIDGETS.some( ( name ) => Boolean( select( name ) ) ),
		[]
	);
	return isWidget ? (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'Visitors do not see forms in widgets. Put this form on a page and link to it.',
				'brolga'
			) }
		</Notice>
	) : null;
}
