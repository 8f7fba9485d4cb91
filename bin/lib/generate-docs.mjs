#!/usr/bin/env node
/**
 * Writes docs/blocks.md, docs/hooks.md and docs/rest.md from the code: from the
 * block.json files, from the docblocks of our hooks, and from the routes that a
 * running WordPress knows; and the tables of what was measured. With --check it
 * writes nothing and says what is not fresh.
 *
 * The routes need a WordPress with the plugin: the folder that
 * BROLGA_TEST_WORDPRESS names, else the demo site.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf, requestOf } from './docs/rest-samples.mjs';
import { measuredPages } from './measured.mjs';
import {
	isCommand,
	projectRoot,
	report,
	sourceFiles,
} from './static/report.mjs';

const NOTE = ( source ) =>
	`<!-- Generated from ${ source } by bin/lib/generate-docs.mjs: change it there. -->`;

/** Text in a cell of a table. */
const cell = ( text ) =>
	String( text ).replaceAll( '|', '\\|' ).replaceAll( '\n', ' ' ).trim();
const code = ( value ) =>
	`\`${ typeof value === 'string' ? value : JSON.stringify( value ) }\``;
const table = ( head, rows ) =>
	[ head, head.map( () => '---' ), ...rows.map( ( row ) => row.map( cell ) ) ]
		.map( ( row ) => `| ${ row.join( ' | ' ) } |` )
		.join( '\n' );

/** Runs a PHP script of bin/lib/docs and reads what it prints. */
function ask( script, args, input = '' ) {
	const { status, stdout, stderr } = spawnSync(
		'php',
		[ join( import.meta.dirname, 'docs', script ), ...args ],
		{ input, encoding: 'utf8', maxBuffer: 2 ** 26 }
	);
	if ( status !== 0 ) {
		throw new Error( `${ script } failed: ${ stderr || stdout }` );
	}
	return JSON.parse( stdout );
}

/**
 * @param {Array<Object>} blocks Contents of block.json files.
 * @return {string} docs/blocks.md.
 */
export function blocksPage( blocks ) {
	const attributeRows = ( { attributes = {} } ) =>
		Object.entries( attributes ).map( ( [ name, attribute ] ) => [
			code( name ),
			attribute.enum
				? attribute.enum.map( code ).join( ', ' )
				: attribute.type,
			code( attribute.default === '' ? '""' : attribute.default ),
		] );
	const places = ( { parent, ancestor, allowedBlocks } ) =>
		[
			parent && `Only inside ${ parent.map( code ).join( ', ' ) }.`,
			ancestor &&
				`Only inside ${ ancestor.map( code ).join( ', ' ) }, at any depth.`,
			allowedBlocks &&
				`Contains ${ allowedBlocks.map( code ).join( ', ' ) }.`,
		].filter( Boolean );
	const section = ( block ) =>
		[
			`## ${ block.title } (${ code( block.name ) })`,
			[
				block.description,
				...places( block ),
				block.viewScriptModule
					? 'Has a view script.'
					: 'Has no script on the visitor’s page.',
			].join( ' ' ),
			table(
				[ 'attribute', 'type or values', 'default' ],
				attributeRows( block )
			),
		].join( '\n\n' );
	return [
		NOTE( 'plugin/blocks/*/block.json' ),
		'# Blocks',
		'Each block is rendered on the server and works without JavaScript. Its folder is `plugin/blocks/<name>`.',
		...blocks.map( section ),
		'',
	].join( '\n\n' );
}

/**
 * A docblock's prose, parameters, version and example.
 *
 * @param {string} doc
 * @return {{ text: string, since: string, example: string, params: Array<{ type: string, name: string, text: string }> }} Its parts.
 */
export function parseDocblock( doc ) {
	const lines = doc
		.replace( /^\/\*\*|\*\/$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trimEnd() );
	const firstTag = lines.findIndex( ( line ) => line.startsWith( '@' ) );
	const prose = firstTag < 0 ? lines : lines.slice( 0, firstTag );
	const tags = firstTag < 0 ? [] : lines.slice( firstTag );
	const [ , since = '' ] =
		/^@since\s+(\S+)$/m.exec( tags.join( '\n' ) ) ?? [];
	const [ , example = '' ] =
		/^@example\n([\s\S]*?)(?=\n@|$(?![\s\S]))/m.exec( tags.join( '\n' ) ) ??
		[];
	return {
		since,
		example: example.trim(),
		text: prose
			.join( '\n' )
			.trim()
			.replaceAll( /(?<!\n)\n(?!\n)/g, ' ' ),
		params: tags
			.join( '\n' )
			.split( /\n(?=@)/ )
			.map( ( tag ) =>
				/^@param\s+(.+?)\s+\.*(\$\w+)\s*([\s\S]*)$/.exec( tag )
			)
			.filter( Boolean )
			.map( ( [ , type, name, text ] ) => ( {
				type,
				name,
				text: text.replaceAll( /\s+/g, ' ' ).trim(),
			} ) ),
	};
}

