/**
 * Lets Node run the project's TypeScript as it stands:
 * `node --import ./bin/lib/typescript.mjs script.ts`.
 *
 * Types are stripped, not checked: `bin/test static` checks them.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, register } from 'node:module';
import { resolve as resolvePath } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath( new URL( '../..', import.meta.url ) );
const require = createRequire( import.meta.url );

// This file is the --import and, in a thread of its own, the hooks as well.
if ( ! process.env.BROLGA_TYPESCRIPT_HOOKS ) {
	process.env.BROLGA_TYPESCRIPT_HOOKS = 'on';
	register( import.meta.url );
}

const { compilerOptions } = require( `${ root }/tsconfig.json` );

/** The address of a module that TypeScript would find, or undefined. */
function find( specifier, parent ) {
	const [ mapped ] = compilerOptions.paths[ specifier ] ?? [];
	if ( mapped ) {
		return pathToFileURL( resolvePath( root, mapped ) );
	}
	if ( ! specifier.startsWith( '.' ) || ! parent?.startsWith( 'file:' ) ) {
		return undefined;
	}
	return [ '.ts', '.tsx', '/index.ts' ]
		.map( ( ending ) => new URL( specifier + ending, parent ) )
		.find( ( url ) => existsSync( url ) );
}

/**
 * Node's resolve hook.
 *
 * @param {string}   specifier
 * @param {Object}   context
 * @param {Function} next
 */
export function resolve( specifier, context, next ) {
	const url = find( specifier, context.parentURL );
	return url
		? { url: url.href, shortCircuit: true }
		: next( specifier, context );
}

/**
 * Node's load hook.
 *
 * @param {string}   url
 * @param {Object}   context
 * @param {Function} next
 */
export async function load( url, context, next ) {
	if ( ! /\.tsx?$/.test( url ) ) {
		return next( url, context );
	}
	const ts = require( 'typescript' );
	const { outputText } = ts.transpileModule(
		await readFile( fileURLToPath( url ), 'utf8' ),
		{
			fileName: url,
			compilerOptions: {
				...compilerOptions,
				jsx: ts.JsxEmit.ReactJSX,
				module: ts.ModuleKind.ESNext,
				moduleResolution: undefined,
				target: ts.ScriptTarget.ES2022,
				noEmit: false,
			},
		}
	);
	return { format: 'module', source: outputText, shortCircuit: true };
}
