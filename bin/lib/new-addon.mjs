/**
 * bin/new-addon NAME [FOLDER]: the example add-on with another name in it.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Complaint, main } from './complaint.mjs';
import { textsIn } from './new-block/create.mjs';
import { ROOT } from './paths.mjs';
import { say } from './progress.mjs';
import { isCommand } from './static/report.mjs';

const EXAMPLE = join( ROOT, 'examples/brolga-example' );

/** What is stored of an add-on begins with its name, and has 32 characters at most. */
const LONGEST = 20;

/** Folders and slugs of Brolga's own. */
const TAKEN = [ 'brolga', 'brolga-example', 'brolga-theme', 'example' ];

const capital = ( word ) => word[ 0 ].toUpperCase() + word.slice( 1 );

/**
 * Puts an add-on's name in the place of the example's, in each way of writing
 * it: `acme-garden`, `acme_garden`, `AcmeGarden`, `Acme garden`.
 *
 * @param {string} text
 * @param {string} name
 * @return {string} The text of the add-on of that name.
 */
export function rename( text, name ) {
	const words = name.split( '-' );
	const joined = words.map( capital ).join( '' );
	return text
		.replaceAll( 'brolga-example', name )
		.replaceAll( /BrolgaExample|\bExample(?=[A-Z])/g, joined )
		.replaceAll(
			/Brolga example|\bExample\b/g,
			capital( words.join( ' ' ) )
		)
		.replaceAll( /\bexample(?=-|'|")/g, name )
		.replaceAll( /\bexample_/g, `${ words.join( '_' ) }_` )
		.replaceAll( /\bexample\b(?!\.)/g, words.join( ' ' ) );
}

/**
 * Writes an add-on's folder.
 *
 * @param {string} name   Its folder's and text domain's.
 * @param {string} folder Where it is to be.
 * @return {Promise<string[]>} Its files.
 */
export async function createAddon( name, folder ) {
	if (
		! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( name ) ||
		name.length > LONGEST
	) {
		throw new Complaint(
			`“${ name }” cannot be an add-on's name: use at most ${ LONGEST } lowercase letters, digits and single hyphens, as in acme-garden.`
		);
	}
	if ( TAKEN.includes( name ) ) {
		throw new Complaint(
			`“${ name }” is Brolga's own name: choose another one, as in acme-garden.`
		);
	}
	if ( ( await readdir( folder ).catch( () => [] ) ).length > 0 ) {
		throw new Complaint(
			`${ folder } is not empty: name another folder, as in bin/new-addon ${ name } ../${ name }.`
		);
	}
	return Promise.all(
		Object.entries( await textsIn( EXAMPLE ) ).map(
			async ( [ path, text ] ) => {
				const file = join( folder, rename( path, name ) );
				await mkdir( dirname( file ), { recursive: true } );
				await writeFile( file, rename( text, name ) );
				return file;
			}
		)
	);
}

if ( isCommand( import.meta.url ) ) {
	await main( async () => {
		const [ name, folder = name, ...rest ] = process.argv.slice( 2 );
		if ( name === undefined || name.startsWith( '-' ) || rest.length ) {
			throw new Complaint(
				'Usage: bin/new-addon NAME [FOLDER], for example bin/new-addon acme-garden ../acme-garden'
			);
		}
		const files = await createAddon( name, resolve( folder ) );
		files.forEach( ( file ) => say( relative( '.', file ) ) );
		say( `
It adds one of each thing that others can add. Delete the files that you do not
need. Each stands for itself, except that provider.php reads the settings of
settings-section.php. docs/extending.md tells what they do.` );
	} );
}
