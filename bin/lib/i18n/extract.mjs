/**
 * Finds what is to be translated: in PHP, in TypeScript, and in the files that
 * WordPress translates by itself (block.json, theme.json, headers).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../static/report.mjs';

export const DOMAIN = 'brolga';

/**
 * @typedef {{ text: string, plural?: string, context?: string, comment?: string, file: string }} Text
 */

/** Functions of `@wordpress/i18n` and their arguments; after them comes the domain. */
const FUNCTIONS = {
	__: [ 'text' ],
	_x: [ 'text', 'context' ],
	_n: [ 'text', 'plural', 'number' ],
	_nx: [ 'text', 'plural', 'number', 'context' ],
};

/** The name of a called function: `__`, `i18n.__` or, as bundles write it, `(0, i18n.__)`. */
export function calledName( node ) {
	const callee = ts.isParenthesizedExpression( node.expression )
		? node.expression.expression
		: node.expression;
	const last =
		ts.isBinaryExpression( callee ) &&
		callee.operatorToken.kind === ts.SyntaxKind.CommaToken
			? callee.right
			: callee;
	if ( ts.isIdentifier( last ) ) {
		return last.text;
	}
	return ts.isPropertyAccessExpression( last ) ? last.name.text : '';
}

const isTranslation = ( node ) =>
	ts.isCallExpression( node ) &&
	Object.hasOwn( FUNCTIONS, calledName( node ) );

