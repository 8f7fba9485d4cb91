/**
 * Stands in for `@wordpress/theme` in Jest, which can't load its .mjs files on
 * Node 20. In the tests of our own components a theme provider only has to let
 * its children through.
 */
import type { ReactNode } from 'react';
import { __dangerousOptInToUnstableAPIsOnlyForCoreModules as optIn } from '@wordpress/private-apis';

export function ThemeProvider( { children }: { children?: ReactNode } ) {
	return children ?? null;
}

const { lock } = optIn(
	'I acknowledge private features are not for use in themes or plugins and doing so will break in the next version of WordPress.',
	'@wordpress/theme'
);

export const privateApis: object = {};

// Callers unlock this object: it has to be a locked one.
lock( privateApis, { ThemeProvider, useThemeProviderStyles: () => ( {} ) } );
