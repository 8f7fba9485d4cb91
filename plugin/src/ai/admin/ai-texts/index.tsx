/**
 * Adds its card to the Get started screen of wp-admin.
 */
import { addFilter } from '@wordpress/hooks';
import type { ReactElement } from 'react';
import { TextsCard } from './card';

addFilter(
	'brolga.startCards',
	'brolga/ai',
	( cards: readonly ReactElement[], stage: string ) => [
		...cards,
		// An import of the demo, and its undo, make other pages.
		<TextsCard key={ `ai-${ stage }` } />,
	]
);
