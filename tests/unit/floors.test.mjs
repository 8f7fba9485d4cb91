/**
 * The table of floors finds what climbs (ARCH-1, ARCH-2).
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkFloors, circles, mayKnow } from '../../bin/lib/static/floors.mjs';

const file = ( path, source ) => ( {
	file: `plugin/includes/${ path }`,
	source: `<?php\n${ source }\n`,
} );
const messages = ( ...files ) =>
	checkFloors( files ).map( ( { message } ) => message );

describe( 'the table of floors', () => {
	it( 'has no circle, and tells of one', () => {
		assert.deepEqual( circles(), [] );
		assert.deepEqual(
			circles( [ { A: [ 'B' ], B: [ 'C' ], C: [ 'A' ], D: [ 'A' ] } ] ),
			[ 'A', 'B', 'C' ]
		);
	} );

	it( 'lets code know the floors below, and its own where it says so', () => {
		assert.ok( mayKnow( 'Leads', 'Core' ) );
		assert.ok( mayKnow( 'Leads', 'Forms' ) );
		assert.ok( mayKnow( 'Popups', 'Outbox' ) );
		assert.ok( ! mayKnow( 'Forms', 'Leads' ) );
		assert.ok( ! mayKnow( 'Core', 'Mail' ) );
		assert.ok( ! mayKnow( 'Popups', 'Leads' ) );
	} );
} );

describe( 'files (ARCH-1, ARCH-2)', () => {
	it( 'finds an import of a floor above', () => {
		assert.match(
			messages( file( 'Core/A.php', 'use Brolga\\Leads\\Lead;' ) )[ 0 ],
			/Core may not know Leads/
		);
	} );

	it( 'finds a feature that knows another', () => {
		assert.match(
			messages(
				file( 'Leads/A.php', 'return new \\Brolga\\Webhooks\\B();' )
			)[ 0 ],
			/Leads may not know Webhooks/
		);
	} );

	it( 'finds a table that two rooms use', () => {
		assert.match(
			messages(
				file( 'Leads/A.php', "$this->db->table( 'entries' );" ),
				file( 'Privacy/B.php', "$this->db->table( 'entries' );" )
			)[ 0 ],
			/the table entries is Leads's/
		);
	} );

	it( 'allows what stands on what is below', () => {
		assert.deepEqual(
			messages(
				file( 'Webhooks/A.php', 'use Brolga\\Leads\\LeadStored;' ),
				file( 'Leads/A.php', "$this->db->table( 'entries' );" ),
				file( 'Leads/Search/B.php', "$this->db->table( 'entries' );" ),
				file( 'Plugin.php', 'use Brolga\\Leads\\LeadsFeature;' )
			),
			[]
		);
	} );
} );
