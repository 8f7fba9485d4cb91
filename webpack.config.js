/**
 * One build for everything: the editor scripts of the blocks, their view
 * modules, what each of the two shares, the site module and wp-admin.
 */
const { existsSync, readdirSync } = require( 'node:fs' );
const { dirname, resolve } = require( 'node:path' );
const [
	scripts,
	modules,
] = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );
const { entriesOf } = require( './bin/lib/entries.cjs' );

// Comments for translators are read in the sources: they need not be downloaded.
for ( const { optimization } of [ scripts, modules ] ) {
	for ( const { options } of optimization.minimizer ) {
		options.minimizer.options.output.comments = false;
	}
}

const inPlugin = ( path ) => resolve( __dirname, 'plugin', path );

/** The output settings of a base configuration, in a folder of plugin/build. */
const outputTo = ( base, folder ) => ( {
	...base.output,
	path: inPlugin( `build/${ folder }` ),
} );

const named = ( plugin, ...names ) => names.includes( plugin.constructor.name );

const without = ( plugins, ...names ) =>
	plugins.filter( ( plugin ) => ! named( plugin, ...names ) );

/** The same plugins, with our shared code kept out of each bundle. */
const sharing = ( plugins, options ) =>
	plugins.map( ( plugin ) =>
		named( plugin, 'DependencyExtractionWebpackPlugin' )
			? new DependencyExtraction( options )
			: plugin
	);

/** The index file of each block. */
const blocks = () =>
	readdirSync( inPlugin( 'blocks' ) )
		.map( ( name ) => inPlugin( `blocks/${ name }/index.ts` ) )
		.filter( existsSync );

/** What views import: the runtime, and the modules of runtime and features. */
const ofPage = [
	'runtime',
	'runtime-now',
	...Object.keys( entriesOf( 'view' ) ),
].map( ( name ) => `@brolga/${ name }` );

/**
 * Each is one module of the page, never a copy in each view. The prefix is
 * needed: `true` would make every view an async module.
 */
const sharedModules = {
	requestToExternalModule: ( request ) =>
		ofPage.includes( request ) ? `module ${ request }` : undefined,
};

/** assets.php says of all entries what is otherwise in a file for each. */
const oneList = { combineAssets: true };

/** The same where two compilations share a folder. */
const oneListNamed = ( name ) => ( {
	...oneList,
	combinedOutputFile: name,
} );

/** How a script fetches a module of the page once it needs it. */
const FETCH = /\bimport\(\s*["'`](@brolga\/[a-z-]+)["'`]\s*\)/g;

/**
 * Notes in fetched.php which modules of the page each script fetches, by the
 * script's path: WordPress names those in the page's import map, and no others.
 */
const fetchedNoted = {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'Fetched', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'Fetched',
					stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
				},
				( assets ) => {
					const lines = Object.keys( assets )
						.filter( ( file ) => file.endsWith( '.js' ) )
						.sort()
						.map( ( file ) => [
							file,
							new Set(
								Array.from(
									String( assets[ file ].source() ).matchAll(
										FETCH
									),
									( [ , id ] ) => id
								)
							),
						] )
						.filter( ( [ , ids ] ) => ids.size > 0 )
						.map(
							( [ file, ids ] ) =>
								`'${ file.replace( /\.js$/, '' ) }'=>['${ [
									...ids,
								]
									.sort()
									.join( "','" ) }']`
						);
					compilation.emitAsset(
						'fetched.php',
						new sources.RawSource(
							`<?php return [${ lines.join( ',' ) }];`
						)
					);
				}
			)
		);
	},
};

/**
 * Scripts of the editor, each loaded once: `@brolga/editor` and, for each other
 * folder with an index file, whosever it is, `@brolga/editor-{folder}`.
 */
const editorName = ( folder ) =>
	folder === 'blocks' ? 'editor' : `editor-${ folder }`;

/** What is no script of its own: those that share it have the parts they use. */
const OF_OTHERS = [
	'disclosure',
	'ab-tests',
	'forms',
	'posts',
	'search',
	'slides',
];

/** What any block has of ours: in the blocks' script as well, which every editor loads. */
const OF_ANY_BLOCK = [ 'effects', 'first-use', 'goals', 'lists' ];

