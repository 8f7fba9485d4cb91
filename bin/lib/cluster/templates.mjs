/** Fills the templates of deploy/bare. */
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';

export const BARE = join( ROOT, 'deploy/bare' );

/**
 * Puts values where a text has `{{name}}`.
 *
 * @param {string}                          text
 * @param {Record<string, string | number>} values
 */
export const fill = ( text, values ) =>
	text.replace( /\{\{(\w+)\}\}/g, ( whole, name ) => {
		if ( ! ( name in values ) ) {
			throw new Complaint(
				`A template asks for ${ whole }, which the plan does not have.`
			);
		}
		return String( values[ name ] );
	} );

/** A template of deploy/bare, filled. */
export const filled = async ( template, values ) =>
	fill( await readFile( join( BARE, template ), 'utf8' ), values );

/** Writes a template to its place; what can be run stays so. */
export async function place( template, target, values ) {
	await mkdir( dirname( target ), { recursive: true } );
	await writeFile( target, await filled( template, values ) );
	await chmod( target, ( await stat( join( BARE, template ) ) ).mode );
	return target;
}
