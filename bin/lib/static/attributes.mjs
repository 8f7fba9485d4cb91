/**
 * A block's attributes stand in its block.json and nowhere else: TypeScript gets
 * them generated, and the shape that a render.php tells PHPStan is held to them.
 *
 * Run as a command it checks the project.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	TARGET,
	attributesOf,
	blocksOf,
	supportedAttributes,
} from '../generate-attributes.mjs';
import { isCommand, projectRoot, report } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */

/** Of a block that reads its attributes as they were saved; it says nothing. */
const UNKNOWN = 'array<string, mixed>';

/** An integer with its bounds, as PHPStan writes them. */
const integer = ( { minimum = 'min', maximum = 'max' } ) =>
	minimum === 'min' && maximum === 'max'
		? 'int'
		: `int<${ minimum }, ${ maximum }>`;

/** What PHPStan calls an attribute of a schema. */
function phpType( schema ) {
	if ( schema.enum ) {
		return schema.enum.map( ( value ) => `'${ value }'` ).join( '|' );
	}
	switch ( schema.type ) {
		case 'string':
			return 'string';
		case 'boolean':
			return 'bool';
		case 'integer':
			return integer( schema );
		case 'number':
			return 'int|float';
		case 'array':
			return `list<${ phpType( schema.items ) }>`;
		default:
			return UNKNOWN;
	}
}

const entries = ( schemas, mark = '' ) =>
	Object.entries( schemas ).map(
		( [ name, schema ] ) => `${ name }${ mark }: ${ phpType( schema ) }`
	);

/** The parts of a shape, which may have shapes and lists in them. */
function partsOf( shape ) {
	const parts = [ '' ];
	let depth = 0;
	for ( const sign of shape ) {
		depth += '{<('.includes( sign ) - '}>)'.includes( sign );
		if ( sign === ',' && depth === 0 ) {
			parts.push( '' );
		} else {
			parts[ parts.length - 1 ] += sign;
		}
	}
	return parts.map( ( part ) => part.trim() ).filter( Boolean );
}

/**
 * @param {string} php   A render.php.
 * @param {any}    block The content of the block.json beside it.
 * @return {string[]} What is wrong with the shape it tells.
 */
export function shapeProblems( php, block ) {
	const told = /@var\s+(array\b[^$]*)\$attributes/.exec( php )?.[ 1 ];
	const shape = told?.replaceAll( /\s*\n\s*\*\s*/g, ' ' ).trim();
	if ( shape === undefined ) {
		return php.includes( '$attributes' )
			? [ 'reads $attributes and does not tell their shape' ]
			: [];
	}
	if ( shape === UNKNOWN ) {
		return [];
	}
	const declared = entries( block.attributes ?? {} );
	const allowed = entries( supportedAttributes( block ), '?' );
	const parts = partsOf( shape.replace( /^array\{(.*)\}$/, '$1' ) );
	const own = parts.filter( ( part ) => ! allowed.includes( part ) );
	return own.join() === declared.join()
		? []
		: [
				`$attributes has to be array{${ declared.join( ', ' ) }}, and may have ${ allowed.join( ', ' ) }`,
			];
}

/**
 * @param {string} root The project's root.
 * @return {Problem[]} Where attributes are not what block.json declares.
 */
export function checkAttributes( root ) {
	const target = join( root, TARGET );
	const isFresh =
		existsSync( target ) &&
		readFileSync( target, 'utf8' ) === attributesOf( root );
	return [
		...( isFresh
			? []
			: [
					{
						file: TARGET,
						message:
							'is not what the block.json files say. Run: node bin/lib/generate-attributes.mjs',
					},
				] ),
		...blocksOf( root ).flatMap( ( [ name, block ] ) => {
			const file = `plugin/blocks/${ name }/render.php`;
			return existsSync( join( root, file ) )
				? shapeProblems(
						readFileSync( join( root, file ), 'utf8' ),
						block
					).map( ( message ) => ( { file, message } ) )
				: [];
		} ),
	];
}

if ( isCommand( import.meta.url ) ) {
	report( 'attributes', checkAttributes( projectRoot ) );
}
