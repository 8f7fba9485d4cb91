/** What the tests of bin/lib share: folders that go away, made-up releases, a server of files. */
import AdmZip from 'adm-zip';
import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

/** A folder that is removed when the test file ends. */
export function folder() {
	const path = mkdtempSync( join( tmpdir(), 'brolga-test-' ) );
	after( () => rmSync( path, { recursive: true, force: true } ) );
	return path;
}

/** Writes files given as { path: content }. */
export function fill( root, files ) {
	for ( const [ path, content ] of Object.entries( files ) ) {
		mkdirSync( dirname( join( root, path ) ), { recursive: true } );
		writeFileSync( join( root, path ), content );
	}
	return root;
}

/** As much of a WordPress as provisioning looks at. */
export const wordpressFiles = ( version ) => ( {
	'wp-load.php': '<?php',
	'wp-includes/version.php': `<?php\n$wp_version = '${ version }';\n`,
	'wp-content/index.php': '<?php',
	'wp-content/themes/twentytwentyfive/style.css':
		'/* Theme Name: Twenty Twenty-Five */',
} );

export function zipOf( files, top = 'wordpress' ) {
	const zip = new AdmZip();
	for ( const [ path, content ] of Object.entries( files ) ) {
		zip.addFile( `${ top }/${ path }`, Buffer.from( content ) );
	}
	return zip.toBuffer();
}

export const sha1 = ( bytes ) =>
	createHash( 'sha1' ).update( bytes ).digest( 'hex' );

/**
 * Serves answers given as { path: Buffer | string | ( response ) => void } on a free port.
 *
 * @param {Record<string, Buffer | string | ((response: import('node:http').ServerResponse) => void)>} answers By path; whatever else is asked for is not found.
 */
export async function serve( answers ) {
	const asked = [];
	const server = createServer( ( request, response ) => {
		asked.push( request.url );
		const answer = answers[ request.url ];
		if ( typeof answer === 'function' ) {
			answer( response );
			return;
		}
		response.statusCode = answer === undefined ? 404 : 200;
		response.end( answer );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	after( () => {
		server.closeAllConnections();
		server.close();
	} );
	return { url: `http://127.0.0.1:${ server.address().port }`, asked };
}

/** An address where nobody listens. */
export const NOBODY = 'http://127.0.0.1:48999';
