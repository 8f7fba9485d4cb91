/**
 * What is made of all blocks, and stands in git: their page in docs/, and the
 * texts that are translated.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfBlocks } from '../generate-docs.mjs';
import { refresh } from '../i18n.mjs';

/**
 * Brings it to a new block, whose own texts are read in English until somebody
 * translates them.
 *
 * @param {string} root The project's root.
 */
export function refreshGenerated( root ) {
	for ( const [ file, text ] of Object.entries( pageOfBlocks( root ) ) ) {
		writeFileSync( join( root, file ), text );
	}
	refresh( root );
}
