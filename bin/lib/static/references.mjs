/**
 * Whatever is called by its name is there: presets and custom properties,
 * block styles, patterns, parts, templates, files of the theme, handles, and the
 * screens that texts lead to. A name that nobody answers to fails without a
 * word: a color that is not set is the one around it.
 *
 * Names are read from where they are given, so this knows none by heart but
 * those of WordPress and WooCommerce.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isCommand, projectRoot, report, sourceFiles } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */
/** @typedef {Map<string, string>} Sources What stands in each file. */

/** Styles that WordPress registers for its own blocks, and what stands for none. */
const CORE_STYLES = {
	'core/button': [ 'fill', 'outline' ],
	'core/image': [ 'rounded' ],
	'core/quote': [ 'plain' ],
	'core/separator': [ 'wide', 'dots' ],
	'core/site-logo': [ 'rounded' ],
	'core/social-links': [ 'logos-only', 'pill-shape' ],
	'core/table': [ 'stripes' ],
	'core/tag-cloud': [ 'outline' ],
};

/** Where texts lead to in WordPress. */
const CORE_SCREENS = {
	Appearance: [ 'Editor', 'Menus', 'Themes', 'Widgets' ],
	Dashboard: [ 'Updates' ],
	Pages: [ 'Add Page', 'Add New', 'All Pages' ],
	Plugins: [ 'Add New Plugin', 'Add Plugin', 'Installed Plugins' ],
	Settings: [
		'Connectors',
		'Discussion',
		'General',
		'Media',
		'Permalinks',
		'Privacy',
		'Reading',
		'Writing',
	],
	Tools: [
		'Erase Personal Data',
		'Export Personal Data',
		'Import',
		'Site Health',
	],
};

/** Presets of other themes, for which the plugin has a place, with another color or font beside them. */
const OF_OTHER_THEMES = [ 'font-family|heading' ];

/** Templates that are found by their names, and so are named nowhere. */
const DEFAULT_TEMPLATES = [ '', 'default' ];

const SETTINGS_OF_PRESETS = {
	color: [ 'color', 'palette' ],
	gradient: [ 'color', 'gradients' ],
	duotone: [ 'color', 'duotone' ],
	'font-size': [ 'typography', 'fontSizes' ],
	'font-family': [ 'typography', 'fontFamilies' ],
	spacing: [ 'spacing', 'spacingSizes' ],
	shadow: [ 'shadow', 'presets' ],
	'aspect-ratio': [ 'dimensions', 'aspectRatios' ],
	'border-radius': [ 'border', 'radiusSizes' ],
};

/** Attributes of blocks that name a preset by its slug. */
const ATTRIBUTES = {
	textColor: 'color',
	backgroundColor: 'color',
	borderColor: 'color',
	overlayColor: 'color',
	iconColor: 'color',
	iconBackgroundColor: 'color',
	gradient: 'gradient',
	fontSize: 'font-size',
	fontFamily: 'font-family',
};

/** Classes that presets become; the longer ones come first. */
const CLASSES = [
	[ /^has-([\w-]+)-gradient-background$/, 'gradient' ],
	[ /^has-([\w-]+)-(?:background|border)-color$/, 'color' ],
	[ /^has-([\w-]+)-font-size$/, 'font-size' ],
	[ /^has-([\w-]+)-font-family$/, 'font-family' ],
	[ /^has-([\w-]+)-color$/, 'color' ],
];

/** Classes of that kind that say no more than that there is some color. */
const PLAIN_CLASSES = new Set( [
	'has-text-color',
	'has-link-color',
	'has-border-color',
	'has-custom-font-size',
	'has-inline-color',
	'has-icon-color',
	'has-icon-background-color',
	'has-overlay-color',
] );

const kebab = ( name ) =>
	name.replace( /([a-z0-9])([A-Z])/g, '$1-$2' ).toLowerCase();

