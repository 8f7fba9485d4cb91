/**
 * Brings the theme's fonts, with their licences, from the npm packages that
 * carry them into theme/assets/fonts, and writes beside each the stand-ins that
 * are as wide and as tall. The results are committed, so that a zip of the
 * theme needs no build; run this after a font package was updated.
 */
import {
	copyFileSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const root = join( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );
const target = join( root, 'theme', 'assets', 'fonts' );
const { resolve } = createRequire( join( root, 'package.json' ) );

/**
 * The faces, by the family's package and the role that names the files: which
 * of the package's files they come from (its name for a set of axes), what is
 * left of the axes (without any, the file is taken as it is), whether it goes
 * without other shapes of its letters, and how the face is measured: at the
 * weight that it mostly has, against letters of which kind. One that comes for
 * bold words alone is not measured: the family has its stand-ins already.
 *
 * Headings need one optical size. Where two families together would be too much
 * for a page's first screen, the heavier has one weight.
 */
const faces = [
	{
		family: 'fraunces',
		role: 'display',
		from: 'opsz',
		axes: { opsz: 96, wght: 500 },
		weight: 500,
		kind: 'serif',
	},
	{
		family: 'fraunces',
		role: 'bold',
		from: 'opsz',
		axes: { opsz: 96, wght: 700 },
	},
	{
		family: 'fraunces',
		role: 'soft',
		from: 'full',
		axes: { opsz: 96, SOFT: 100, WONK: 0, wght: { min: 500, max: 700 } },
		weight: 600,
		kind: 'serif',
	},
	{ family: 'figtree', role: 'wght', weight: 400, kind: 'sans' },
	{
		family: 'bricolage-grotesque',
		role: 'display',
		from: 'opsz',
		axes: { opsz: 96, wght: { min: 500, max: 800 } },
		weight: 650,
		kind: 'sans',
	},
	{
		family: 'instrument-sans',
		role: 'text',
		from: 'wght',
		axes: { wght: { min: 400, max: 700 } },
		weight: 400,
		kind: 'sans',
	},
	{
		family: 'instrument-sans',
		role: 'display',
		from: 'wght',
		axes: { wght: 600 },
		weight: 600,
		kind: 'sans',
	},
	{
		family: 'newsreader',
		role: 'display',
		from: 'opsz',
		axes: { opsz: 72, wght: 400 },
		weight: 400,
		kind: 'serif',
	},
	{
		family: 'newsreader',
		role: 'text',
		from: 'opsz',
		axes: { opsz: 18, wght: { min: 400, max: 700 } },
		weight: 400,
		kind: 'serif',
	},
	{
		family: 'schibsted-grotesk',
		role: 'display',
		from: 'wght',
		axes: { wght: 800 },
		plain: true,
		weight: 800,
		kind: 'sans',
	},
	{
		family: 'besley',
		role: 'display',
		from: 'wght',
		axes: { wght: { min: 400, max: 700 } },
		weight: 500,
		kind: 'serif',
	},
	{
		family: 'literata',
		role: 'display',
		from: 'opsz',
		axes: { opsz: 72, wght: { min: 400, max: 700 } },
		weight: 500,
		kind: 'serif',
	},
	{
		family: 'hanken-grotesk',
		role: 'text',
		from: 'wght',
		axes: { wght: { min: 400, max: 700 } },
		weight: 400,
		kind: 'sans',
	},
	{
		family: 'dm-sans',
		role: 'text',
		from: 'opsz',
		axes: { opsz: 14, wght: { min: 400, max: 700 } },
		weight: 400,
		kind: 'sans',
	},
];

/**
 * What systems have, of each kind: names of the same widths, and how wide the
 * sample is in them, in ems of a letter. Of one name, the last that a system
 * has is used.
 */
const systems = {
	serif: [
		[ [ 'DejaVu Serif' ], 0.4998 ],
		[ [ 'Noto Serif' ], 0.475 ],
		[ [ 'Times New Roman', 'Liberation Serif', 'Tinos' ], 0.3923 ],
		[ [ 'Georgia', 'Gelasio' ], 0.4429 ],
	],
	sans: [
		[ [ 'DejaVu Sans' ], 0.4941 ],
		[ [ 'Roboto' ], 0.4299 ],
		[ [ 'Arial', 'Liberation Sans', 'Arimo' ], 0.4316 ],
	],
};

const sample =
	'Gardens for the wet, the dry and the long afternoon. We design, build and look after gardens on clay, slopes and flood flats: one crew, from the first sketch to the last barrow of mulch.';

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

/**
 * A face's measures, in ems: the sample's mean letter, and the height above and
 * below the line.
 *
 * @param {Uint8Array} woff2  The font.
 * @param {number}     weight What it mostly has.
 */
async function measure( woff2, weight ) {
	const bytes = await convert( woff2, 'sfnt' );
	const face = new hb.Face( new hb.Blob( bytes ) );
	const font = new hb.Font( face );
	font.setVariations( [ new hb.Variation( 'wght', weight ) ] );
	const buffer = new hb.Buffer();
	buffer.addText( sample );
	buffer.guessSegmentProperties();
	hb.shape( font, buffer );
	const width = buffer
		.getGlyphPositions()
		.reduce( ( sum, { xAdvance } ) => sum + xAdvance, 0 );
	const { ascender, descender } = font.hExtents();
	const em = face.upem;
	return {
		letter: width / em / sample.length,
		ascent: ascender / em,
		descent: -descender / em,
	};
}

/** @param {number} part Of one; gives per cent, as CSS writes them. */
const percent = ( part ) => `${ Number( ( part * 100 ).toFixed( 1 ) ) }%`;

/**
 * The rules of a family's stand-ins.
 *
 * @param {string} name     What the family is called.
 * @param {string} kind     Of which kind its letters are.
 * @param {Object} measures Its own.
 */
const standIns = ( name, kind, { letter, ascent, descent } ) =>
	systems[ kind ]
		.map( ( [ names, width ] ) => {
			const size = letter / width;
			const local = names.map( ( one ) => `local("${ one }")` );
			return [
				'@font-face {',
				`\tfont-family: "${ name } Fallback";`,
				`\tsrc: ${ local.join( ', ' ) };`,
				`\tsize-adjust: ${ percent( size ) };`,
				`\tascent-override: ${ percent( ascent / size ) };`,
				`\tdescent-override: ${ percent( descent / size ) };`,
				'\tline-gap-override: 0%;',
				'}\n',
			].join( '\n' );
		} )
		.join( '\n' );

/** All faces that theme.json and the variations name. */
const named = [ 'theme.json', ...readdirSync( join( root, 'theme/styles' ) ) ]
	.filter( ( file ) => file.endsWith( '.json' ) )
	.flatMap( ( file ) => {
		const { settings } = JSON.parse(
			readFileSync(
				join(
					root,
					'theme',
					file === 'theme.json' ? '' : 'styles',
					file
				),
				'utf8'
			)
		);
		return settings.typography.fontFamilies;
	} )
	.flatMap( ( { fontFace } ) => fontFace );

for ( const { family, role, from, axes, plain, weight, kind } of faces ) {
	const files = take( family );
	let name = '';
	for ( const set of [ 'latin', 'latin-ext' ] ) {
		const to = `${ family }-${ set }-${ role }-normal.woff2`;
		const file = readFileSync(
			join( files, `${ family }-${ set }-${ from ?? role }-normal.woff2` )
		);
		const face = named.find( ( { src } ) =>
			src[ 0 ].endsWith( `/${ to }` )
		);
		const font = axes
			? await subsetFont( file, charactersOf( face.unicodeRange ), {
					targetFormat: 'woff2',
					variationAxes: axes,
					noLayoutClosure: plain ?? false,
				} )
			: file;
		writeFileSync( join( target, to ), font );
		if ( set === 'latin' && kind ) {
			name = face.fontFamily;
			writeFileSync(
				join( target, `${ family }-${ role }.css` ),
				standIns( name, kind, await measure( font, weight ) )
			);
		}
	}
}

copyFileSync(
	join( take( 'figtree' ), 'figtree-latin-wght-italic.woff2' ),
	join( target, 'figtree-latin-wght-italic.woff2' )
);
