/**
 * A new block: the template's folder with the new name in it.
 */
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Complaint } from '../complaint.mjs';

const template = join( import.meta.dirname, 'template' );

/**
 * Puts a block's name in the place of the template's, in each way of writing
 * it: `price-table`, `PriceTable`, `Price table`, `price table`.
 *
 * @param {string} text
 * @param {string} name
 * @return {string} The text about the block of that name.
 */
export function rename( text, name ) {
	const words = name.split( '-' );
	const capital = ( word ) => word[ 0 ].toUpperCase() + word.slice( 1 );
	return text
		.replaceAll( /(\bbrolga(?:-|\\?\/))sample(?![a-z0-9])/g, `$1${ name }` )
		.replaceAll(
			/(\bBlocks\\)Sample\b/g,
			`$1${ words.map( capital ).join( '' ) }`
		)
		.replaceAll( /\bSample\b/g, capital( words.join( ' ' ) ) )
		.replaceAll( /\bsample\b/g, words.join( ' ' ) );
}

/**
 * Writes a block's folder.
 *
 * @param {string} root The project's root.
 * @param {string} name The block's name without its namespace.
 * @return {Promise<string[]>} Paths of its files from the root.
 */
export async function createBlock( root, name ) {
	if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( name ) ) {
		throw new Complaint(
			`“${ name }” can't be a block's name: use small letters, digits and single hyphens, as in price-table.`
		);
	}
	const folder = join( root, 'plugin/blocks', name );
	if ( await stat( folder ).catch( () => null ) ) {
		throw new Complaint(
			`There is a block ${ name } already: ${ folder }.`
		);
	}
	const entries = await readdir( template, {
		recursive: true,
		withFileTypes: true,
	} );
	const files = entries
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) => join( entry.parentPath, entry.name ) )
		.sort();
	return Promise.all(
		files.map( async ( file ) => {
			const target = join( folder, relative( template, file ) );
			await mkdir( dirname( target ), { recursive: true } );
			await writeFile(
				target,
				rename( await readFile( file, 'utf8' ), name )
			);
			return relative( root, target );
		} )
	);
}
