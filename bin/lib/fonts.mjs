/**
 * Brings the theme's fonts, with their licences, from the npm packages that
 * carry them into theme/assets/fonts. The results are committed, so that a zip
 * of the theme needs no build; run this after a font package was updated.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );
const target = join( root, 'theme', 'assets', 'fonts' );
const { resolve } = createRequire( join( root, 'package.json' ) );

/** Family → the files wanted of it; subsets are the package's own. */
const families = {
	'bricolage-grotesque': [ 'latin-wght-normal', 'latin-ext-wght-normal' ],
	'instrument-sans': [ 'latin-wght-normal', 'latin-ext-wght-normal' ],
	newsreader: [ 'latin-wght-normal', 'latin-ext-wght-normal' ],
	figtree: [
		'latin-wght-normal',
		'latin-ext-wght-normal',
		'latin-wght-italic',
	],
};

/**
 * Fraunces sets headings only: one optical size and the weights that they use
 * are half of its bytes.
 */
const instances = [
	{
		family: 'fraunces',
		axes: { opsz: 96, wght: { min: 400, max: 700 } },
		files: {
			'latin-opsz-normal': 'latin-display-normal',
			'latin-ext-opsz-normal': 'latin-ext-display-normal',
		},
	},
];

mkdirSync( target, { recursive: true } );

/**
 * Where a family's package is; its licence goes to the theme.
 *
 * @param {string} family As the package is named.
 */
function take( family ) {
	const from = dirname(
		resolve( `@fontsource-variable/${ family }/package.json` )
	);
	copyFileSync(
		join( from, 'LICENSE' ),
		join( target, `${ family }-OFL.txt` )
	);
	return join( from, 'files' );
}

/** @param {string} css A `unicode-range`; gives its characters. */
const charactersOf = ( css ) =>
	css
		.split( ',' )
		.map( ( part ) =>
			part
				.trim()
				.replace( 'U+', '' )
				.split( '-' )
				.map( ( hex ) => parseInt( hex, 16 ) )
		)
		.flatMap( ( [ first, last = first ] ) =>
			Array.from( { length: last - first + 1 }, ( _, index ) =>
				String.fromCodePoint( first + index )
			)
		)
		.join( '' );

for ( const [ family, files ] of Object.entries( families ) ) {
	const from = take( family );
	for ( const file of files ) {
		copyFileSync(
			join( from, `${ family }-${ file }.woff2` ),
			join( target, `${ family }-${ file }.woff2` )
		);
	}
}

const { settings } = JSON.parse(
	readFileSync( join( root, 'theme', 'theme.json' ), 'utf8' )
);
const faces = settings.typography.fontFamilies.flatMap(
	( { fontFace } ) => fontFace
);
for ( const { family, axes, files } of instances ) {
	const from = take( family );
	for ( const [ file, name ] of Object.entries( files ) ) {
		const to = `${ family }-${ name }.woff2`;
		const { unicodeRange } = faces.find( ( { src } ) =>
			src[ 0 ].endsWith( to )
		);
		writeFileSync(
			join( target, to ),
			await subsetFont(
				readFileSync( join( from, `${ family }-${ file }.woff2` ) ),
				charactersOf( unicodeRange ),
				{ targetFormat: 'woff2', variationAxes: axes }
			)
		);
	}
}
