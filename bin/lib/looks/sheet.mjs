/** Both pictures of all that differs on one page, for whoever changed it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const image = ( bytes ) =>
	bytes
		? `<img src="data:image/webp;base64,${ bytes.toString( 'base64' ) }">`
		: '<i>none</i>';

/**
 * @param {string}                                                             path
 * @param {{ file: string, why: string, kept?: Buffer, taken?: Buffer }[]} found
 */
export async function writeSheet( path, found ) {
	await mkdir( dirname( path ), { recursive: true } );
	const rows = found.map(
		( { file, why, kept, taken } ) =>
			`<h2>${ file }: ${ why }</h2><p>${ image( kept ) } ${ image( taken ) }</p>`
	);
	await writeFile(
		path,
		`<!doctype html><meta charset="utf-8"><title>Before and after</title><style>body{font:16px sans-serif}h2{font-size:16px}p{display:flex;gap:16px;align-items:start}img{border:1px solid}</style><h1>${ found.length } differ: before and after</h1>${ rows.join( '\n' ) }`
	);
}