/** Every path through some settings, as `radius|image`. */
const leaves = ( value, path = [] ) =>
	typeof value === 'object' && value !== null
		? Object.entries( value ).flatMap( ( [ key, inner ] ) =>
				leaves( inner, [ ...path, kebab( key ) ] )
			)
		: [ path.join( '|' ) ];

/**
 * What theme.json gives a name to.
 *
 * @param {any} theme Its content.
 * @return {Set<string>} `color|base` of presets and `custom|radius|image` of the others.
 */
export function namesOf( theme ) {
	const names = new Set(
		leaves( theme.settings?.custom ?? {} ).map(
			( path ) => `custom|${ path }`
		)
	);
	for ( const [ kind, [ group, list ] ] of Object.entries(
		SETTINGS_OF_PRESETS
	) ) {
		for ( const { slug } of theme.settings?.[ group ]?.[ list ] ?? [] ) {
			names.add( `${ kind }|${ slug }` );
		}
	}
	return names;
}

/** Comments have no effect, so what they name need not be there. Lines stay where they are. */
const bare = ( file, source ) =>
	/\.(?:css|scss|php|tsx?)$/.test( file )
		? source.replace( /\/\*[\s\S]*?\*\//g, ( comment ) =>
				comment.replace( /[^\n]/g, ' ' )
			)
		: source;

const lineOf = ( source, index ) =>
	source.slice( 0, index ).split( '\n' ).length;

/**
 * Whatever matches in some sources, with its place.
 *
 * @param {Sources}                                              sources
 * @param {RegExp}                                               pattern
 * @param {(match: string[], file: string) => string|undefined} judge Says what is wrong.
 * @return {Problem[]} What is.
 */
const each = ( sources, pattern, judge ) =>
	[ ...sources ].flatMap( ( [ file, text ] ) => {
		const source = bare( file, text );
		return [ ...source.matchAll( pattern ) ].flatMap( ( match ) => {
			const message = judge( match, file );
			return message === undefined
				? []
				: [ { file, line: lineOf( source, match.index ), message } ];
		} );
	} );

const only = ( sources, pattern ) =>
	new Map( [ ...sources ].filter( ( [ file ] ) => pattern.test( file ) ) );

/** In attributes of blocks a dash may be written as its number. */
const plain = ( text ) => text.replaceAll( '\\u002d', '-' );

/**
 * Presets and custom properties of WordPress that theme.json does not set.
 *
 * @param {Sources}     sources
 * @param {Set<string>} names   See namesOf().
 * @return {Problem[]} Names of nothing.
 */
export function checkPresets( sources, names ) {
	const known = ( name ) =>
		names.has( name ) || OF_OTHER_THEMES.includes( name );
	const missing = ( name, as ) =>
		known( name ) ? undefined : `theme.json sets no ${ as }`;
	const texts = new Map(
		[ ...sources ].map( ( [ file, text ] ) => [ file, plain( text ) ] )
	);
	const kinds = Object.keys( SETTINGS_OF_PRESETS ).join( '|' );
	return [
		// What ends in a dash is put together from a value.
		...each(
			texts,
			new RegExp(
				`--wp--preset--(${ kinds })--([a-z0-9]+(?:-[a-z0-9]+)*)(?![\\w-]|\\$\\{|\\{)`,
				'g'
			),
			( [ whole, kind, slug ] ) => missing( `${ kind }|${ slug }`, whole )
		),
		...each(
			texts,
			/var:preset\|([\w-]+)\|([\w-]+)/g,
			( [ whole, kind, slug ] ) => missing( `${ kind }|${ slug }`, whole )
		),
		...each(
			texts,
			/--wp--custom--([a-z0-9]+(?:-{1,2}[a-z0-9]+)*)(?![\w-])/g,
			( [ whole, path ] ) =>
				missing( `custom|${ path.replaceAll( '--', '|' ) }`, whole )
		),
		...each( texts, /var:(custom\|[\w|-]+)/g, ( [ whole, path ] ) =>
			missing( path, whole )
		),
		...each(
			texts,
			/"(\w+)":"([a-z][\w-]*)"/g,
			( [ whole, attribute, slug ] ) =>
				Object.hasOwn( ATTRIBUTES, attribute )
					? missing( `${ ATTRIBUTES[ attribute ] }|${ slug }`, whole )
					: undefined
		),
		...each(
			only( texts, /\.(?:html|css|scss|php|md)$/ ),
			/(?<![\w-])has-[a-z0-9-]+(?![\w-])/g,
			( [ name ] ) => {
				const [ kind, slug ] =
					CLASSES.flatMap( ( [ pattern, one ] ) => {
						const found = pattern.exec( name );
						return found ? [ [ one, found[ 1 ] ] ] : [];
					} )[ 0 ] ?? [];
				return kind === undefined || PLAIN_CLASSES.has( name )
					? undefined
					: missing(
							`${ kind }|${ slug }`,
							`preset for the class ${ name }`
						);
			}
		),
	];
}

