/**
 * One owner for every global: what visitors' scripts may call, and from where,
 * as ESLint's rules. What has to resolve paths, or reads PHP, is boundaries.mjs.
 */

/** An entry of a rule's list: what is looked for, and what to say. */
const banned = ( key, message, ...values ) =>
	values.map( ( value ) => ( { [ key ]: value, message } ) );

/** A property of an object, which may itself be one of the window's. */
const properties = ( object, property, message ) =>
	banned(
		'selector',
		message,
		`MemberExpression[property.name="${ property }"]:matches([object.name="${ object }"], [object.property.name="${ object }"])`
	);

const REQUESTS = 'only @brolga/http makes requests';
const requests = {
	globals: banned( 'name', REQUESTS, 'fetch', 'XMLHttpRequest' ),
	syntax: [
		...[ 'window', 'globalThis', 'self' ].flatMap( ( object ) => [
			...properties( object, 'fetch', REQUESTS ),
			...properties( object, 'XMLHttpRequest', REQUESTS ),
		] ),
		...properties( 'navigator', 'sendBeacon', REQUESTS ),
	],
};

const HASH = 'only @brolga/hash reads and writes the hash of the address';
const hash = {
	syntax: [
		...properties( 'location', 'hash', HASH ),
		...banned( 'selector', HASH, 'Literal[value="hashchange"]' ),
	],
};

// SITE-20: what follows the window's size waits until it stays.
const SIZE = 'only runtime/device follows the size of the window';
const size = {
	syntax: banned( 'selector', SIZE, 'Literal[value="resize"]' ),
};

// BLOCK-140: inside patterns the sidebar draws nothing that was put into it bare.
const PANELS = 'a block’s panels belong in BlockPanels of @brolga/editor';
const panels = {
	syntax: banned(
		'selector',
		PANELS,
		'JSXOpeningElement[name.name="InspectorControls"]'
	),
};

// LEAD-521: WordPress' own format for both is the language's, not the site's.
const MOMENTS = 'moments are written by admin/exactly, in the site’s formats';
const moments = {
	syntax: properties( 'formats', 'datetime', MOMENTS ),
};

const EDITOR = '^(react|react-dom|@wordpress)(/|$)';
const NO_REACT = 'visitors get no React and no editor package';
const NO_CLASSES =
	'scripts find elements by data-brolga-* attributes, not by classes for style';
const visitors = {
	imports: banned( 'regex', NO_REACT, EDITOR ),
	syntax: [
		...banned(
			'selector',
			NO_REACT,
			`ImportExpression[source.value=/${ EDITOR.replaceAll( '/', '\\u002F' ) }/]`
		),
		...banned(
			'selector',
			NO_CLASSES,
			'Literal[value=/\\.wp-block-/]',
			'TemplateElement[value.raw=/\\.wp-block-/]'
		),
	],
};

const PURE = 'a model is pure: it is given what it looks at';
const model = {
	globals: banned(
		'name',
		PURE,
		'document',
		'window',
		'globalThis',
		'location',
		'history',
		'navigator',
		'localStorage',
		'sessionStorage',
		'setTimeout',
		'setInterval',
		'requestAnimationFrame'
	),
	syntax: [
		...properties( 'Date', 'now', PURE ),
		...properties( 'Math', 'random', PURE ),
		...properties( 'performance', 'now', PURE ),
		...banned(
			'selector',
			PURE,
			'NewExpression[callee.name="Date"][arguments.length=0]'
		),
	],
};

// What is put into WordPress' components renders where they put it, not where
// it is written: a test that replaces them does not see what gets lost there.
const MOCKED =
	'WordPress’ components are not mocked; tests/support has those that Jest can’t load';
const tests = {
	files: [ '**/tests/**/*.{ts,tsx}' ],
	rules: {
		'no-restricted-syntax': [
			'error',
			...banned(
				'selector',
				MOCKED,
				'CallExpression[callee.object.name="jest"][arguments.0.value=/^@wordpress.(block-editor|components|editor|plugins)$/]'
			),
		],
	},
};

/** A later configuration replaces a rule's list: each has all that holds for its files. */
const configuration = ( files, ...boundaries ) => {
	const all = ( key ) =>
		boundaries.flatMap( ( boundary ) => boundary[ key ] ?? [] );
	const rule = ( list, options = list ) =>
		// Without a list, an earlier one would hold.
		list.length ? [ 'error', ...options ] : 'off';
	const patterns = all( 'imports' );
	return {
		files,
		ignores: [ '**/tests/**' ],
		rules: {
			'no-restricted-globals': rule( all( 'globals' ) ),
			'no-restricted-syntax': rule( all( 'syntax' ) ),
			'no-restricted-imports': rule( patterns, [ { patterns } ] ),
		},
	};
};

export default [
	configuration(
		[ 'plugin/**/*.{ts,tsx}' ],
		requests,
		hash,
		size,
		panels,
		moments
	),
	configuration(
		[ 'plugin/src/editor/blocks/block-panels.tsx' ],
		requests,
		hash,
		size,
		moments
	),
	configuration(
		[
			'plugin/src/runtime/**/*.ts',
			'plugin/src/*/view/**/*.ts',
			'plugin/blocks/*/view.ts',
		],
		requests,
		hash,
		size,
		visitors
	),
	configuration(
		[ 'plugin/blocks/*/model.ts' ],
		requests,
		hash,
		size,
		visitors,
		model
	),
	configuration(
		[ 'plugin/src/runtime/http/**/*.ts' ],
		hash,
		size,
		visitors
	),
	configuration(
		[ 'plugin/src/runtime/hash/**/*.ts' ],
		requests,
		size,
		visitors
	),
	configuration(
		[ 'plugin/src/runtime/device/**/*.ts' ],
		requests,
		hash,
		visitors
	),
	// These name blocks that are not ours, or make rules of styles.
	configuration(
		[
			'plugin/src/ab-tests/view/goals-logs/*.ts',
			'plugin/src/shop/view/woocommerce.ts',
			'plugin/src/runtime/foot.ts',
		],
		requests,
		hash,
		size,
		{ imports: visitors.imports }
	),
	// The one place where visitors get React, once they open the cart.
	configuration(
		[ 'plugin/src/shop/view/drawer/**/*.{ts,tsx}' ],
		requests,
		hash,
		size
	),
	// Tells the owner's services, as @brolga/http tells this site.
	configuration(
		[ 'plugin/src/tracking/view/beacon.ts' ],
		hash,
		size,
		visitors
	),
	tests,
];