const ofEditors = entriesOf( 'editor' );

const editorEntries = Object.entries( ofEditors )
	.filter(
		( [ folder ] ) => ! [ ...OF_OTHERS, ...OF_ANY_BLOCK ].includes( folder )
	)
	.map( ( [ folder, path ] ) => [ editorName( folder ), path ] );

const ofEditor = ( answer ) => ( request ) => {
	const [ , name ] = /^@brolga\/(editor(?:-.+)?)$/.exec( request ) ?? [];
	return editorEntries.some( ( [ entry ] ) => entry === name )
		? answer( name )
		: undefined;
};

const sharedEditor = {
	requestToExternal: ofEditor( ( name ) => [ 'brolga', name ] ),
	requestToHandle: ofEditor( ( name ) => `brolga-${ name }` ),
};

/** The style sheets of each block, which are files of their own. */
const blockStyles = () =>
	Object.fromEntries(
		readdirSync( inPlugin( 'blocks' ) )
			.map( ( name ) => [
				`${ name }/index`,
				[ 'style.scss', 'editor.scss' ]
					.map( ( file ) => inPlugin( `blocks/${ name }/${ file }` ) )
					.filter( existsSync ),
			] )
			.filter( ( [ , files ] ) => files.length > 0 )
	);

/** A style sheet leaves a script behind, with nothing in it. */
const noScripts = {
	apply( compiler ) {
		const { Compilation } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'NoScripts', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'NoScripts',
					stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				( assets ) =>
					Object.keys( assets )
						.filter( ( file ) => /\.(js|asset\.php)$/.test( file ) )
						.forEach( ( file ) => compilation.deleteAsset( file ) )
			)
		);
	},
};

/**
 * What screens of wp-admin share, by request: where it is, and its script's name.
 * WooCommerce brings its components along; npm could not install them beside
 * ours.
 */
const ofAdmin = {
	'@woocommerce/components': [ [ 'wc', 'components' ], 'wc-components' ],
};

const sharedAdmin = {
	requestToExternal: ( request ) => ofAdmin[ request ]?.[ 0 ],
	requestToHandle: ( request ) => ofAdmin[ request ]?.[ 1 ],
};

/** Plugins that look through the blocks' folders. */
const blocksOnly = [
	'BlockJsonDependenciesPlugin',
	'BlocksManifestPlugin',
	'CopyPlugin',
	'PhpFilePathsPlugin',
];

/** The constants are compiled in: each script takes only those it names. */
const withContracts = ( config ) => ( {
	...config,
	resolve: {
		...config.resolve,
		alias: {
			...config.resolve.alias,
			'@brolga/contracts': inPlugin( 'src/contracts/generated.ts' ),
		},
	},
} );

