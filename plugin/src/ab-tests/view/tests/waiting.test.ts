/**
 * What waits hands on all of what it stands for. Read as a text: it awaits at
 * its top, which a test's loader cannot.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as runtime from '@brolga/runtime';

it( 'hands on everything that views import (AB-19)', () => {
	const source = readFileSync( join( __dirname, '../waiting.ts' ), 'utf8' );
	const [ , names = '' ] =
		/export \{([^}]*)\} from '@brolga\/runtime-now'/.exec( source ) ?? [];
	expect(
		names
			.split( ',' )
			.map( ( name ) => name.trim() )
			.filter( Boolean )
	).toEqual( Object.keys( runtime ).sort() );
} );
