/**
 * Unit tests of TypeScript: models, views on jsdom, editor components.
 * Tests of the tools in bin/ are Node's own (tests/unit/*.test.mjs).
 */
import { createRequire } from 'node:module';
import { entriesOf } from './bin/lib/entries.cjs';
import { packagesForJest } from './tests/support/jest-packages.mjs';

const require = createRequire( import.meta.url );

const packages = await packagesForJest();

/** Names of the import map and of the editor's scripts, and the files that stand for them. */
const mapped = ( prefix, entries ) =>
	Object.fromEntries(
		Object.entries( entries ).map( ( [ name, path ] ) => [
			`^@brolga/${ prefix }${ name }$`,
			path,
		] )
	);

export default {
	preset: '@wordpress/jest-preset-default',
	roots: [ '<rootDir>/plugin', '<rootDir>/tests/unit' ],
	testMatch: [ '**/tests/*.test.ts?(x)', '**/tests/unit/*.test.ts?(x)' ],
	modulePathIgnorePatterns: [ '<rootDir>/plugin/build' ],
	// A busy machine is no failure.
	testTimeout: 20_000,
	cacheDirectory: '<rootDir>/.cache/jest',
	setupFilesAfterEnv: [ '<rootDir>/tests/support/jest-setup.ts' ],
	transform: {
		'\\.m?[jt]sx?$':
			require.resolve( '@wordpress/scripts/config/babel-transform' ),
	},
	// Packages published as ES modules alone.
	transformIgnorePatterns: [
		'<rootDir>/.cache/jest-packages/',
		'/node_modules/(?!(?:.*/node_modules/)?(?:uuid|marked|parsel-js|swiper)/)',
	],
	moduleNameMapper: {
		'\\.(scss|css)$':
			'<rootDir>/node_modules/@wordpress/jest-preset-default/scripts/style-mock.js',
		// .mjs only, which Jest can't require on Node 20.
		'^@wordpress/theme$': '<rootDir>/tests/support/wordpress-theme.ts',
		// Scripts of WordPress that are no packages of ours.
		'^@wordpress/editor$': '<rootDir>/tests/support/wordpress-editor.tsx',
		'^@wordpress/plugins$': '<rootDir>/tests/support/wordpress-plugins.ts',
		...packages.moduleNameMapper,
		'^@brolga/runtime(?:-now)?$': '<rootDir>/plugin/src/runtime/index.ts',
		'^@brolga/goals-now$':
			'<rootDir>/plugin/src/ab-tests/view/goals/index.ts',
		'^@brolga/editor$': '<rootDir>/plugin/src/editor/blocks/index.ts',
		...mapped( 'editor-', entriesOf( 'editor' ) ),
		'^@brolga/contracts$': '<rootDir>/plugin/src/contracts/generated.ts',
		...mapped( '', entriesOf( 'view' ) ),
	},
};
