/** bin/package: the two zips a site owner installs. */
import { join } from 'node:path';
import { parse } from './arguments.mjs';
import { ensureBuild, ensureDependencies } from './build.mjs';
import { main } from './complaint.mjs';
import { ROOT } from './paths.mjs';
import { during, say } from './progress.mjs';
import { PACKAGES, pack } from './zip.mjs';

const HELP = `bin/package [options]: dist/brolga.zip and dist/brolga-theme.zip, to install in WordPress.

  --help   this text

They contain only what runs, and are the same byte for byte when made again
from the same sources.`;

await main( async () => {
	if (
		parse(
			process.argv.slice( 2 ),
			{ help: { type: 'boolean', short: 'h' } },
			'bin/package'
		).help
	) {
		say( HELP );
		return;
	}
	await ensureDependencies();
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
				`dist/${ part.zip }: ${ count } files, ${ ( bytes / 1024 ).toFixed( 0 ) } KiB`
			);
		}
	} );
} );
