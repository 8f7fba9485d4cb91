/**
 * The panel for who sees a block, and when. What is in it is fetched when it is
 * first opened.
 *
 * @see VIS-1 VIS-10 PERF-34
 */
import { lazily } from '@brolga/editor';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { VisibilityProps } from './visibility-settings';

const Content = lazily(
	() =>
		import(
			/* webpackChunkName: "experiments" */ './visibility-settings'
		).then( ( { VisibilitySettings } ) => VisibilitySettings ),
	Fragment
);

const FORMS = [ 'brolga/contact-form', 'brolga/newsletter' ];

interface BlockEditor {
	getBlockParentsByBlockName: (
		clientId: string,
		names: readonly string[]
	) => readonly string[];
}

/**
 * The panel; nothing within forms, whose fields have conditions.
 *
 * @param props See VisibilityProps.
 */
export function VisibilityPanel( props: VisibilityProps ) {
	const { clientId, settings } = props;
	const isInForm = useSelect(
		( select ) =>
			(
				select( blockEditorStore ) as unknown as BlockEditor
			 ).getBlockParentsByBlockName( clientId, FORMS ).length > 0,
		[ clientId ]
	);
	return isInForm ? null : (
		<PanelBody
			title={ __( 'Show to', 'brolga' ) }
			initialOpen={ settings !== undefined }
		>
			<Content { ...props } />
		</PanelBody>
	);
}
