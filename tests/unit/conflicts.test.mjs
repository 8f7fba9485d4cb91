/**
 * A merge that was not finished.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';

const MARK = /^(?:<{7}|>{7}) /m;

it( 'no file has the marks of a conflict', () => {
	assert.deepEqual(
		sourceFiles( projectRoot ).filter( ( file ) =>
			MARK.test( readFileSync( join( projectRoot, file ), 'latin1' ) )
		),
		[]
	);
} );
