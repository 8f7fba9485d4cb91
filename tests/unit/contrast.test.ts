/**
 * Every pair of colours the theme puts together can be read, in the theme and
 * in each of its style variations.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Preset {
	readonly slug: string;
	readonly color?: string;
	readonly gradient?: string;
}

interface Style {
	readonly title?: string;
	readonly settings?: {
		readonly color?: {
			readonly palette?: readonly Preset[];
			readonly gradients?: readonly Preset[];
		};
		readonly custom?: {
			readonly image?: { readonly text?: string };
			readonly field?: Readonly< Record< string, string > >;
		};
	};
}

type Rgb = readonly [ number, number, number ];

const theme = join( __dirname, '..', '..', 'theme' );
const read = ( file: string ) =>
	JSON.parse( readFileSync( join( theme, file ), 'utf8' ) ) as Style;

const base = read( 'theme.json' );
const variations = readdirSync( join( theme, 'styles' ) )
	.filter( ( name ) => name.endsWith( '.json' ) )
	.map( ( name ) => read( join( 'styles', name ) ) );

const rgb = ( hex: string ): Rgb => {
	const [ r = '', g = '', b = '' ] =
		/^#(..)(..)(..)$/.exec( hex )?.slice( 1 ) ?? [];
	return [ parseInt( r, 16 ), parseInt( g, 16 ), parseInt( b, 16 ) ];
};

/**
 * WCAG 2: relative luminance.
 *
 * @param colour Three channels of 0 to 255.
 */
const luminance = ( colour: Rgb ) => {
	const [ r = 0, g = 0, b = 0 ] = colour.map( ( channel ) => {
		const c = channel / 255;
		return c <= 0.04045 ? c / 12.92 : ( ( c + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = ( one: Rgb, other: Rgb ) => {
	const [ dark = 0, light = 0 ] = [
		luminance( one ),
		luminance( other ),
	].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
};

/** Words on grounds, as templates, patterns and block styles set them. */
const TEXT: readonly ( readonly [ string, string ] )[] = [
	[ 'contrast', 'base' ],
	[ 'contrast', 'surface' ],
	[ 'contrast', 'accent-soft' ],
	[ 'muted', 'base' ],
	[ 'muted', 'surface' ],
	[ 'primary', 'base' ],
	[ 'primary', 'surface' ],
	[ 'accent', 'base' ],
	[ 'accent', 'surface' ],
	[ 'signal', 'base' ],
	[ 'error', 'base' ],
	[ 'error', 'surface' ],
	[ 'error', 'error-soft' ],
	[ 'base', 'primary' ],
	[ 'base', 'contrast' ],
	[ 'base', 'primary-strong' ],
	[ 'accent-soft', 'primary-strong' ],
	[ 'primary-strong', 'base' ],
	[ 'primary-strong', 'accent-soft' ],
];

/** Borders of fields, and rings, against what is beside them. */
const CONTROLS: readonly ( readonly [ string, string ] )[] = [
	[ 'muted', 'base' ],
	[ 'muted', 'surface' ],
	[ 'accent', 'base' ],
	[ 'accent', 'surface' ],
	[ 'primary', 'base' ],
	[ 'primary', 'surface' ],
];

describe.each(
	[ base, ...variations ].map(
		( style ) => [ style.title ?? 'Base', style ] as const
	)
)(
	'%s', // THEME-3
	( _title, style ) => {
		const palette = new Map(
			[
				...( base.settings?.color?.palette ?? [] ),
				...( style.settings?.color?.palette ?? [] ),
			].map( ( { slug, color = '' } ) => [ slug, color ] )
		);
		const colour = ( slug: string ) => rgb( palette.get( slug ) ?? '' );

		it( 'has every role as a colour', () => {
			for ( const slug of new Set( [ ...TEXT, ...CONTROLS ].flat() ) ) {
				expect( palette.get( slug ) ).toMatch( /^#[0-9A-F]{6}$/i );
			}
		} );

		it.each( TEXT )( 'THEME-3: %s can be read on %s', ( words, ground ) => {
			expect(
				contrast( colour( words ), colour( ground ) )
			).toBeGreaterThanOrEqual( 4.5 );
		} );

		it.each( [ 'ink', 'quiet' ] )(
			'THEME-11: %s of a field can be read on its ground',
			( words ) => {
				const field = {
					...base.settings?.custom?.field,
					...style.settings?.custom?.field,
				};
				const of = ( name: string ): Rgb => {
					const value = field[ name ] ?? '';
					const slug = /color--([a-z-]+)\)$/.exec( value )?.[ 1 ];
					return slug === undefined ? rgb( value ) : colour( slug );
				};
				expect(
					contrast( of( words ), of( 'ground' ) )
				).toBeGreaterThanOrEqual( 4.5 );
			}
		);

		it.each( CONTROLS )(
			'THEME-3: a control of %s stands out from %s',
			( line, ground ) => {
				expect(
					contrast( colour( line ), colour( ground ) )
				).toBeGreaterThanOrEqual( 3 );
			}
		);

		it( 'THEME-3: the focus ring shows on any ground, by its colour or by its gap', () => {
			for ( const ground of palette.values() ) {
				expect(
					Math.max(
						contrast( colour( 'accent' ), rgb( ground ) ),
						contrast( colour( 'base' ), rgb( ground ) )
					)
				).toBeGreaterThanOrEqual( 3 );
			}
		} );

		it( 'THEME-3: the shade keeps words readable on the lightest image', () => {
			const shade = [
				...( base.settings?.color?.gradients ?? [] ),
				...( style.settings?.color?.gradients ?? [] ),
			].filter( ( { slug } ) => slug === 'shade' );
			const stops = [
				...( shade.at( -1 )?.gradient ?? '' ).matchAll(
					/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\) (\d+)%/g
				),
			].map( ( found ) => found.slice( 1 ).map( Number ) );
			const words = rgb(
				style.settings?.custom?.image?.text ??
					base.settings?.custom?.image?.text ??
					''
			);
			// Words stand in the lower left: the far stop is image alone.
			const behindWords = stops.filter(
				( [ , , , , at = 100 ] ) => at <= 50
			);

			expect( behindWords.length ).toBeGreaterThanOrEqual( 2 );
			for ( const [ r = 0, g = 0, b = 0, opacity = 0 ] of behindWords ) {
				const mixed = [ r, g, b ].map(
					( c ) => ( c * opacity + 255 * ( 100 - opacity ) ) / 100
				);
				expect(
					contrast( words, [
						mixed[ 0 ] ?? 0,
						mixed[ 1 ] ?? 0,
						mixed[ 2 ] ?? 0,
					] )
				).toBeGreaterThanOrEqual( 4.5 );
			}
		} );
	}
);