/** What an argument says, or null where it is no fixed text. */
function fixed( node ) {
	if ( node && ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	if (
		node &&
		ts.isBinaryExpression( node ) &&
		node.operatorToken.kind === ts.SyntaxKind.PlusToken
	) {
		const parts = [ fixed( node.left ), fixed( node.right ) ];
		return parts.includes( null ) ? null : parts.join( '' );
	}
	return null;
}

/** Comments for translators, in their order. */
const notesIn = ( source ) =>
	[
		...source.matchAll(
			/\/\*+\s*translators:\s*([\s\S]*?)\s*\*\/|\/\/\s*translators:\s*(.*)/g
		),
	].map( ( match ) => ( {
		at: match.index,
		text: ( match[ 1 ] ?? match[ 2 ] )
			.replace( /\s*\n\s*\*?\s*/g, ' ' )
			.trim(),
	} ) );

/** The texts of a TypeScript file, as its calls give them. */
export function textsOfScript( file, source ) {
	const notes = notesIn( source );
	const found = [];
	const visit = ( node ) => {
		if ( isTranslation( node ) ) {
			const names = FUNCTIONS[ calledName( node ) ];
			const start = node.getStart();
			const entry = {
				file,
				line: source.slice( 0, start ).split( '\n' ).length,
				domain: fixed( node.arguments[ names.length ] ),
			};
			names.forEach( ( name, place ) => {
				if ( name !== 'number' ) {
					entry[ name ] = fixed( node.arguments[ place ] );
				}
			} );
			// The comment belongs to the call that follows it at once.
			while ( notes[ 0 ]?.at < start ) {
				entry.comment = notes.shift().text;
			}
			found.push( entry );
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( file, source, ts.ScriptTarget.Latest, true ) );
	return found;
}

/** The texts that a built script asks `@wordpress/i18n` for, without their contexts. */
export function textsOfBundle( source ) {
	const found = new Set();
	const collect = ( node ) => {
		if ( ts.isStringLiteralLike( node ) ) {
			found.add( node.text );
		}
		// The minifier writes one call for two: `__( a ? 'b' : 'c' )`.
		ts.forEachChild( node, collect );
	};
	const visit = ( node ) => {
		if (
			isTranslation( node ) &&
			node.arguments.some( ( argument ) => fixed( argument ) === DOMAIN )
		) {
			collect( node.arguments[ 0 ] );
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( 'bundle.js', source, ts.ScriptTarget.Latest ) );
	return found;
}

/** As WordPress's block-i18n.json: where a text stands, and its context. */
const BLOCK = {
	title: 'block title',
	description: 'block description',
	keywords: [ 'block keyword' ],
	styles: [ { label: 'block style label' } ],
	variations: [
		{
			title: 'block variation title',
			description: 'block variation description',
			keywords: [ 'block variation keyword' ],
		},
	],
};

const PRESETS = {
	typography: {
		fontSizes: [ { name: 'Font size name' } ],
		fontFamilies: [ { name: 'Font family name' } ],
	},
	color: {
		palette: [ { name: 'Color name' } ],
		gradients: [ { name: 'Gradient name' } ],
		duotone: [ { name: 'Duotone name' } ],
	},
	spacing: { spacingSizes: [ { name: 'Space size name' } ] },
	dimensions: {
		aspectRatios: [ { name: 'Aspect ratio name' } ],
		dimensionSizes: [ { name: 'Dimension size name' } ],
	},
	shadow: { presets: [ { name: 'Shadow name' } ] },
	border: { radiusSizes: [ { name: 'Border radius size name' } ] },
};

/** As WordPress's theme-i18n.json. */
const THEME = {
	title: 'Style variation name',
	description: 'Style variation description',
	settings: { ...PRESETS, blocks: { '*': PRESETS } },
	customTemplates: [ { title: 'Custom template name' } ],
	templateParts: [ { title: 'Template part name' } ],
};

/** Walks data along a description of it. */
function textsOfData( file, data, shape ) {
	if ( data === undefined || data === null ) {
		return [];
	}
	if ( typeof shape === 'string' ) {
		return [ { file, text: data, context: shape, domain: DOMAIN } ];
	}
	if ( Array.isArray( shape ) ) {
		return data.flatMap( ( item ) =>
			textsOfData( file, item, shape[ 0 ] )
		);
	}
	return Object.entries( shape ).flatMap( ( [ key, inner ] ) =>
		key === '*'
			? Object.values( data ).flatMap( ( item ) =>
					textsOfData( file, item, inner )
				)
			: textsOfData( file, data[ key ], inner )
	);
}

/** The headers of a file that WordPress translates: names of headers and their contexts. */
const textsOfHeaders = ( file, source, headers ) =>
	Object.entries( headers ).flatMap( ( [ header, [ context, comment ] ] ) => {
		const [ , text ] =
			new RegExp( `^[ \\t/*#@]*${ header }:(.*)$`, 'mi' ).exec(
				source.slice( 0, 8192 )
			) ?? [];
		return text
			? [
					{
						file,
						text: text.trim(),
						context,
						comment,
						domain: DOMAIN,
					},
				]
			: [];
	} );

const OF_PLUGIN = {
	'Plugin Name': [ undefined, 'Name of the plugin' ],
	Description: [ undefined, 'Description of the plugin' ],
	Author: [ undefined, 'Author of the plugin' ],
};
const OF_THEME = {
	'Theme Name': [ undefined, 'Name of the theme' ],
	Description: [ undefined, 'Description of the theme' ],
	Author: [ undefined, 'Author of the theme' ],
};
const OF_PATTERN = {
	Title: [ 'Pattern title' ],
	Description: [ 'Pattern description' ],
};

const isTest = ( file ) => /(^|\/)tests\//.test( file );

/** Reads PHP with PHP's own tokens. */
function textsOfPhp( root, files ) {
	return files.length
		? JSON.parse(
				execFileSync(
					process.env.BROLGA_PHP || 'php',
					[ join( root, 'bin/lib/i18n/php-strings.php' ) ],
					{
						cwd: root,
						input: files.join( '\n' ),
						encoding: 'utf8',
						maxBuffer: 2 ** 26,
					}
				)
			)
		: [];
}

const textsOfFile = ( part, file, source ) => {
	if ( file.endsWith( '/block.json' ) ) {
		return textsOfData( file, JSON.parse( source ), BLOCK );
	}
	if ( /\.tsx?$/.test( file ) ) {
		return textsOfScript( file, source );
	}
	if ( part === 'theme' && /\/(theme|styles\/.+)\.json$/.test( file ) ) {
		return textsOfData( file, JSON.parse( source ), THEME );
	}
	if ( file === 'theme/style.css' ) {
		return textsOfHeaders( file, source, OF_THEME );
	}
	if ( file === 'plugin/brolga.php' ) {
		return textsOfHeaders( file, source, OF_PLUGIN );
	}
	if ( part === 'theme' && /^theme\/patterns\/.+\.php$/.test( file ) ) {
		return textsOfHeaders( file, source, OF_PATTERN );
	}
	return [];
};

/** Why a call cannot be translated, or null. */
function complaint( entry ) {
	if ( entry.domain !== DOMAIN ) {
		return `the text domain is ${ entry.domain === null ? 'missing' : `“${ entry.domain }”` }`;
	}
	for ( const name of [ 'text', 'plural', 'context' ] ) {
		if ( name in entry && entry[ name ] === null ) {
			return `the ${ name } is not a fixed text: translators cannot see it`;
		}
	}
	return null;
}

/**
 * All texts of a part, `plugin` or `theme`, and the calls that cannot be translated.
 *
 * @param {string} root
 * @param {string} part
 * @return {{ texts: Text[], problems: import('../static/report.mjs').Problem[] }}
 */
export function extract( root, part ) {
	const files = sourceFiles( root, part )
		.filter( ( file ) => ! isTest( file ) )
		.sort();
	const entries = [
		...textsOfPhp(
			root,
			files.filter( ( file ) => file.endsWith( '.php' ) )
		),
		...files.flatMap( ( file ) =>
			/\.(json|tsx?|css|php)$/.test( file )
				? textsOfFile(
						part,
						file,
						readFileSync( join( root, file ), 'utf8' )
					)
				: []
		),
	];
	const problems = entries.flatMap( ( entry ) => {
		const message = complaint( entry );
		return message
			? [ { file: entry.file, line: Number( entry.line ), message } ]
			: [];
	} );
	return {
		texts: entries.filter(
			( entry ) => ! complaint( entry ) && entry.text !== ''
		),
		problems,
	};
}
