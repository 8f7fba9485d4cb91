/**
 * The panels of modules with posts, in the sidebar of a selected one.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { lazySettings } from '@brolga/editor';
import type { SettingsProps } from './settings';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "posts" */ './settings' )
);

/**
 * The panels.
 *
 * @param props The block, and what its settings have that others lack.
 */
export const PostsPanels = ( props: SettingsProps ) => (
	<InspectorControls>
		<Settings { ...props } />
	</InspectorControls>
);
