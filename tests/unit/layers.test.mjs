/**
 * The table of layers finds what climbs (ARCH-1, ARCH-2).
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	checkLayers,
	checkFeatures,
	checkHooks,
	circles,
	mayKnow,
} from '../../bin/lib/static/layers.mjs';

const file = ( path, source ) => ( {
	file: `plugin/includes/${ path }`,
	source: `<?php\n${ source }\n`,
} );
const messages = ( ...files ) =>
	checkLayers( files ).map( ( { message } ) => message );

describe( 'the table of layers', () => {
	it( 'has no circle, and tells of one', () => {
		assert.deepEqual( circles(), [] );
		assert.deepEqual(
			circles( [ { A: [ 'B' ], B: [ 'C' ], C: [ 'A' ], D: [ 'A' ] } ] ),
			[ 'A', 'B', 'C' ]
		);
	} );

	it( 'lets code know the layers below, and its own where it says so', () => {
		assert.ok( mayKnow( 'Leads', 'Core' ) );
		assert.ok( mayKnow( 'Leads', 'Forms' ) );
		assert.ok( mayKnow( 'Core', 'Api' ) );
		assert.ok( ! mayKnow( 'Api', 'Leads' ) );
		assert.ok( mayKnow( 'Popups', 'Outbox' ) );
		assert.ok( ! mayKnow( 'Forms', 'Leads' ) );
		assert.ok( ! mayKnow( 'Core', 'Mail' ) );
		assert.ok( ! mayKnow( 'Popups', 'Leads' ) );
	} );
} );

describe( 'files (ARCH-1, ARCH-2)', () => {
	it( 'finds an import of a layer above', () => {
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

	it( 'finds a table that two features use', () => {
		assert.match(
			messages(
				file( 'Leads/A.php', "$this->db->table( 'entries' );" ),
				file(
					'Privacy/B.php',
					"$this->db->numbered( 'entries', 'id', $ids );"
				)
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

describe( 'the folders of a feature (ARCH-10)', () => {
	const folders = ( ...files ) =>
		checkFeatures( files ).map( ( problem ) => problem.file );

	it( 'finds folders that know each other', () => {
		assert.deepEqual(
			folders(
				file( 'Leads/A.php', 'use Brolga\\Leads\\Mails\\B;\nB::of();' ),
				file( 'Leads/Mails/B.php', 'use Brolga\\Leads\\A;\nnew A();' )
			),
			[ 'plugin/includes/Leads', 'plugin/includes/Leads/Mails' ]
		);
	} );

	it( 'leaves out comments, other features and the class that lists the parts', () => {
		assert.deepEqual(
			folders(
				file(
					'Leads/A.php',
					'use Brolga\\Leads\\Mails\\B;\n/** @see B */\nuse Brolga\\Mail\\C;\nnew C();'
				),
				file(
					'Leads/LeadsFeature.php',
					'use Brolga\\Leads\\Mails\\B;\n[ B::class ];'
				),
				file( 'Leads/Mails/B.php', 'use Brolga\\Leads\\A;\nnew A();' )
			),
			[]
		);
	} );
} );

describe( 'hooks of ours (ARCH-9)', () => {
	const fires = file(
		'Shop/Order.php',
		"do_action(\n\t'brolga_order', $id );\n$ids = apply_filters( 'brolga_ids', [] );"
	);
	const hears = ( hook ) => `add_action( '${ hook }', $this->hear( ... ) );`;

	it( 'are not heard by another feature', () => {
		const [ action, filter, ...more ] = checkHooks( [
			fires,
			file( 'Experiments/Values.php', hears( 'brolga_order' ) ),
			file(
				'Seo/Pages.php',
				"\nadd_filter( 'brolga_ids', '__return_empty_array' );"
			),
		] );
		assert.match( action.message, /brolga_order is Shop's hook/ );
		assert.deepEqual(
			[ filter.file, filter.line ],
			[ 'plugin/includes/Seo/Pages.php', 3 ]
		);
		assert.deepEqual( more, [] );
	} );

	it( 'may be heard by the feature that fires them, and so may those of others', () => {
		assert.deepEqual(
			checkHooks( [
				fires,
				file( 'Shop/Values.php', hears( 'brolga_order' ) ),
				file( 'Leads/Values.php', hears( 'brolga_fired_by_a_script' ) ),
				file( 'Leads/More.php', hears( 'save_post' ) ),
			] ),
			[]
		);
	} );
} );
