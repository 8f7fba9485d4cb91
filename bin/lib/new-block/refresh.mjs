/**
 * What is made of all blocks, and stands in git: their page in docs/, and the
 * texts that are translated.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfBlocks } from '../generate-docs.mjs';
import { refresh } from '../i18n.mjs';

/**
 * Brings it to a new block, whose own texts stay in English until somebody
 * translates them.
 *
 * @param {string} root The project's root.
 * @param {string} name The block's name without its namespace.
 */
export function refreshGenerated( root, name ) {
	for ( const [ file, text ] of Object.entries( pageOfBlocks( root ) ) ) {
		writeFileSync( join( root, file ), text );
	}
	refresh( root, ( file ) => file.startsWith( `plugin/blocks/${ name }/` ) );
}