/**
 * Custom properties of our own that are read and set by nobody.
 *
 * @param {Sources} sources
 * @return {Problem[]} Their names.
 */
export function checkProperties( sources ) {
	const set = new Set();
	const beginnings = new Set();
	for ( const [ file, text ] of sources ) {
		const source = bare( file, text );
		for ( const { 0: name, index } of source.matchAll(
			/--brolga-[a-z0-9-]*/g
		) ) {
			if ( /var\(\s*$/.test( source.slice( 0, index ) ) ) {
				continue;
			}
			( name.endsWith( '-' ) ? beginnings : set ).add( name );
		}
	}
	return each(
		sources,
		/var\(\s*(--brolga-[a-z0-9-]*[a-z0-9])(?![\w-]|\$\{|#\{)/g,
		( [ , name ] ) =>
			set.has( name ) ||
			[ ...beginnings ].some( ( beginning ) =>
				name.startsWith( beginning )
			)
				? undefined
				: `${ name } is set nowhere`
	);
}

/** Blocks as markup has them: name, attributes, place. */
const BLOCK = /<!-- wp:([\w/-]+) (\{[^\n]*?\}) \/?-->/g;

const blockName = ( name ) =>
	name.includes( '/' ) ? name : `core/${ name }`;

/** Names of block styles that style sheets have rules for. */
const drawnStyles = ( sources ) =>
	new Set(
		[ ...only( sources, /\.(?:css|scss)$/ ) ].flatMap( ( [ file, text ] ) =>
			[
				...bare( file, text ).matchAll( /\.is-style-([a-z0-9-]+)/g ),
			].map( ( [ , name ] ) => name )
		)
	);

/**
 * Block styles that are worn and do nothing, and those that are drawn and worn by
 * nobody. One of theme.json's kind works for the blocks that it names; others for
 * those they are registered for, or by the rules of a style sheet: patterns may
 * have styles that the editor does not offer.
 *
 * @param {Sources}                  sources
 * @param {Map<string, Set<string>>} styles  Names by block.
 * @return {Problem[]} What is worn without being there.
 */
export function checkBlockStyles( sources, styles ) {
	const registered = new Set(
		[ ...styles.values() ].flatMap( ( names ) => [ ...names ] )
	);
	const drawn = drawnStyles( sources );
	const sections = new Set(
		[ ...only( sources, /^theme\/styles\/blocks\// ).values() ].map(
			( text ) => JSON.parse( text ).slug
		)
	);
	const worn = new Set();
	for ( const [ file, text ] of sources ) {
		// A class in the list of sheets is loaded by whoever wears it.
		if (
			/\.(?:html|php|tsx?)$/.test( file ) &&
			! /ClassSheets/.test( file )
		) {
			for ( const [ , name ] of plain( text ).matchAll(
				/is-style-([a-z0-9]+(?:-[a-z0-9]+)*)/g
			) ) {
				worn.add( name );
			}
		}
	}
	const works = ( block, name ) =>
		name === 'default' ||
		styles.get( block )?.has( name ) ||
		( drawn.has( name ) && ! sections.has( name ) );
	return [
		...each( sources, BLOCK, ( [ , name, attributes ] ) => {
			const block = blockName( name );
			const wrong = [
				...( /"className":"([^"]*)"/
					.exec( plain( attributes ) )?.[ 1 ]
					?.matchAll( /(?:^| )is-style-([a-z0-9-]+)/g ) ?? [] ),
			]
				.map( ( [ , style ] ) => style )
				.filter( ( style ) => ! works( block, style ) );
			return wrong.length === 0
				? undefined
				: `${ block } has no style ${ wrong.join( ', ' ) }`;
		} ),
		...each(
			only( sources, /\.(?:css|scss)$/ ),
			/\.is-style-([a-z0-9]+(?:-[a-z0-9]+)*)(?![\w-])/g,
			( [ , style ] ) =>
				registered.has( style ) || worn.has( style )
					? undefined
					: `nothing has the style ${ style }`
		),
		...each(
			only( sources, /\.php$/ ),
			/'is-style-([a-z0-9]+(?:-[a-z0-9]+)*)'/g,
			( [ , style ] ) =>
				registered.has( style ) || worn.has( style )
					? undefined
					: `nothing has the style ${ style }`
		),
	];
}

/** Block styles that PHP registers, as pairs of a block and a name. */
function stylesInPhp( source ) {
	const found = [];
	const [ , list = '' ] =
		/function block_styles\(\)[^{]*\{([\s\S]*?)\n\t\}/.exec( source ) ?? [];
	for ( const [ , block, names ] of list.matchAll(
		/'([\w-]+\/[\w-]+)'\s*=> \[([^\]]*)\]/g
	) ) {
		for ( const [ , name ] of names.matchAll( /'([\w-]+)'\s*=> __/g ) ) {
			found.push( [ block, name ] );
		}
	}
	const constants = new Map(
		[ ...source.matchAll( /const (\w+)\s*= '([^']+)'/g ) ].map(
			( [ , name, value ] ) => [ `self::${ name }`, value ]
		)
	);
	const value = ( text ) =>
		constants.get( text ) ?? text.replaceAll( "'", '' );
	for ( const [ , block, name ] of source.matchAll(
		/register_block_style\(\s*('[^']+'|self::\w+),\s*\[\s*'name'\s*=> ('[^']+'|self::\w+)/g
	) ) {
		found.push( [ value( block ), value( name ) ] );
	}
	return found;
}

/**
 * Block styles by block, from where they are registered.
 *
 * @param {Sources} sources All of plugin and theme.
 * @return {Map<string, Set<string>>} Names by block.
 */
export function registeredStyles( sources ) {
	const styles = new Map(
		Object.entries( CORE_STYLES ).map( ( [ block, names ] ) => [
			block,
			new Set( names ),
		] )
	);
	const add = ( block, name ) =>
		styles.set( block, new Set( styles.get( block ) ).add( name ) );
	for ( const [ file, source ] of sources ) {
		if ( /^plugin\/blocks\/[\w-]+\/block\.json$/.test( file ) ) {
			const { name, styles: own = [] } = JSON.parse( source );
			own.forEach( ( style ) => add( name, style.name ) );
		} else if ( /^theme\/styles\/blocks\/[\w-]+\.json$/.test( file ) ) {
			const { slug, blockTypes } = JSON.parse( source );
			blockTypes.forEach( ( block ) => add( block, slug ) );
		} else if ( file === 'theme/theme.json' ) {
			const blocks = JSON.parse( source ).styles?.blocks ?? {};
			for ( const [ block, { variations = {} } ] of Object.entries(
				blocks
			) ) {
				Object.keys( variations ).forEach( ( name ) =>
					add( block, name )
				);
			}
		} else if ( file.endsWith( '.php' ) ) {
			stylesInPhp( source ).forEach( ( [ block, name ] ) =>
				add( block, name )
			);
		}
	}
	return styles;
}

/**
 * Patterns, parts and templates that are named and not there.
 *
 * @param {Sources} sources
 * @param {Object}  there
 * @param {Set<string>} there.patterns  Slugs.
 * @param {Set<string>} there.parts     Names.
 * @param {Set<string>} there.templates Names.
 * @param {Set<string>} there.blocks    Names of blocks of ours.
 * @return {Problem[]} What is missing.
 */
export function checkTemplates(
	sources,
	{ patterns, parts, templates, blocks }
) {
	return [
		...each(
			sources,
			/wp:pattern \{[^\n]*?"slug":"([^"]*)"/g,
			( [ , slug ] ) =>
				/['$%{]/.test( slug ) || patterns.has( slug )
					? undefined
					: `there is no pattern ${ slug }`
		),
		...each(
			sources,
			/wp:template-part \{[^\n]*?"slug":"([^"]*)"/g,
			( [ , slug ] ) =>
				/['$%{]/.test( slug ) || parts.has( slug )
					? undefined
					: `there is no part ${ slug }`
		),
		...each(
			only( sources, /^demo\/.*\.(?:html|md)$/ ),
			/^\{.*"template": ?"([^"]*)"/gm,
			( [ , name ] ) =>
				DEFAULT_TEMPLATES.includes( name ) || templates.has( name )
					? undefined
					: `there is no template ${ name }`
		),
		...each(
			only( sources, /\.php$/ ),
			/(?:TEMPLATE|EDGE_TO_EDGE)\s*= '([\w-]+)'/g,
			( [ , name ] ) =>
				templates.has( name )
					? undefined
					: `there is no template ${ name }`
		),
		...each( sources, /<!-- \/?wp:(brolga\/[\w-]+)/g, ( [ , name ] ) =>
			blocks.has( name ) ? undefined : `there is no block ${ name }`
		),
		...each(
			only( sources, /block\.json$|\.tsx?$/ ),
			/["'](brolga\/[a-z0-9-]+)["']/g,
			( [ , name ] ) =>
				blocks.has( name ) ||
				patterns.has( name ) ||
				/^brolga\/v\d/.test( name ) ||
				isGiven( sources, name )
					? undefined
					: `there is no block or pattern ${ name }`
		),
	];
}

/** A name that the editor's scripts give to something of their own: a filter, a format, a variation. */
const isGiven = ( sources, name ) =>
	[ ...sources ].some(
		( [ file, source ] ) =>
			/\.tsx?$/.test( file ) &&
			new RegExp(
				`(?:registerFormatType|addFilter|addPanels|registerPlugin|registerBlockBindingsSource|createReduxStore|const \\w+ =|name:)\\(?\\s*(?:'[^']*',\\s*)?'${ name }'`
			).test( source )
	);

/**
 * Files of the theme that it names and does not have, and templates and parts of
 * theme.json that have no file.
 *
 * @param {Sources}     sources
 * @param {Set<string>} files   All files, as paths from the root.
 * @return {Problem[]} What is missing.
 */
export function checkFiles( sources, files ) {
	const has = ( path ) => files.has( path );
	return [
		...each(
			only( sources, /^theme\/.*\.json$/ ),
			/"file:\.\/([^"]+)"/g,
			( [ , path ] ) =>
				has( `theme/${ path }` )
					? undefined
					: `theme/${ path } is missing`
		),
		...each(
			only( sources, /^theme\/.*\.(?:php|css)$/ ),
			/['"(/](assets\/[\w./-]+\.\w+)['")]/g,
			( [ , path ] ) =>
				has( `theme/${ path }` )
					? undefined
					: `theme/${ path } is missing`
		),
		...each(
			only( sources, /^theme\/theme\.json$/ ),
			/\{\s*"area": "\w+",\s*"name": "([\w-]+)"/g,
			( [ , name ] ) =>
				has( `theme/parts/${ name }.html` )
					? undefined
					: `the part ${ name } has no file`
		),
		...each(
			only( sources, /^theme\/theme\.json$/ ),
			/\{\s*"name": "([\w-]+)",\s*"title": "[^"]+",\s*"postTypes"/g,
			( [ , name ] ) =>
				has( `theme/templates/${ name }.html` )
					? undefined
					: `the template ${ name } has no file`
		),
		...each(
			only( sources, /^theme\/inc\/Theme\.php$/ ),
			/BLOCK_STYLES\s*= \[([^\]]*)\]/g,
			( [ , list ] ) =>
				[ ...list.matchAll( /'([\w/-]+)'/g ) ]
					.map(
						( [ , block ] ) =>
							`theme/assets/css/${ block.replace( '/', '-' ) }.css`
					)
					.filter( ( path ) => ! has( path ) )
					.map( ( path ) => `${ path } is missing` )[ 0 ]
		),
		...each(
			only( sources, /^theme\/inc\/ClassSheets\.php$/ ),
			/CLASSES = \[([^\]]*)\]/g,
			( [ , list ] ) => {
				const named = [ ...list.matchAll( /'([\w-]+)'/g ) ].map(
					( [ , name ] ) => `theme/assets/css/classes/${ name }.css`
				);
				const lost = named.filter( ( path ) => ! has( path ) );
				const unnamed = [ ...files ].filter(
					( path ) =>
						path.startsWith( 'theme/assets/css/classes/' ) &&
						! named.includes( path )
				);
				return lost.length + unnamed.length === 0
					? undefined
					: [
							...lost.map( ( path ) => `${ path } is missing` ),
							...unnamed.map(
								( path ) => `nobody loads ${ path }`
							),
						].join( '; ' );
			}
		),
	];
}

/**
 * Images of the demo that its texts name and its list lacks.
 *
 * @param {Sources} sources
 * @param {string}  list    media/images.php.
 * @return {Problem[]} Names of nothing.
 */
export function checkImages( sources, list ) {
	const names = new Set(
		[ ...list.matchAll( /^\t+'([\w-]+)'\s*=> \[/gm ) ].map(
			( [ , name ] ) => name
		)
	);
	const missing = ( name ) =>
		names.has( name ) ? undefined : `there is no image ${ name }`;
	return [
		...each( sources, /\{\{(?:url|id|alt):([\w-]+)/g, ( [ , name ] ) =>
			missing( name )
		),
		...each( sources, /^\{.*?"image": ?"([\w-]+)"/gm, ( [ , name ] ) =>
			missing( name )
		),
	];
}

/**
 * Handles of scripts and styles of ours that are asked for and registered nowhere.
 *
 * @param {Sources}     sources PHP.
 * @param {Set<string>} there   Handles that the build makes.
 * @return {Problem[]} Names of nothing.
 */
export function checkHandles( sources, there ) {
	const given = new Set( there );
	const beginnings = [];
	for ( const [ , source ] of sources ) {
		for ( const [ , handle ] of source.matchAll(
			/(?:wp_(?:register|enqueue)_(?:style|script)(?:_module)?\(\s*|'handle'\s*=> |const \w+\s*= )["']((?:@brolga\/|brolga-)[\w-]+)/g
		) ) {
			given.add( handle );
		}
		for ( const [ , beginning ] of source.matchAll(
			/["']((?:@brolga\/|brolga-)[\w-]*)(?:\{?\$|["'] \.)/g
		) ) {
			beginnings.push( beginning );
		}
	}
	const missing = ( handle, isAnywhere = true ) =>
		isAnywhere &&
		( given.has( handle ) ||
			beginnings.some( ( beginning ) => handle.startsWith( beginning ) ) )
			? undefined
			: `nobody registers ${ handle }`;
	return [
		// One argument asks for what is registered elsewhere.
		...each(
			sources,
			/wp_(?:enqueue_(?:style|script|script_module)|deregister_\w+|dequeue_\w+|add_inline_\w+|(?:style|script)_(?:is|add_data))\(\s*'(@?brolga[\w/-]+)'\s*[,)]/g,
			( [ whole, handle ] ) =>
				/enqueue/.test( whole ) &&
				( whole.endsWith( ',' ) || there.has( handle ) )
					? undefined
					: missing( handle, ! /enqueue/.test( whole ) )
		),
		...each( sources, /'(@brolga\/[\w-]+)'/g, ( [ , name ] ) =>
			there.has( name ) || missing( name ) === undefined
				? undefined
				: `there is no module ${ name }`
		),
	];
}

/**
 * Ways to a screen that texts tell and that lead nowhere: *Brolga > Settings > Email*.
 *
 * @param {Sources}     sources
 * @param {Object}      there
 * @param {Set<string>} there.screens  Names in Brolga's menu.
 * @param {Set<string>} there.sections Names of sections of its settings.
 * @return {Problem[]} Ways that lead nowhere.
 */
export function checkWays( sources, { screens, sections } ) {
	const arrow = '(?: ?(?:&gt;|>|→|›) ?)';
	const begins = ( text, names ) =>
		[ ...names ]
			.sort( ( a, b ) => b.length - a.length )
			.find(
				( name ) =>
					text.startsWith( name ) &&
					! /^[\p{L}\p{N}]/u.test( text.slice( name.length ) )
			);
	const heads = [ 'Brolga', ...Object.keys( CORE_SCREENS ) ].join( '|' );
	return each(
		sources,
		new RegExp(
			`(?<![\\p{L}>→›:] ?|[\\w$-])(${ heads })${ arrow }([A-Z][^\\n<*"”]{0,80})`,
			'gu'
		),
		( [ , head, rest ] ) => {
			const first = begins(
				rest,
				head === 'Brolga'
					? screens
					: [
							...CORE_SCREENS[ head ],
							...( head === 'Settings' ? sections : [] ),
						]
			);
			if ( first === undefined ) {
				return `${ head } has no screen “${ rest.split( /[.,:;)]/ )[ 0 ] }”`;
			}
			const next = new RegExp( `^${ arrow }(.*)` ).exec(
				rest.slice( first.length )
			);
			return head === 'Brolga' &&
				first === 'Settings' &&
				next !== null &&
				begins( next[ 1 ], sections ) === undefined
				? `the settings have no section “${ next[ 1 ].split( /[.,:;)]/ )[ 0 ] }”`
				: undefined;
		}
	);
}

/**
 * What our screens and the settings' sections are called.
 *
 * @param {Sources} sources PHP of the plugin.
 * @return {{ screens: Set<string>, sections: Set<string> }} Their names.
 */
export function screensOf( sources ) {
	const screens = new Set();
	const sections = new Set();
	for ( const [ file, source ] of sources ) {
		if ( /Screen\.php$/.test( file ) ) {
			for ( const [ , name ] of source.matchAll(
				/(?:->add\(|\$title\s*=)\s*__\( '([^']+)'/g
			) ) {
				screens.add( name );
			}
		}
		if ( /Section\.php$/.test( file ) ) {
			for ( const [ , name ] of source.matchAll(
				/function title\(\): string \{\s*return __\( '([^']+)'/g
			) ) {
				sections.add( name );
			}
		}
	}
	return { screens, sections };
}

/**
 * References of JSON schemas to others.
 *
 * @param {Sources} schemas
 * @return {Problem[]} Those that lead nowhere.
 */
export const checkSchemas = ( schemas ) =>
	each( schemas, /"\$ref": "([^"]+)"/g, ( [ , ref ], file ) => {
		const [ name, path = '' ] = ref.split( '#' );
		const target =
			name === ''
				? schemas.get( file )
				: [ ...schemas ].find(
						( [ other ] ) => basename( other ) === basename( name )
					)?.[ 1 ];
		const found = path
			.split( '/' )
			.filter( Boolean )
			.reduce(
				( inner, key ) => inner?.[ key ],
				target === undefined ? undefined : JSON.parse( target )
			);
		return found === undefined ? `${ ref } leads nowhere` : undefined;
	} );

const TEXT = /\.(?:php|css|scss|json|html|tsx?|md|mjs|txt)$/;

/** All files that may name something, and what stands in those of text. */
function readAll( root ) {
	const files = sourceFiles(
		root,
		'plugin',
		'theme',
		'demo',
		'docs',
		'deploy',
		'examples',
		'bin/lib',
		'README.md',
		'CHANGELOG.md',
		'CONTRIBUTING.md',
		'SECURITY.md'
	).filter(
		( file ) =>
			! /(?:^|\/)(?:tests|languages)\/|^docs\/use\/de\//.test( file )
	);
	const sources = new Map(
		files
			.filter( ( file ) => TEXT.test( file ) )
			.map( ( file ) => [
				file,
				readFileSync( join( root, file ), 'utf8' ),
			] )
	);
	return [ files, sources ];
}

/**
 * @param {string} root The project's root.
 * @return {Problem[]} What is called and not there.
 */
export function checkReferences( root ) {
	const [ files, sources ] = readAll( root );
	const shipped = only( sources, /^(?:plugin|theme|demo)\// );
	const names = ( pattern ) =>
		files.flatMap( ( file ) => pattern.exec( file )?.[ 1 ] ?? [] );
	const blocks = new Set(
		names( /^plugin\/blocks\/([\w-]+)\/block\.json$/ ).map(
			( name ) => `brolga/${ name }`
		)
	);
	// What is built of folders, whosever they are.
	const modules = names(
		/^plugin\/src\/(?:runtime|[\w-]+\/view)\/([\w-]+)\/index\.ts$/
	);
	const editor = names(
		/^plugin\/src\/(?:[\w-]+\/)?editor\/([\w-]+)\/index\.ts$/
	);
	return [
		...checkPresets(
			shipped,
			namesOf( JSON.parse( sources.get( 'theme/theme.json' ) ) )
		),
		...checkProperties( shipped ),
		...checkBlockStyles( shipped, registeredStyles( shipped ) ),
		...checkTemplates( shipped, {
			blocks,
			patterns: new Set( [
				...names( /^theme\/patterns\/([\w-]+)\.php$/ ).map(
					( name ) => `brolga/${ name }`
				),
				...names( /^plugin\/patterns\/([\w-]+)\.php$/ ).map(
					( name ) => `brolga/form-${ name }`
				),
				...names( /^plugin\/patterns\/popups\/([\w-]+)\.php$/ ).map(
					( name ) => `brolga/popup-${ name }`
				),
			] ),
			parts: new Set(
				names( /^(?:theme|demo)\/parts\/([\w-]+)\.html$/ )
			),
			templates: new Set( names( /^theme\/templates\/([\w-]+)\.html$/ ) ),
		} ),
		...checkFiles( sources, new Set( files ) ),
		...checkImages(
			only( sources, /^demo\// ),
			[
				...only( sources, /^demo\/(?:media|src)\/.*\.php$/ ).values(),
			].join( '\n' )
		),
		...checkHandles(
			only( shipped, /\.php$/ ),
			new Set( [
				...modules.map( ( name ) => `@brolga/${ name }` ),
				...editor.map( ( name ) => `brolga-editor-${ name }` ),
				...[ ...blocks ].flatMap( ( name ) =>
					[ 'style', 'editor-style', 'view-script-module' ].map(
						( end ) => `${ name.replace( '/', '-' ) }-${ end }`
					)
				),
			] )
		),
		...checkSchemas(
			only( sources, /^plugin\/contracts\/schemas\/.*\.json$/ )
		),
		...checkWays( sources, screensOf( only( shipped, /\.php$/ ) ) ),
	];
}

if ( isCommand( import.meta.url ) ) {
	report( 'references', checkReferences( projectRoot ) );
}
