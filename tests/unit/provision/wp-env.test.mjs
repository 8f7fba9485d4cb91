/** CMD-21: .wp-env.json stays valid, and gets what bin/start gets. */
import assert from 'node:assert/strict';
import dns from 'node:dns';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { ROOT } from '../../../bin/lib/paths.mjs';
import { RELEASE } from '../../../bin/lib/woocommerce.mjs';
import { DEFAULT_WORDPRESS, RELEASES } from '../../../bin/lib/wordpress.mjs';
import { fill, folder } from '../../support/provisioning.mjs';

const { parseConfig } = createRequire( import.meta.url )(
	// By its path: the package exports its command only.
	join( ROOT, 'node_modules/@wordpress/env/lib/config/parse-config.js' )
);

describe( '.wp-env.json', () => {
	let config;
	before( async () => {
		// It would ask for the newest WordPress; without a network it looks into its cache.
		dns.promises.resolve = async () => {
			throw new Error( 'offline' );
		};
		const cache = fill( folder(), {
			'wp-env-cache.json': JSON.stringify( {
				latestWordPressVersion: RELEASES[ DEFAULT_WORDPRESS ],
			} ),
		} );
		config = await parseConfig( ROOT, cache );
	} );

	it( 'names the releases of bin/start', () => {
		assert.match(
			config.coreSource.url,
			new RegExp( `/wordpress-${ RELEASES[ DEFAULT_WORDPRESS ] }\\.zip$` )
		);
		assert.deepEqual(
			config.pluginSources.map( ( { url } ) =>
				url.split( '/' ).at( -1 )
			),
			[ `woocommerce.${ RELEASE }.zip` ]
		);
	} );

	it( 'puts plugin, theme and demo where they belong', () => {
		for ( const [ where, { path } ] of Object.entries( config.mappings ) ) {
			assert.ok( existsSync( path ), `${ where }: ${ path }` );
		}
		assert.deepEqual( Object.keys( config.mappings ).sort(), [
			'wp-content/demo',
			'wp-content/plugins/brolga',
			'wp-content/themes/brolga',
		] );
	} );
} );
