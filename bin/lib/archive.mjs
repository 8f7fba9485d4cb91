/** Zip files. The tool is a development package: only for use after `npm ci`. */
import { mkdir } from 'node:fs/promises';

export async function unzip( zip, folder ) {
	const { default: AdmZip } = await import( 'adm-zip' );
	await mkdir( folder, { recursive: true } );
	new AdmZip( zip ).extractAllTo( folder, true );
}
