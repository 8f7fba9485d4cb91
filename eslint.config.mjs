/**
 * WordPress's rules, and TypeScript's strict ones on top. Formatting belongs
 * to Prettier alone, so its rule is off here.
 */
import wordpress from '@wordpress/eslint-plugin';
import tseslint from 'typescript-eslint';
import boundaries from './bin/lib/static/eslint-boundaries.mjs';

const scripts = [ '**/*.{js,cjs,mjs}' ];
const typescript = [ '**/*.{ts,tsx,mts}' ];
/** What is held to be read in one go: short functions, short lines. */
const readable = [
	'plugin/**/*.{ts,tsx}',
	'theme/**/*.{ts,tsx}',
	'demo/**/*.{ts,tsx,mjs}',
];
const unitTests = [ 'plugin/**/tests/*.{ts,tsx}', 'tests/unit/**/*.ts' ];
const endToEndTests = [ 'tests/e2e/**/*.ts' ];

/** The configurations of a list, for some files only. */
const onlyFor = ( files, configs ) =>
	configs.map( ( config ) => ( { ...config, files } ) );

export default [
	{
		ignores: [
			'.cache/',
			'.wordpress/',
			'bin/lib/new-block/template/',
			'dist/',
			'plugin/build/',
			'plugin/src/contracts/attributes.ts',
			'plugin/src/contracts/generated.ts',
			'test-results/',
			'playwright-report/',
			'vendor/',
		],
	},
	// No rule is switched off beside the code it would judge.
	{ linterOptions: { noInlineConfig: true } },
	...wordpress.configs.recommended,
	{
		rules: {
			'prettier/prettier': 'off',
			// Names on the wire are what they are.
			camelcase: [
				'error',
				{
					properties: 'never',
					allow: [ '^et_', '^brolga_', '_digit$', '_id$' ],
				},
			],
			eqeqeq: [ 'error', 'always' ],
			// An owner reads on the console what happened, and what went wrong.
			'no-console': [ 'error', { allow: [ 'error', 'info' ] } ],
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'brolga' },
			],
			'@wordpress/no-unsafe-wp-apis': 'error',
			// Looking elements up first and leaving when one lacks reads well.
			'@wordpress/no-unused-vars-before-return': 'off',
			'jsdoc/check-param-names': [
				'error',
				{ checkDestructured: false },
			],
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns-description': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
		},
	},
	...onlyFor( typescript, tseslint.configs.strict ),
	{
		files: typescript,
		languageOptions: { parserOptions: { projectService: true } },
		rules: {
			'@typescript-eslint/await-thenable': 'error',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-expect-error': true },
			],
			'@typescript-eslint/consistent-type-imports': 'error',
			// Features fill it in by `declare module`.
			'@typescript-eslint/no-empty-object-type': [
				'error',
				{ allowWithName: '^Achievements$' },
			],
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-misused-promises': [
				'error',
				{ checksVoidReturn: { attributes: false } },
			],
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-unsafe-argument': 'error',
			'@typescript-eslint/no-unsafe-assignment': 'error',
			'@typescript-eslint/no-unsafe-call': 'error',
			'@typescript-eslint/no-unsafe-member-access': 'error',
			'@typescript-eslint/no-unsafe-return': 'error',
			'@typescript-eslint/prefer-readonly': 'error',
			'@typescript-eslint/restrict-plus-operands': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true },
			],
			// The compiler resolves names and imports better than these two.
			'no-undef': 'off',
			'import/no-extraneous-dependencies': 'off',
			'jsdoc/no-undefined-types': 'off',
		},
	},
	{
		files: unitTests,
		rules: {
			// Jest reads the address of a test's page from such a comment; types come from the compiler.
			'jsdoc/check-tag-names': [
				'error',
				{ definedTags: [ 'jest-environment-options' ] },
			],
			'jsdoc/valid-types': 'off',
		},
	},
	{
		files: scripts,
		languageOptions: {
			ecmaVersion: 'latest',
			parserOptions: { requireConfigFile: false },
		},
		// Node's own resolution runs these, and tsc knows nothing of them.
		rules: { 'import/no-unresolved': 'off', 'import/named': 'off' },
	},
	{
		files: [ ...readable, 'bin/**/*.mjs' ],
		ignores: [ '**/tests/**' ],
		rules: {
			'max-lines-per-function': [
				'error',
				{ max: 80, skipBlankLines: true, skipComments: true },
			],
			complexity: [ 'error', 15 ],
		},
	},
	{
		files: readable,
		rules: {
			'max-len': [
				'error',
				{
					code: 120,
					tabWidth: 4,
					ignoreUrls: true,
					ignoreRegExpLiterals: true,
					ignoreTemplateLiterals: true,
					ignoreStrings: true,
				},
			],
		},
	},
	...boundaries,
	// An add-on imports what the page's import map names.
	{
		files: [ 'examples/**' ],
		languageOptions: {
			globals: { document: 'readonly', navigator: 'readonly' },
		},
		rules: { 'import/no-unresolved': 'off' },
	},
	// gtag.js knows its commands by their being arguments objects.
	{
		files: [ 'plugin/src/tracking/view/layer.ts' ],
		rules: { 'prefer-rest-params': 'off' },
	},
	// A hash is made of nothing else.
	{
		files: [ 'plugin/src/spam/view/spam/*.ts' ],
		rules: { 'no-bitwise': 'off' },
	},
	// What a command or a test says, it says on the console.
	{
		files: [ 'bin/**', 'tests/**', 'demo/**' ],
		rules: { 'no-console': 'off' },
	},
	...onlyFor( unitTests, wordpress.configs[ 'test-unit' ] ),
	{
		files: unitTests,
		rules: { '@wordpress/no-global-active-element': 'off' },
	},
	...onlyFor( endToEndTests, wordpress.configs[ 'test-playwright' ] ),
	{
		files: endToEndTests,
		rules: {
			// A page is judged in the browser, by the document it has there.
			'@wordpress/no-global-active-element': 'off',
			// What a page asks for, and that nothing happens, is waited for.
			'playwright/no-networkidle': 'off',
			'playwright/no-wait-for-timeout': 'off',
			// One journey is told for several kinds of visitors.
			'playwright/no-conditional-expect': 'off',
			'playwright/no-conditional-in-test': 'off',
			// axe is a global of the page, put there before it is asked.
			'playwright/no-unsafe-references': 'off',
			'playwright/no-skipped-test': [
				'error',
				{ allowConditional: true },
			],
			'playwright/expect-expect': [
				'error',
				{ assertFunctionPatterns: [ '^expect' ] },
			],
		},
	},
];
