/**
 * WordPress's style rules; layout by logical properties, so that a page in
 * Arabic or Hebrew needs no style sheet of its own.
 */
const flow = { inline: 'left-to-right', block: 'top-to-bottom' };

/** Colours stand in plugin/src/styles, once, and are used by their names. */
const noColours = {
	'color-named': 'never',
	'color-no-hex': true,
	'function-disallowed-list': [
		/^(rgb|hsl)a?$/,
		/^(ok)?(lab|lch)$/,
		/^(hwb|color)$/,
	],
};

export default {
	extends: [ '@wordpress/stylelint-config/scss' ],
	languageOptions: { directionality: flow },
	ignoreFiles: [
		'.cache/**',
		'.wordpress/**',
		'dist/**',
		'node_modules/**',
		'plugin/build/**',
		'vendor/**',
	],
	overrides: [
		{ files: [ 'plugin/**/*.scss' ], rules: noColours },
		{
			files: [ 'plugin/src/styles/*.scss' ],
			rules: Object.fromEntries(
				Object.keys( noColours ).map( ( name ) => [ name, null ] )
			),
		},
	],
	rules: {
		'property-layout-mappings': [
			'flow-relative',
			{
				ignoreProperties: [
					/^(min-|max-)?(width|height)$/,
					// Browsers don't know the logical ones yet.
					/^over(flow|scroll-behavior)-[xy]$/,
				],
			},
		],
		'value-keyword-layout-mappings': 'flow-relative',
		// Line heights are numbers: they grow with the text.
		'declaration-property-unit-allowed-list': null,
		// Core's and libraries' classes are theirs: wp-block-…__…, swiper-….
		'selector-class-pattern': null,
		'selector-id-pattern': null,
		'no-descending-specificity': null,
		// Prettier leaves no empty line at the start of a block.
		'rule-empty-line-before': [
			'always',
			{ except: [ 'first-nested' ], ignore: [ 'after-comment' ] },
		],
		'at-rule-empty-line-before': [
			'always',
			{
				except: [ 'first-nested', 'blockless-after-blockless' ],
				ignore: [ 'after-comment' ],
				ignoreAtRules: [ 'else' ],
			},
		],
		'comment-empty-line-before': [
			'always',
			{ except: [ 'first-nested' ], ignore: [ 'stylelint-commands' ] },
		],
	},
};
