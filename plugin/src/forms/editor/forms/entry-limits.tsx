/**
 * The panel for how many entries a form takes, when, and how many of one person.
 * What is in it is fetched when it is first opened.
 *
 * @see FORM-870 PERF-34
 */
import { lazily } from '@brolga/editor';
import { PanelBody } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntryLimitsProps } from './entry-limit-fields';

const Content = lazily(
	() =>
		import(
			/* webpackChunkName: "experiments" */ './entry-limit-fields'
		).then( ( { EntryLimitFields } ) => EntryLimitFields ),
	Fragment
);

/**
 * @param props See EntryLimitsProps.
 */
export const EntryLimitsPanel = ( props: EntryLimitsProps ) => (
	<PanelBody title={ __( 'Limits', 'brolga' ) } initialOpen={ false }>
		<Content { ...props } />
	</PanelBody>
);
