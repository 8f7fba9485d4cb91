/**
 * The panel in which a field's rules are built. What is in it is fetched when it
 * is first opened.
 *
 * @see COND-1 COND-15 PERF-34
 */
import { lazily } from '@brolga/editor';
import { PanelBody } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ConditionFieldsProps } from './condition-fields';

const Content = lazily< ConditionFieldsProps >(
	() =>
		import(
			/* webpackChunkName: "form-rules" */ './condition-fields'
		).then( ( { ConditionFields } ) => ConditionFields ),
	Fragment
);

/**
 * @param props See ConditionFieldsProps.
 */
export const ConditionsPanel = ( props: ConditionFieldsProps ) => (
	<PanelBody
		title={ __( 'Conditional logic', 'brolga' ) }
		initialOpen={ props.conditions.rules.length > 0 }
	>
		<Content { ...props } />
	</PanelBody>
);
