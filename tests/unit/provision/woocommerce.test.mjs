/** Getting WooCommerce, or doing without it and saying so (CMD). */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { Complaint } from '../../../bin/lib/complaint.mjs';
import { quiet } from '../../../bin/lib/progress.mjs';
import {
	noShop,
	obtainWooCommerce,
	shopForTests,
} from '../../../bin/lib/woocommerce.mjs';
import {
	NOBODY,
	fill,
	folder,
	serve,
	zipOf,
} from '../../support/provisioning.mjs';

const main = '<?php\n/**\n * Plugin Name: WooCommerce\n * Version: 10.2.4\n */';
const files = { 'woocommerce.php': main };
const zip = zipOf( files, 'woocommerce' );
const sums = ( content ) =>
	JSON.stringify( {
		files: {
			'woocommerce.php': {
				sha256: createHash( 'sha256' )
					.update( content )
					.digest( 'hex' ),
			},
		},
	} );
const ZIP = '/plugin/woocommerce.10.2.4.zip';
const LIST = '/plugin-checksums/woocommerce/10.2.4.json';

const obtain = ( cache, { env = {}, server = NOBODY } = {} ) =>
	obtainWooCommerce( { env: { XDG_CACHE_HOME: cache, ...env }, server } );

before( () => quiet( true ) );

describe( 'WooCommerce (CMD-7, CMD-8, CMD-9)', () => {
	it( 'comes from the folder or zip that is named', async () => {
		const given = fill( folder(), files );
		assert.deepEqual(
			await obtain( folder(), { env: { BROLGA_WOOCOMMERCE: given } } ),
			{ folder: given, version: '10.2.4' }
		);
		const zipped = join( folder(), 'shop.zip' );
		writeFileSync( zipped, zip );
		assert.equal(
			(
				await obtain( folder(), {
					env: { BROLGA_WOOCOMMERCE: zipped },
				} )
			).version,
			'10.2.4'
		);
	} );

	it( 'is refused where what is named is something else', async () => {
		await assert.rejects(
			obtain( folder(), { env: { BROLGA_WOOCOMMERCE: folder() } } ),
			( error ) =>
				error instanceof Complaint &&
				/not WooCommerce: set it/.test( error.message )
		);
	} );

	it( 'comes from the cache', async () => {
		const cache = folder();
		fill( cache, { 'brolga/woocommerce/woocommerce.php': main } );
		assert.equal(
			( await obtain( cache ) ).folder,
			join( cache, 'brolga/woocommerce' )
		);
	} );

	it( 'is downloaded and each file checked', async () => {
		const cache = folder();
		const { url } = await serve( { [ ZIP ]: zip, [ LIST ]: sums( main ) } );
		assert.deepEqual( await obtain( cache, { server: url } ), {
			folder: join( cache, 'brolga/woocommerce' ),
			version: '10.2.4',
		} );
	} );

	it( 'is refused where a file differs, and leaves nothing', async () => {
		const cache = folder();
		const { url } = await serve( {
			[ ZIP ]: zip,
			[ LIST ]: sums( 'something else' ),
		} );
		await assert.rejects(
			obtain( cache, { server: url } ),
			( error ) =>
				error instanceof Complaint &&
				/woocommerce\.php does not have the checksum/.test(
					error.message
				)
		);
		assert.ok( ! existsSync( join( cache, 'brolga/woocommerce' ) ) );
	} );

	it( 'is done without where nobody has it, with the reason', async () => {
		assert.deepEqual( await obtain( folder() ), {
			reason: '127.0.0.1:48999 cannot be reached (ECONNREFUSED)',
		} );
	} );

	it( 'is had by tests where it can be had, else they say why and what to do', async () => {
		const ask = ( cache, { env = {}, server = NOBODY } = {} ) =>
			shopForTests( { env: { XDG_CACHE_HOME: cache, ...env }, server } );
		const cache = folder();
		fill( cache, { 'brolga/woocommerce/woocommerce.php': main } );
		assert.deepEqual( await ask( cache ), {
			folder: join( cache, 'brolga/woocommerce' ),
		} );
		const REASON = '127.0.0.1:48999 cannot be reached (ECONNREFUSED)';
		assert.deepEqual( await ask( folder() ), {
			reason: `No shop: ${ noShop( REASON ) }.`,
		} );
		assert.match( noShop( REASON ), /; set BROLGA_WOOCOMMERCE to / );
		// What is named and is not there is not looked for elsewhere.
		assert.deepEqual(
			await ask( cache, { env: { BROLGA_WOOCOMMERCE: '/nowhere' } } ),
			{
				reason: 'No shop: BROLGA_WOOCOMMERCE names /nowhere, which is not WooCommerce: set it to a folder or zip, or unset it.',
			}
		);
	} );
} );
