/**
 * bin/new-block NAME [--view]: a block with its whole anatomy and tests that pass.
 */
import { ensureBuild, ensureDependencies } from '../build.mjs';
import { run } from '../children.mjs';
import { Complaint, main } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';
import { say } from '../progress.mjs';
import { createBlock } from './create.mjs';

await main( async () => {
	const options = process.argv.slice( 2 );
	const view = options.includes( '--view' );
	const [ name, ...rest ] = options.filter( ( word ) => word !== '--view' );
	if ( name === undefined || name.startsWith( '-' ) || rest.length ) {
		throw new Complaint(
			'Usage: bin/new-block NAME [--view], for example bin/new-block price-table'
		);
	}
	const files = await createBlock( ROOT, name, view );
	// A longer name can break lines elsewhere.
	await ensureDependencies();
	await run( 'node_modules/.bin/prettier', [ '--write', ...files ], {
		cwd: ROOT,
	} );
	// Not before: it stands on packages that a fresh clone has yet to install.
	const { refreshGenerated } = await import( './refresh.mjs' );
	refreshGenerated( ROOT );
	await ensureBuild();
	files.forEach( ( file ) => say( file ) );
	say( `
The block shows ${ view ? 'and hides ' : '' }its content; now make it what you need. It is built, and its tests pass.
Its title is not translated yet: add the German in plugin/languages/brolga-de_DE.po.

npx jest plugin/blocks/${ name } tests its scripts, bin/test php its markup among all other PHP.
npm run watch builds it again at every change. After a change of block.json:
node bin/lib/generate-attributes.mjs && npm run docs` );
} );
