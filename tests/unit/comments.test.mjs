/**
 * Comments are a fifth of the lines at most (ARCH-800).
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commentShare, countLines } from '../../bin/lib/static/comments.mjs';

describe( 'the share of comments (ARCH-800)', () => {
	it( 'counts docblocks and lines of comments, not code beside them', () => {
		assert.deepEqual(
			countLines(
				'<?php\n/**\n * Why.\n */\n// Why.\n$a = 1; // Why.\n$b = 2 /* c */;\n'
			),
			{ comments: 4, lines: 7 }
		);
	} );

	it( 'adds files up by their lines', () => {
		assert.equal(
			commentShare( [ '<?php\n// a\n', '<?php\n$a;\n$b;' ] ),
			0.2
		);
	} );
} );
