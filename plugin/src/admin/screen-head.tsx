/**
 * The title of a screen, with what there is to add, and its keys.
 */
import type { ReactNode } from 'react';
import { Shortcuts } from './shortcuts';

interface Props {
	readonly title: string;
	/** Whether something can be searched for on the screen. */
	readonly hasSearch?: boolean;
	readonly children?: ReactNode;
}

export const ScreenHead = ( { title, hasSearch = false, children }: Props ) => (
	<div className="brolga-head">
		<h1 className="wp-heading-inline">{ title }</h1>
		{ children }
		<Shortcuts hasSearch={ hasSearch } />
	</div>
);
