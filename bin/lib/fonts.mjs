/**
 * Copies the theme's fonts, with their licences, from the npm packages that
 * carry them into theme/assets/fonts. The copies are committed, so that a zip
 * of the theme needs no build; run this after a font package was updated.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );
const target = join( root, 'theme', 'assets', 'fonts' );
const { resolve } = createRequire( join( root, 'package.json' ) );

/** Family → the files wanted of it; subsets are the package's own. */
const families = {
	'bricolage-grotesque': [ 'latin-wght-normal', 'latin-ext-wght-normal' ],
	'instrument-sans': [ 'latin-wght-normal', 'latin-ext-wght-normal' ],
	newsreader: [ 'latin-wght-normal', 'latin-ext-wght-normal' ],
	fraunces: [ 'latin-opsz-normal', 'latin-ext-opsz-normal' ],
	figtree: [
		'latin-wght-normal',
		'latin-ext-wght-normal',
		'latin-wght-italic',
	],
};

mkdirSync( target, { recursive: true } );

for ( const [ family, files ] of Object.entries( families ) ) {
	const from = dirname(
		resolve( `@fontsource-variable/${ family }/package.json` )
	);
	copyFileSync(
		join( from, 'LICENSE' ),
		join( target, `${ family }-OFL.txt` )
	);
	for ( const file of files ) {
		copyFileSync(
			join( from, 'files', `${ family }-${ file }.woff2` ),
			join( target, `${ family }-${ file }.woff2` )
		);
	}
}
