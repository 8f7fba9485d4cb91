/**
 * Where the look of a form is chosen: in the tab of styles. What is in it is
 * fetched when it is first opened.
 *
 * @see FORM-880 PERF-34
 */
import { BlockPanels, lazily } from '@brolga/editor';
import { PanelBody } from '@wordpress/components';
import type { FormLookProps } from './form-look-fields';

const Fields = lazily< FormLookProps >(
	() =>
		import( /* webpackChunkName: "form-look" */ './form-look-fields' ).then(
			( { FormLookFields } ) => FormLookFields
		),
	( { children } ) => <PanelBody>{ children }</PanelBody>
);

/**
 * @param props See FormLookProps.
 */
export const FormLookPanel = ( props: FormLookProps ) => (
	<BlockPanels group="styles">
		<Fields { ...props } />
	</BlockPanels>
);
