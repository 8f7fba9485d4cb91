/**
 * bin/new-block NAME [--view]: a block with its whole anatomy and tests that pass.
 */
import { ensureDependencies } from '../build.mjs';
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
			'Usage: bin/new-block NAME [--view], for instance bin/new-block price-table'
		);
	}
	const files = await createBlock( ROOT, name, view );
	// A longer name can break lines elsewhere.
	await ensureDependencies();
	await run( 'node_modules/.bin/prettier', [ '--write', ...files ], {
		cwd: ROOT,
	} );
	files.forEach( ( file ) => say( file ) );
	say( `
The block shows ${ view ? 'and hides ' : '' }its content; make of it what you need.
  npx jest plugin/blocks/${ name }           tests its scripts
  node bin/lib/generate-attributes.mjs    types its attributes, after a change of block.json
  npm run build                           builds it
  bin/test                                tests everything` );
} );