/**
 * @param {Array<{ kind: string, name: string, doc: string, file: string }>} hooks
 * @return {string} docs/hooks.md.
 */
export function hooksPage( hooks ) {
	const section = ( { kind, name, doc, file } ) => {
		if ( ! doc ) {
			throw new Error(
				`The hook ${ name } in ${ file } has no docblock.`
			);
		}
		const { text, params, since, example } = parseDocblock( doc );
		if ( ! since ) {
			throw new Error( `The hook ${ name } in ${ file } has no @since.` );
		}
		if ( ! example && ! text.includes( 'docs/extending.md' ) ) {
			throw new Error(
				`The hook ${ name } in ${ file } has no @example, and no page that has one.`
			);
		}
		return [
			`## ${ code( name ) }`,
			`${ kind === 'filter' ? 'Filter' : 'Action' }, since ${ since }, in ${ code( file ) }.`,
			text.replaceAll(
				/docs\/extending\.md/g,
				'[Extending Brolga](extending.md)'
			),
			...( params.length
				? [
						table(
							[ 'argument', 'type', 'description' ],
							params.map( ( param ) => [
								code( param.name ),
								code( param.type ),
								param.text,
							] )
						),
					]
				: [] ),
			...( example ? [ '```php\n' + example + '\n```' ] : [] ),
		].join( '\n\n' );
	};
	return [
		NOTE( 'the docblocks above apply_filters() and do_action()' ),
		'# Hooks',
		'What other plugins and themes can change or listen to. Functions that begin with `my_` are yours. Filters that add something, such as a form field, are explained in [Extending Brolga](extending.md).',
		...hooks
			.toSorted( ( a, b ) => a.name.localeCompare( b.name, 'en' ) )
			.map( section ),
		'',
	].join( '\n\n' );
}

/** The bounds of a route's argument, in words. */
const bounds = ( {
	type,
	enum: values,
	minimum,
	maximum,
	maxLength,
	format,
} ) =>
	[
		values
			? values.map( ( value ) => code( value || '""' ) ).join( ', ' )
			: [ type ].flat().join( ' or ' ),
		format && `(${ format })`,
		minimum !== undefined && `from ${ minimum }`,
		maximum !== undefined && `up to ${ maximum }`,
		maxLength !== undefined && `at most ${ maxLength } characters`,
	]
		.filter( Boolean )
		.join( ' ' );

/** The limits of a public route, in the order in which they are checked. */
const demanded = ( { bytes, origin, token, rate, schema } ) =>
	[
		bytes && `at most ${ bytes } bytes`,
		origin && 'not from a page of another site',
		token && `a valid ${ code( token ) }`,
		rate &&
			`${ rate.burst } requests at once from one IP address, then one every ${ rate.seconds } s`,
		schema && 'valid arguments',
	].filter( Boolean );

/** Where what is no route of the REST API is asked, by its edge. */
const PLACES = {
	ajax: ( name ) => `${ code( 'admin-ajax.php' ) }, action ${ code( name ) }`,
	page: ( name ) => `the page itself, posted with ${ code( name ) }`,
	file: ( name ) => code( name ),
};

/** What holds for all routes. */
const ABOUT_REST = `All routes are below \`/wp-json\`.

## Authentication

Routes that are open to everybody are for visitors’ browsers. They take signed values that the page contains, such as \`brolga_form\`, and only accept requests from the site’s own pages.

All other routes need a user with the capability that is named:

- **Scripts on other machines**: create an application password under *Users > Profile*, and send it by HTTPS.
- **Scripts in wp-admin**: \`wp.apiFetch\` sends the cookie and the header \`X-WP-Nonce\`.

\`\`\`sh
curl --user "kim:abcd efgh ijkl mnop qrst uvwx" https://example.com/wp-json/brolga/v1/leads?per_page=5
\`\`\`

## Errors

Errors have an HTTP status and this form. Visitors’ routes use the codes in \`plugin/contracts/constants.json\` (\`errors\`).

\`\`\`json
{"code":"brolga_no_lead","message":"This lead no longer exists. Reload the page.","data":{"status":404}}
\`\`\`

429 and 503 come with \`Retry-After\`: repeat the request after so many seconds.`;

