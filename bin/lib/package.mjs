/** bin/package: the two zips a site owner installs. */
import { join } from 'node:path';
import { parse } from './arguments.mjs';
import { ensureBuild, ensureDependencies } from './build.mjs';
import { Complaint, main } from './complaint.mjs';
import { ROOT } from './paths.mjs';
import { during, say } from './progress.mjs';
import { PACKAGES, pack, packedSize } from './zip.mjs';

const HELP = `bin/package [options]: dist/brolga.zip and dist/brolga-theme.zip, to install in WordPress.

  --release   refuses where texts of visitors lack a translation
  --help      this text

They contain only what runs, and are the same byte for byte when made again
from the same sources.`;

const kib = ( bytes ) => `${ ( bytes / 1024 ).toFixed( 0 ) } KiB`;

await main( async () => {
	const { help, release } = parse(
		process.argv.slice( 2 ),
		{
			help: { type: 'boolean', short: 'h' },
			release: { type: 'boolean' },
		},
		'bin/package'
	);
	if ( help ) {
		say( HELP );
		return;
	}
	await ensureDependencies();
	if ( release ) {
		const { lacking } = await import( './i18n.mjs' );
		const found = lacking( ROOT );
		if ( found.length ) {
			throw new Complaint(
				`A release is translated: ${ found.join( ', ' ) }. node bin/lib/i18n.mjs --check names them.`
			);
		}
	}
	// A build adds files and deletes none: the zip shall not carry those of former blocks.
	await ensureBuild( { clean: true } );
	await during( 'Packing', async () => {
		for ( const part of PACKAGES ) {
			const target = join( ROOT, 'dist', part.zip );
			const { count, bytes } = await pack( {
				...part,
				source: join( ROOT, part.source ),
				root: ROOT,
				target,
				license: join( ROOT, 'LICENSE' ),
			} );
			say(
				`dist/${ part.zip }: ${ count } files, ${ kib( bytes ) }, of which translations ${ kib( await packedSize( join( ROOT, part.source, 'languages' ), part.skip ) ) }`
			);
		}
	} );
} );
