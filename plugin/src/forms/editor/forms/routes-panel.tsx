/**
 * The panel in which routes are made. What is in it is fetched when it is first
 * opened.
 *
 * @see COND-14 PERF-34
 */
import { lazily } from '@brolga/editor';
import { PanelBody } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RouteListProps } from './route-list';

const Content = lazily< RouteListProps >(
	() =>
		import( /* webpackChunkName: "form-rules" */ './route-list' ).then(
			( { RouteList } ) => RouteList
		),
	Fragment
);

/**
 * @param props See RouteListProps.
 */
export const RoutesPanel = ( props: RouteListProps ) => (
	<PanelBody
		title={ __( 'Routing', 'brolga' ) }
		initialOpen={ props.routes.length > 0 }
	>
		<Content { ...props } />
	</PanelBody>
);
