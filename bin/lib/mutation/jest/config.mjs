/**
 * Jest as mutation runs it: each test file in one process, with the changes of
 * the code switched on one at a time. BROLGA_MUTANTS names the file (JSON) that
 * says what is changed and which tests are near.
 *
 * @see typescript.mjs
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jest from '../../../../jest.config.mjs';
import { ROOT } from '../../paths.mjs';

const here = ( name ) => join( import.meta.dirname, name );

const { tests } = JSON.parse(
	readFileSync( process.env.BROLGA_MUTANTS, 'utf8' )
);

export default {
	...jest,
	rootDir: ROOT,
	testMatch: tests.map( ( test ) => `<rootDir>/${ test }` ),
	transform: { '\\.m?[jt]sx?$': here( 'transform.cjs' ) },
	testEnvironment: here( 'environment.mjs' ),
	runner: here( 'runner.mjs' ),
	reporters: [],
};
