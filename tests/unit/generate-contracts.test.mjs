import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
	constantName,
	contractsOf,
	generate,
	typeName,
	typeOf,
} from '../../bin/lib/generate-contracts.mjs';
import { projectRoot } from '../../bin/lib/static/report.mjs';

describe( 'generated contracts', () => {
	it( 'are those of the contracts in this tree', () => {
		// CMD-18
		assert.equal(
			readFileSync(
				join( projectRoot, 'plugin/src/contracts/generated.ts' ),
				'utf8'
			),
			contractsOf( projectRoot )
		);
	} );

	it( 'have one constant a group, so that a script takes only what it needs', () => {
		const text = generate(
			{
				keepAlive: { intervalMs: 5 },
				ab: { recordTypes: [ 'read_page', 'con_goal' ] },
				errors: {},
			},
			[]
		);
		assert.match(
			text,
			/^export const KEEP_ALIVE = \{\n\t"intervalMs": 5\n\} as const;$/m
		);
		assert.match(
			text,
			/^export type AbRecordType = \( typeof AB\.recordTypes \)\[ number \];$/m
		);
	} );

	it( 'name constants and types as PHP and people do', () => {
		assert.equal(
			constantName( 'fullwidthPortfolio' ),
			'FULLWIDTH_PORTFOLIO'
		);
		assert.equal( typeName( 'lead', 'statuses' ), 'LeadStatus' );
		assert.equal( typeName( 'lead', 'deliveries' ), 'LeadDelivery' );
		assert.equal( typeName( 'popup', 'triggers' ), 'PopupTrigger' );
	} );

	it( 'turn a schema into the type of what it lets through', () => {
		assert.equal(
			typeOf( {
				type: 'object',
				required: [ 'id' ],
				properties: {
					id: { type: 'integer', description: 'Its number.' },
					kind: { type: 'string', enum: [ 'a', 'b' ] },
					values: {
						type: 'object',
						additionalProperties: {
							type: [ 'string', 'array' ],
							items: { type: 'string' },
						},
					},
				},
			} ),
			[
				'{',
				'\t/** Its number. */',
				'\treadonly id: number;',
				'\treadonly kind?: "a" | "b";',
				'\treadonly values?: Readonly< Record< string, string | readonly ( string )[] > >;',
				'}',
			].join( '\n' )
		);
		assert.throws( () => typeOf( { type: 'file' } ), /No TypeScript/ );
	} );
} );
