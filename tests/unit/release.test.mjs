/**
 * The manifest of a release and its key (UPDATE-2, UPDATE-7).
 */
import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import {
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Complaint } from '../../bin/lib/complaint.mjs';
import {
	newKey,
	publicKeyOf,
	signed,
	writeRelease,
} from '../../bin/lib/release.mjs';

describe( 'the manifest of a release (UPDATE-2, UPDATE-7)', () => {
	const folder = mkdtempSync( join( tmpdir(), 'brolga-release-' ) );
	const file = join( folder, 'key.pem' );
	after( () => rmSync( folder, { recursive: true } ) );

	it( 'has a key that only its owner can read, and that nothing replaces', () => {
		newKey( file );
		assert.match( statSync( file ).mode.toString( 8 ), /600$/ );
		const before = readFileSync( file, 'utf8' );
		assert.throws( () => newKey( file ), Complaint );
		assert.equal( readFileSync( file, 'utf8' ), before );
	} );

	it( 'is signed with its purpose before it', () => {
		const key = createPrivateKey( readFileSync( file ) );
		const { payload, signature } = JSON.parse(
			signed( { plugin: { version: '0.1.1' } }, key )
		);
		const json = Buffer.from( payload, 'base64' ).toString();
		assert.deepEqual( JSON.parse( json ), {
			plugin: { version: '0.1.1' },
		} );
		assert.ok(
			verify(
				null,
				Buffer.from( `brolga-manifest-1\n${ json }` ),
				createPublicKey( key ),
				Buffer.from( signature, 'base64' )
			)
		);
		assert.equal( Buffer.from( publicKeyOf( key ), 'base64' ).length, 32 );
	} );

	it( 'is refused without a key that can sign it', async () => {
		const other = join( folder, 'other.pem' );
		writeFileSync( other, 'no key' );
		await assert.rejects(
			writeRelease( {
				root: folder,
				updates: 'https://updates.example.com/',
				key: other,
				target: join( folder, 'target' ),
			} ),
			Complaint
		);
	} );
} );
