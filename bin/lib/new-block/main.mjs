/**
 * bin/new-block NAME: a block with its whole anatomy and tests that pass.
 */
import { ensureDependencies } from '../build.mjs';
import { run } from '../children.mjs';
import { Complaint, main } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';
import { say } from '../progress.mjs';
import { createBlock } from './create.mjs';

await main( async () => {
	const [ name, ...rest ] = process.argv.slice( 2 );
	if ( name === undefined || name.startsWith( '-' ) || rest.length ) {
		throw new Complaint(
			'Usage: bin/new-block NAME, for instance bin/new-block price-table'
		);
	}
	const files = await createBlock( ROOT, name );
	// A longer name can break lines elsewhere.
	await ensureDependencies();
	await run( 'node_modules/.bin/prettier', [ '--write', ...files ], {
		cwd: ROOT,
	} );
	files.forEach( ( file ) => say( file ) );
	say( `
The block opens and closes its content; make of it what you need.
  npx jest plugin/blocks/${ name }   tests model, view and editor
  npm run build                   builds it
  bin/test                        tests everything
A block without a script for visitors drops model.ts, view.ts, their tests and viewScriptModule in block.json.` );
} );
