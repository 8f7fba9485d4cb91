/** bin/package: the two zips a site owner installs. */
import { join } from 'node:path';
import { parse } from './arguments.mjs';
import { ensureBuild, ensureDependencies } from './build.mjs';
import { Complaint, main } from './complaint.mjs';
import { ROOT } from './paths.mjs';
import { during, say } from './progress.mjs';
import { newKey, writeRelease } from './release.mjs';
import { PACKAGES, pack, packedSize } from './zip.mjs';

const HELP = `bin/package [options]: dist/brolga.zip and dist/brolga-theme.zip, to install in WordPress.

  --release       refuses where texts of visitors lack a translation
  --updates URL   with --release: where dist/release will be served, such as
                  https://updates.example.com/brolga/. Writes zips that update
                  themselves from there, and a signed manifest
  --key FILE      with --updates: the private key that signs it
  --new-key FILE  makes such a key. Sites accept updates signed with the key of
                  the release that they have: keep it, and keep it secret
  --help          this text

They contain only what runs, and are the same byte for byte when made again
from the same sources.`;

const kib = ( bytes ) => `${ ( bytes / 1024 ).toFixed( 0 ) } KiB`;

await main( async () => {
	const {
		help,
		release,
		updates,
		key,
		'new-key': keyFile,
	} = parse(
		process.argv.slice( 2 ),
		{
			help: { type: 'boolean', short: 'h' },
			release: { type: 'boolean' },
			updates: { type: 'string' },
			key: { type: 'string' },
			'new-key': { type: 'string' },
		},
		'bin/package'
	);
	if ( help ) {
		say( HELP );
		return;
	}
	if ( keyFile ) {
		newKey( keyFile );
		say( `${ keyFile }: keep it where nobody else can read it.` );
		return;
	}
	if ( Boolean( updates ) !== Boolean( key ) || ( updates && ! release ) ) {
		throw new Complaint(
			'--release, --updates and --key belong together: bin/package --help.'
		);
	}
	await ensureDependencies();
	if ( release ) {
		const { lacking } = await import( './i18n.mjs' );
		const found = lacking( ROOT );
		if ( found.length ) {
			throw new Complaint(
				`A release is translated: ${ found.join( ', ' ) }. node bin/lib/i18n.mjs --check names them.`
			);
		}
	}
	// A build adds files and deletes none: the zip shall not carry those of former blocks.
	await ensureBuild( { clean: true } );
	await during( 'Packing', async () => {
		for ( const part of PACKAGES ) {
			const target = join( ROOT, 'dist', part.zip );
			const { count, bytes } = await pack( {
				...part,
				source: join( ROOT, part.source ),
				root: ROOT,
				target,
				license: join( ROOT, 'LICENSE' ),
			} );
			say(
				`dist/${ part.zip }: ${ count } files, ${ kib( bytes ) }, of which translations ${ kib( await packedSize( join( ROOT, part.source, 'languages' ), part.skip ) ) }`
			);
		}
	} );
	if ( updates ) {
		const { version, files } = await during( 'Signing', () =>
			writeRelease( {
				root: ROOT,
				updates,
				key,
				target: join( ROOT, 'dist/release' ),
			} )
		);
		say(
			`dist/release: ${ files.join( ', ' ) }. Upload them to ${ updates }, manifest.json last; never release ${ version } again.`
		);
	}
} );
