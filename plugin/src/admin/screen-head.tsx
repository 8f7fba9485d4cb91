/**
 * The title of a screen, with what there is to add.
 */
import type { ReactNode } from 'react';

interface Props {
	readonly title: string;
	readonly children?: ReactNode;
}

export const ScreenHead = ( { title, children }: Props ) => (
	<div className="brolga-head">
		<h1 className="wp-heading-inline">{ title }</h1>
		{ children }
	</div>
);
