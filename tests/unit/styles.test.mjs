/** The rules for styles find what they are for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import stylelint from 'stylelint';
import { projectRoot } from '../../bin/lib/static/report.mjs';

/** The rules that a declaration breaks. */
async function broken( declaration ) {
	const { results } = await stylelint.lint( {
		cwd: projectRoot,
		code: `.a {\n\t${ declaration };\n}\n`,
		codeFilename: 'plugin/blocks/tabs/style.scss',
	} );
	return results.flatMap( ( { warnings } ) =>
		warnings.map( ( { rule } ) => rule )
	);
}

describe( 'a block’s styles (BLOCK-6)', () => {
	for ( const physical of [
		'margin-left: 1em',
		'padding-right: 1em',
		'left: 0',
		'border-top-left-radius: 1px',
		'text-align: left',
		'float: right',
	] ) {
		it( `may not say ${ physical }`, async () => {
			assert.match(
				( await broken( physical ) ).join(),
				/layout-mappings/
			);
		} );
	}

	for ( const logical of [
		'margin-inline-start: 1em',
		'inset-block: 0',
		'text-align: start',
		'max-width: 40em',
		'overflow-x: auto',
	] ) {
		it( `may say ${ logical }`, async () => {
			assert.deepEqual( await broken( logical ), [] );
		} );
	}
} );
