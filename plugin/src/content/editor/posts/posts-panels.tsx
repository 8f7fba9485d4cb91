/**
 * The panels of modules with posts, in the sidebar of a selected one.
 */
import { BlockPanels, lazySettings } from '@brolga/editor';
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
	<BlockPanels>
		<Settings { ...props } />
	</BlockPanels>
);