/** What a route has to say of itself before the page can be written. */
function demandTexts( routes ) {
	const summaries = new Set();
	for ( const { path, methods, summary, args } of routes ) {
		const name = `${ methods.join( ', ' ) } ${ path }`;
		if ( ! /^[A-Z]/.test( summary ) || summaries.has( summary ) ) {
			throw new Error(
				`${ name } needs a summary of its own in the docblock of its callback.`
			);
		}
		summaries.add( summary );
		for ( const [ arg, { description } ] of Object.entries( args ) ) {
			if ( ! description ) {
				throw new Error(
					`${ name } needs a description of “${ arg }”.`
				);
			}
		}
	}
}

/**
 * @param {Object}                 described        As describe-routes.php prints it.
 * @param {Array<Object>}          described.routes The routes.
 * @param {Array<Object>}          described.others What else visitors ask.
 * @param {Record<string, Object>} schemas          JSON schemas by the names of their files.
 * @return {string} docs/rest.md.
 */
export function restPage( { routes, others }, schemas = {} ) {
	demandTexts( routes );
	const section = ( route ) => {
		const { path, methods, summary, access, demands, args } = route;
		const answer = answerOf( route, schemas );
		return [
			`## ${ methods.join( ', ' ) } ${ code( path ) }`,
			summary,
			`Open to: ${ access || 'see its permission callback' }${
				access.endsWith( '.' ) ? '' : '.'
			}`,
			...( demands && demanded( demands ).length
				? [
						`Limits, in the order in which they are checked: ${ demanded( demands ).join( '; ' ) }.`,
					]
				: [] ),
			...( Object.keys( args ).length
				? [
						table(
							[
								'argument',
								'type or values',
								'required',
								'description',
							],
							Object.entries( args ).map( ( [ name, arg ] ) => [
								code( name ),
								bounds( arg ),
								arg.required ? 'yes' : '',
								arg.description,
							] )
						),
					]
				: [] ),
			'```http\n' + requestOf( route ) + '\n```',
			...( answer ? [ '```json\n' + answer + '\n```' ] : [] ),
		].join( '\n\n' );
	};
	return [
		NOTE( 'the registered routes' ),
		'# REST routes',
		ABOUT_REST,
		...routes.map( section ),
		'## Other requests of visitors',
		table(
			[ 'where', 'limits, in the order in which they are checked' ],
			others.map( ( route ) => [
				PLACES[ route.edge ]( route.name ),
				demanded( route ).join( '; ' ),
			] )
		),
		'',
	].join( '\n\n' );
}

/** The WordPress that is asked for its routes. */
function wordpress( root ) {
	const folder =
		process.env.BROLGA_TEST_WORDPRESS ?? join( root, '.wordpress' );
	if ( ! existsSync( join( folder, 'wp-load.php' ) ) ) {
		throw new Error(
			'There is no WordPress to ask for its routes: run bin/start once.'
		);
	}
	return folder;
}

/** The schemas of what routes take and answer. */
const schemasOf = ( root ) =>
	Object.fromEntries(
		sourceFiles( root, 'plugin/contracts/schemas' ).map( ( file ) => [
			/([\w-]+)\.json$/.exec( file )[ 1 ],
			JSON.parse( readFileSync( join( root, file ), 'utf8' ) ),
		] )
	);

/**
 * The page that needs no WordPress.
 *
 * @param {string} root The project's root.
 * @return {Record<string, string>} docs/blocks.md by its path.
 */
export const pageOfBlocks = ( root ) => ( {
	'docs/blocks.md': blocksPage(
		sourceFiles( root, 'plugin/blocks' )
			.filter( ( file ) => file.endsWith( '/block.json' ) )
			.sort()
			.map( ( file ) =>
				JSON.parse( readFileSync( join( root, file ), 'utf8' ) )
			)
	),
} );

/**
 * @param {string} root The project's root.
 * @return {Record<string, string>} The pages by their path.
 */
function pages( root ) {
	const php = sourceFiles( root, 'plugin', 'theme' ).filter(
		( file ) => file.endsWith( '.php' ) && ! file.includes( '/tests/' )
	);
	return {
		...pageOfBlocks( root ),
		...measuredPages( root ),
		'docs/hooks.md': hooksPage(
			ask( 'describe-hooks.php', [ root ], JSON.stringify( php ) )
		),
		'docs/rest.md': restPage(
			ask( 'describe-routes.php', [ wordpress( root ) ] ),
			schemasOf( root )
		),
	};
}

if ( isCommand( import.meta.url ) ) {
	const problems = [];
	for ( const [ file, text ] of Object.entries( pages( projectRoot ) ) ) {
		const path = join( projectRoot, file );
		const found = existsSync( path ) ? readFileSync( path, 'utf8' ) : '';
		if ( found !== text && process.argv[ 2 ] === '--check' ) {
			const message =
				'is out of date; run: node bin/lib/generate-docs.mjs';
			problems.push( { file, message } );
		} else if ( found !== text ) {
			writeFileSync( path, text );
		}
	}
	report( 'docs', problems );
}
