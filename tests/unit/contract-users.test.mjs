/** A number or a name of the contracts comes with the code that needs it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	checkContractUsers,
	namesIn,
	unusedNames,
} from '../../bin/lib/static/contract-users.mjs';
import { projectRoot } from '../../bin/lib/static/report.mjs';

const unused = ( given ) =>
	unusedNames( {
		constants: { form: { keyName: 'a' } },
		schemas: {},
		typescript: [],
		php: [],
		mirror: '',
		tests: '',
		...given,
	} );

describe( 'a number or a name without a user', () => {
	it( 'is found', () => {
		assert.deepEqual( unused( {} ), [ 'form.keyName' ] );
	} );

	it( 'is found when it is imported and no more', () => {
		const typescript = [ "import { FORM } from '@brolga/contracts';" ];
		assert.deepEqual( unused( { typescript } ), [ 'form.keyName' ] );
	} );

	it( 'is found when its neighbour is used', () => {
		const constants = { form: { keyName: 'a', sentParameter: 'b' } };
		const typescript = [ 'send( FORM.sentParameter );' ];
		assert.deepEqual( unused( { constants, typescript } ), [
			'form.keyName',
		] );
	} );

	it( 'is found in a comment or a text alone', () => {
		const typescript = [ "// FORM.keyName\nconst a = 'FORM.keyName';" ];
		assert.deepEqual( unused( { typescript } ), [ 'form.keyName' ] );
	} );

	for ( const source of [
		'send( FORM.keyName );',
		'const { keyName } = FORM;',
		'const { keyName: key } = FORM;',
		'pick( FORM[ key ] );',
		'type Key = keyof typeof FORM;',
		'let a: FormKeyName;',
	] ) {
		it( `is used by ${ source }`, () => {
			assert.deepEqual( unused( { typescript: [ source ] } ), [] );
		} );
	}

	it( 'is used by PHP under the name it has there', () => {
		assert.deepEqual(
			unused( { php: [ 'Constants::FORM_KEY_NAME' ] } ),
			[]
		);
	} );

	it( 'is found in PHP, where only a test may use what TypeScript has too', () => {
		const typescript = [ 'FORM.keyName' ];
		const mirror = "public const FORM_KEY_NAME = 'a';";
		assert.deepEqual( unused( { typescript, mirror } ), [
			'Constants::FORM_KEY_NAME',
		] );
		const tests = 'Constants::FORM_KEY_NAME';
		assert.deepEqual( unused( { typescript, mirror, tests } ), [] );
		assert.deepEqual( unused( { mirror, tests } ), [ 'form.keyName' ] );
	} );

	it( 'is found among schemas that neither language names', () => {
		const given = { constants: {}, schemas: { 'lead-reply': 'LeadReply' } };
		assert.deepEqual( unused( given ), [ 'lead-reply' ] );
		assert.deepEqual(
			unused( { ...given, typescript: [ 'let a: LeadReply;' ] } ),
			[]
		);
		assert.deepEqual( unused( { ...given, php: [ "'lead-reply'" ] } ), [] );
	} );
} );

it( 'reads JSX too', () => {
	assert.ok( namesIn( '<a b={ FORM.keyName } />' ).has( 'FORM.keyName' ) );
} );

it( 'finds nothing in this project', () => {
	assert.deepEqual( checkContractUsers( projectRoot ), [] );
} );
