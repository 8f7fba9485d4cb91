/** The rules for styles find what they are for. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import stylelint from 'stylelint';
import { projectRoot } from '../../bin/lib/static/report.mjs';

const THEME = join( projectRoot, 'theme' );

/** The rules that a declaration breaks. */
async function broken(
	declaration,
	codeFilename = 'plugin/blocks/tabs/style.scss'
) {
	const { results } = await stylelint.lint( {
		cwd: projectRoot,
		code: `.a {\n\t${ declaration };\n}\n`,
		codeFilename,
	} );
	return results.flatMap( ( { warnings } ) =>
		warnings.map( ( { rule } ) => rule )
	);
}

describe( 'a block’s styles (BLOCK-6)', () => {
	for ( const physical of [
		'margin-left: 1em',
		'padding-right: 1em',
		'left: 0',
		'border-top-left-radius: 1px',
		'text-align: left',
		'float: right',
	] ) {
		it( `may not say ${ physical }`, async () => {
			assert.match(
				( await broken( physical ) ).join(),
				/layout-mappings/
			);
		} );
	}

	for ( const logical of [
		'margin-inline-start: 1em',
		'inset-block: 0',
		'text-align: start',
		'max-width: 40em',
		'overflow-x: auto',
	] ) {
		it( `may say ${ logical }`, async () => {
			assert.deepEqual( await broken( logical ), [] );
		} );
	}
} );

describe( 'colours', () => {
	const SCREEN = 'plugin/src/leads/admin/leads/style.scss';

	for ( const raw of [
		'color: #16211c',
		'color: white',
		'border: 1px solid rgb(0 0 0 / 8%)',
		'background: hsl(120deg 50% 50%)',
		'color: oklch(60% 0.1 120deg)',
		'color: var(--wp--preset--color--line, #dad7cb)',
	] ) {
		it( `are not named beside their one place: ${ raw }`, async () => {
			for ( const file of [ undefined, SCREEN ] ) {
				assert.match(
					( await broken( raw, file ) ).join(),
					/color-n|function-disallowed/
				);
			}
			assert.deepEqual(
				(
					await broken( raw, 'plugin/src/styles/_tokens.scss' )
				).filter( ( rule ) =>
					/color-n|function-disallowed/.test( rule )
				),
				[]
			);
		} );
	}

	for ( const fine of [
		'color: tokens.$line',
		'color: currentcolor',
		'background: transparent',
		'color: color-mix(in srgb, currentcolor 76%, transparent)',
	] ) {
		it( `may be said: ${ fine }`, async () => {
			assert.deepEqual( await broken( fine ), [] );
		} );
	}
} );

describe( 'the theme’s fonts', () => {
	/** Each face of the theme and its variations, with where it stands. */
	const faces = [
		'theme.json',
		...readdirSync( join( THEME, 'styles' ) ).map(
			( name ) => `styles/${ name }`
		),
	]
		.filter( ( name ) => name.endsWith( '.json' ) )
		.flatMap( ( name ) =>
			(
				JSON.parse( readFileSync( join( THEME, name ), 'utf8' ) )
					.settings?.typography?.fontFamilies ?? []
			).flatMap( ( { fontFace = [] } ) => fontFace )
		);

	// The editor reads those of all variations at once: a name for two cuts
	// would show headings in a cut that visitors do not see, but for weights that
	// one of them alone has.
	it( 'have a name of their own for each cut (THEME-6)', () => {
		const cuts = new Map();
		for ( const { fontFamily, fontWeight, src } of faces ) {
			const cut = src[ 0 ].replace(
				/-latin(?:-ext)?-(\w+)-(?:normal|italic)\.woff2$/,
				'-$1'
			);
			const [ least, most = least ] = fontWeight
				.split( ' ' )
				.map( Number );
			for ( let weight = least; weight <= most; weight += 100 ) {
				const name = `${ fontFamily } ${ weight }`;
				cuts.set( name, new Set( cuts.get( name ) ).add( cut ) );
			}
		}
		assert.ok( cuts.size > 5 );
		assert.deepEqual(
			[ ...cuts ].filter( ( [ , files ] ) => files.size > 1 ),
			[]
		);
	} );
} );
