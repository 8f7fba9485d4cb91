/** A certificate for the edge of a cluster that runs on this machine: nobody but its visitors trusts it. */
import { readFile, writeFile } from 'node:fs/promises';
import { run } from '../children.mjs';

/**
 * Writes certificate and key into one file, as haproxy wants them.
 *
 * @param {string} file
 * @param {string} address The IP address it is for.
 * @return {Promise<string>} The certificate, for who is to trust it.
 */
export async function makeCertificate( file, address ) {
	const [ key, certificate ] = [ `${ file }.key`, `${ file }.crt` ];
	await run( 'openssl', [
		...[ 'req', '-x509', '-nodes', '-days', '30' ],
		...[ '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1' ],
		...[ '-subj', `/CN=${ address }` ],
		...[ '-addext', `subjectAltName=IP:${ address }` ],
		...[ '-keyout', key, '-out', certificate ],
	] );
	const text = await readFile( certificate, 'utf8' );
	await writeFile( file, text + ( await readFile( key, 'utf8' ) ), {
		mode: 0o600,
	} );
	return text;
}
