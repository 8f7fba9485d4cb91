/**
 * One build for everything: the editor scripts of the blocks, their view
 * modules, the shared front-end runtime, the site module and wp-admin.
 */
const { resolve } = require( 'node:path' );
const [
	scripts,
	modules,
] = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );

const inPlugin = ( path ) => resolve( __dirname, 'plugin', path );

/** The output settings of a base configuration, in a folder of plugin/build. */
const outputTo = ( base, folder ) => ( {
	...base.output,
	path: inPlugin( `build/${ folder }` ),
} );

/** `@brolga/runtime` is one module of the page, never a copy in each view. */
const withSharedRuntime = ( plugins ) =>
	plugins.map( ( plugin ) =>
		plugin instanceof DependencyExtraction
			? new DependencyExtraction( {
					// The prefix is needed: `true` would make every view async.
					requestToExternalModule: ( request ) =>
						request === '@brolga/runtime'
							? 'module @brolga/runtime'
							: undefined,
				} )
			: plugin
	);

const without = ( plugins, ...names ) =>
	plugins.filter( ( plugin ) => ! names.includes( plugin.constructor.name ) );

const alias = {
	'@brolga/runtime': inPlugin( 'src/runtime/index.ts' ),
	'@brolga/editor': inPlugin( 'src/editor/index.ts' ),
	'@brolga/contracts': inPlugin( 'src/contracts/generated.ts' ),
};

/** Aliases of the editor and admin builds, where nothing is shared by modules. */
const withAlias = ( config, ...names ) => ( {
	...config,
	resolve: {
		...config.resolve,
		alias: {
			...config.resolve.alias,
			...Object.fromEntries(
				names.map( ( name ) => [ name, alias[ name ] ] )
			),
		},
	},
} );

const standaloneEntries = [
	'CopyPlugin',
	'PhpFilePathsPlugin',
	'BlocksManifestPlugin',
];

module.exports = [
	withAlias(
		{ ...scripts, name: 'blocks', output: outputTo( scripts, 'blocks' ) },
		...Object.keys( alias )
	),
	withAlias(
		{
			...modules,
			name: 'views',
			output: {
				...outputTo( modules, 'blocks' ),
				// Two compilations share this folder: numbers would collide.
				chunkFilename: 'chunks/[name]-[contenthash:8].js',
			},
			plugins: withSharedRuntime( modules.plugins ),
		},
		'@brolga/contracts'
	),
	withAlias(
		{
			...modules,
			name: 'runtime',
			entry: {
				index: inPlugin( 'src/runtime/index.ts' ),
				site: inPlugin( 'src/runtime/site.ts' ),
			},
			output: outputTo( modules, 'runtime' ),
			plugins: withSharedRuntime(
				without(
					modules.plugins,
					'BlockJsonDependenciesPlugin',
					'RemoveEmptyScriptsPlugin'
				)
			),
		},
		'@brolga/contracts'
	),
	withAlias(
		{
			...scripts,
			name: 'admin',
			entry: { leads: inPlugin( 'src/admin/leads.tsx' ) },
			output: outputTo( scripts, 'admin' ),
			plugins: without( scripts.plugins, ...standaloneEntries ),
		},
		'@brolga/contracts'
	),
];
