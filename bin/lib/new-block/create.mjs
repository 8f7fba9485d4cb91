/**
 * A new block: the template's folder with the new name in it.
 */
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { writeAttributes } from '../generate-attributes.mjs';

const template = join( import.meta.dirname, 'template' );

/** The template's parts: what each block has, and what one with a view has besides. */
const BLOCK = join( template, 'block' );
const VIEW = join( template, 'view' );

/** How block.json names the view. */
const RENDER = '"render": "file:./render.php"';
const WITH_VIEW = `${ RENDER },\n\t"viewScriptModule": "file:./view.js"`;

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
	const joined = words.map( capital ).join( '' );
	return text
		.replaceAll( /\bSample(?=Attributes\b)/g, joined )
		.replaceAll( /(\bbrolga(?:-|\\?\/))sample(?![a-z0-9])/g, `$1${ name }` )
		.replaceAll( /(\bBlocks\\)Sample\b/g, `$1${ joined }` )
		.replaceAll( /\bSample\b/g, capital( words.join( ' ' ) ) )
		.replaceAll( /\bsample\b/g, words.join( ' ' ) );
}

/**
 * The files below a folder of the template, by their path in a block.
 *
 * @param {string} folder
 * @return {Promise<Record<string, string>>} Their texts.
 */
export async function textsIn( folder ) {
	const entries = await readdir( folder, {
		recursive: true,
		withFileTypes: true,
	} );
	return Object.fromEntries(
		await Promise.all(
			entries
				.filter( ( entry ) => entry.isFile() )
				.map( ( entry ) => join( entry.parentPath, entry.name ) )
				.sort()
				.map( async ( file ) => [
					relative( folder, file ),
					await readFile( file, 'utf8' ),
				] )
		)
	);
}

/**
 * Writes a block's folder, and the type of its attributes.
 *
 * @param {string}  root The project's root.
 * @param {string}  name The block's name without its namespace.
 * @param {boolean} view Whether it has a script for visitors.
 * @return {Promise<string[]>} Paths of its files from the root.
 */
export async function createBlock( root, name, view = false ) {
	if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( name ) ) {
		throw new Complaint(
			`“${ name }” can't be a block's name: use lowercase letters, digits and single hyphens, as in price-table.`
		);
	}
	const folder = join( root, 'plugin/blocks', name );
	if ( await stat( folder ).catch( () => null ) ) {
		throw new Complaint(
			`There already is a block ${ name } already: ${ folder }.`
		);
	}
	const texts = await textsIn( BLOCK );
	if ( view ) {
		Object.assign( texts, await textsIn( VIEW ) );
		texts[ 'block.json' ] = texts[ 'block.json' ].replace(
			RENDER,
			WITH_VIEW
		);
	}
	const files = await Promise.all(
		Object.entries( texts ).map( async ( [ path, text ] ) => {
			const target = join( folder, path );
			await mkdir( dirname( target ), { recursive: true } );
			await writeFile( target, rename( text, name ) );
			return relative( root, target );
		} )
	);
	writeAttributes( root );
	return files;
}
