/**
 * Fills a site with leads, or leaves it alone where they are there already.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../bin/lib/children.mjs';
import { ROOT } from '../../../bin/lib/paths.mjs';
import { runPhp } from '../../../bin/lib/php.mjs';
import { during } from '../../../bin/lib/progress.mjs';
import { evaluate } from '../../support/smoke.mjs';

/** What the leads depend on: when one of these changes they are made anew. */
const SOURCES = [
	'tests/bench/support/leads.php',
	'tests/bench/support/load-leads.php',
	'plugin/includes/Leads/SearchWords.php',
];

async function stampOf( count ) {
	const hash = createHash( 'sha1' ).update( String( count ) );
	for ( const source of SOURCES ) {
		hash.update( await readFile( join( ROOT, source ) ) );
	}
	return hash.digest( 'hex' );
}

/**
 * @param {string} dir   The site, on a MariaDB of this machine.
 * @param {number} count How many leads it has afterwards.
 */
export async function fillWithLeads( dir, count ) {
	const stamp = await stampOf( count );
	const php = ( name, ...args ) =>
		runPhp( dir, join( import.meta.dirname, name ), {
			args: args.map( String ),
		} );
	const stored = await evaluate( dir, "return get_option( 'bench_leads' );" );
	if ( stored === stamp ) {
		return;
	}
	const folder = await mkdtemp( join( tmpdir(), 'brolga-leads-' ) );
	try {
		await during( `Writing ${ count } leads`, () => {
			const parts = Math.min( 4, cpus().length );
			const size = Math.ceil( count / parts );
			return Promise.all(
				Array.from( { length: parts }, ( _, part ) =>
					php(
						'leads.php',
						part * size + 1,
						Math.min( count, ( part + 1 ) * size ),
						folder
					)
				)
			);
		} );
		await during( 'Sorting their words', async () => {
			const words = ( await readdir( folder ) ).filter( ( name ) =>
				name.startsWith( 'words-' )
			);
			await mkdir( join( folder, 'tmp' ) );
			await run(
				'sort',
				[ '-S', '1G', '-T', 'tmp', '-o', 'words', ...words ],
				{ cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
			);
		} );
		await during( `Loading ${ count } leads`, () =>
			php( 'load-leads.php', folder, count, stamp )
		);
		await during( `Noting the questions of ${ count } leads`, () =>
			php( 'note-questions.php' )
		);
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
}