module.exports = [
	{
		...scripts,
		// Scripts of the blocks are parts of one, which the editor has: below.
		name: 'blocks',
		entry: blockStyles,
		output: outputTo( scripts, 'blocks' ),
		plugins: [
			...without( scripts.plugins, 'DependencyExtractionWebpackPlugin' ),
			noScripts,
		],
	},
	{
		...modules,
		name: 'views',
		output: {
			...outputTo( modules, 'blocks' ),
			// Two compilations share this folder: numbers would collide.
			chunkFilename: 'chunks/[name]-[contenthash:8].js',
		},
		// A library is one file, not a small one that asks for another.
		optimization: { ...modules.optimization, splitChunks: false },
		plugins: [
			...sharing( modules.plugins, {
				...sharedModules,
				...oneListNamed( 'views.php' ),
			} ),
			fetchedNoted,
		],
	},
	{
		...modules,
		name: 'runtime',
		entry: {
			index: inPlugin( 'src/runtime/index.ts' ),
			site: inPlugin( 'src/runtime/site/site.ts' ),
			effects: inPlugin( 'src/effects/view/effects.ts' ),
			// The runtime of a page whose modules wait for its tests.
			waiting: inPlugin( 'src/ab-tests/view/waiting.ts' ),
			// The goals of a page that asks its visitors first.
			'consented-goals': inPlugin(
				'src/ab-tests/view/consented-goals.ts'
			),
			// By themselves: a module that imports styles brings half a kilobyte to load them.
			'effects-look': inPlugin( 'src/effects/view/style.scss' ),
			'popups-look': inPlugin( 'src/popups/view/style.scss' ),
			'consent-look': inPlugin( 'src/consent/view/style.scss' ),
			// Fetched once what they dress is shown.
			'consent-banner-look': inPlugin( 'src/consent/view/banner.scss' ),
			'consent-choices-look': inPlugin( 'src/consent/view/choices.scss' ),
			'menu-look': inPlugin( 'src/content/view/menus/dialog.scss' ),
			'header-search-look': inPlugin(
				'src/content/view/menus/search.scss'
			),
			// On pages that show what they dress.
			'consent-corner-look': inPlugin( 'src/consent/view/corner.scss' ),
			'menu-lists-look': inPlugin( 'src/content/view/menus/lists.scss' ),
			'menu-folded-look': inPlugin(
				'src/content/view/menus/folded.scss'
			),
			'header-variant-look': inPlugin(
				'src/content/view/menus/headers.scss'
			),
			'shop-look': inPlugin( 'src/shop/view/style.scss' ),
			// With forms that have a look of their own.
			'form-look': inPlugin( 'src/forms/view/look.scss' ),
			'frames-look': inPlugin( 'src/content/view/frames/frames.scss' ),
		},
		output: outputTo( modules, 'runtime' ),
		plugins: [
			...sharing(
				without( modules.plugins, ...blocksOnly ),
				sharedModules
			),
			fetchedNoted,
		],
	},
	{
		...modules,
		// Found through the page's import map by those that need them.
		name: 'modules',
		entry: entriesOf( 'view' ),
		output: outputTo( modules, 'modules' ),
		plugins: [
			...sharing( without( modules.plugins, ...blocksOnly ), {
				...sharedModules,
				...oneList,
			} ),
			fetchedNoted,
		],
	},
	{
		...scripts,
		name: 'editor',
		entry: {
			...Object.fromEntries(
				editorEntries.map( ( [ name, path ] ) => [
					name,
					{
						import: path,
						library: { name: [ 'brolga', name ], type: 'window' },
					},
				] )
			),
			'editor-blocks': [
				...OF_ANY_BLOCK.map( ( folder ) => ofEditors[ folder ] ),
				...blocks(),
			],
		},
		output: {
			...outputTo( scripts, 'editor' ),
			chunkFilename: 'settings/[name]-[contenthash:8].js',
		},
		resolve: {
			...scripts.resolve,
			alias: {
				...scripts.resolve.alias,
				...Object.fromEntries(
					OF_OTHERS.map( ( folder ) => [
						`@brolga/editor-${ folder }`,
						dirname( ofEditors[ folder ] ),
					] )
				),
			},
		},
		module: {
			...scripts.module,
			rules: [
				// Built with their blocks, above.
				{ test: /\.scss$/, type: 'asset/source', sideEffects: false },
				{
					// What settings take of a folder comes with them, and not with its index.
					test: OF_OTHERS.map( ( folder ) =>
						dirname( ofEditors[ folder ] )
					),
					sideEffects: false,
				},
				...scripts.module.rules.filter(
					( { test } ) => ! test.test( 'style.scss' )
				),
			],
		},
		plugins: sharing( without( scripts.plugins, ...blocksOnly ), {
			...sharedEditor,
			...oneList,
		} ),
	},
	{
		...scripts,
		// React for visitors, who get it when they open the cart over a page.
		name: 'drawer',
		entry: {
			index: {
				import: inPlugin( 'src/shop/view/drawer/index.tsx' ),
				library: { name: [ 'brolga', 'cartDrawer' ], type: 'window' },
			},
		},
		output: outputTo( scripts, 'drawer' ),
		plugins: without( scripts.plugins, ...blocksOnly ),
	},
	{
		...scripts,
		name: 'admin',
		// Each folder with an index.tsx is a screen of wp-admin.
		entry: entriesOf( 'admin' ),
		output: outputTo( scripts, 'admin' ),
		plugins: sharing(
			without( scripts.plugins, ...blocksOnly ),
			sharedAdmin
		),
	},
].map( withContracts );
