/** What bin/start understands (CMD). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseStartArguments } from '../../../bin/lib/arguments.mjs';
import { Complaint } from '../../../bin/lib/complaint.mjs';

const refused = ( args, message ) =>
	assert.throws(
		() => parseStartArguments( args ),
		( error ) =>
			error instanceof Complaint &&
			message.test( error.message ) &&
			! error.message.includes( '\n' )
	);

describe( 'bin/start (CMD-2)', () => {
	it( 'serves on 9400 and SQLite unless told otherwise', () => {
		const options = parseStartArguments( [] );
		assert.equal( options.port, 9400 );
		assert.equal( options.database, 'sqlite' );
		assert.equal( options.fresh, false );
		assert.equal( options.runtime, undefined );
	} );

	it( 'takes each option', () => {
		const options = parseStartArguments( [
			'--port',
			'9555',
			'--fresh',
			'--runtime=native',
			'--database',
			'mysql',
		] );
		assert.deepEqual(
			[ options.port, options.fresh, options.runtime, options.database ],
			[ 9555, true, 'native', 'mysql' ]
		);
	} );

	for ( const port of [ '0', '65536', '-1', '94.5', 'http', '', '1e3' ] ) {
		it( `refuses port "${ port }"`, () =>
			refused(
				[ `--port=${ port }` ],
				/--port is a number from 1 to 65535/
			) );
	}

	it( 'refuses what it does not know, and says where to look', () => {
		refused( [ '--prot', '1' ], /'--prot'.*bin\/start --help/ );
		refused( [ 'now' ], /'now'.*bin\/start --help/ );
		refused( [ '--port' ], /--port.*bin\/start --help/ );
	} );

	it( 'refuses a runtime and a database there is not', () => {
		refused(
			[ '--runtime', 'docker' ],
			/--runtime is native or playground, not "docker"/
		);
		refused(
			[ '--database', 'oracle' ],
			/--database is sqlite or mysql, not "oracle"/
		);
	} );

	it( 'refuses MySQL in WebAssembly, and says what to do', () =>
		refused(
			[ '--runtime', 'playground', '--database', 'mysql' ],
			/use --runtime native/
		) );
} );
