/**
 * What makes a picture the same on another day and on another machine: one
 * moment for PHP and for the browser, random numbers that are drawn again, and
 * fonts that come along.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { exists } from '../children.mjs';
import { Complaint } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';

/** Ten in the morning of a day in Brisbane. */
export const NOW = '2027-01-12 00:00:00';

/** Of libfaketime, which Debian's package `faketime` brings. */
export const CLOCK = {
	LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
	// Each look at the clock takes a microsecond: uniqid() waits for the next one.
	FAKETIME: `@${ NOW } i0.000001`,
	// Who waits does so by this one.
	DONT_FAKE_MONOTONIC: '1',
	FAKETIME_DONT_FAKE_MONOTONIC: '1',
	NO_FAKE_STAT: '1',
	TZ: 'UTC',
};

/** What every process that is started from now on takes for the time. */
export function stopClock() {
	Object.assign( process.env, CLOCK );
}

/**
 * Why time cannot be stopped here; empty: it can.
 *
 * @return {Promise<string>}
 */
export const whyNot = async () =>
	( await exists( 'faketime' ) )
		? ''
		: 'PHP’s clock is stopped by libfaketime: install faketime (Debian’s name).';

/** Fonts of Debian's fonts-dejavu-core, with the signs that the theme's have not. */
const DEJAVU = [
	'DejaVuSans',
	'DejaVuSans-Bold',
	'DejaVuSansMono',
	'DejaVuSansMono-Bold',
	'DejaVuSerif',
	'DejaVuSerif-Bold',
];

/** What systems call their fonts, and what is painted in their place. */
const INSTEAD = {
	'Figtree Light': [
		'sans-serif',
		'system-ui',
		'Arial',
		'Cantarell',
		'Helvetica',
		'Helvetica Neue',
		'Oxygen-Sans',
		'Roboto',
		'Segoe UI',
		'Ubuntu',
	],
	'DejaVu Serif': [ 'serif', 'Georgia', 'Times', 'Times New Roman' ],
	'DejaVu Sans Mono': [
		'monospace',
		'Consolas',
		'Courier New',
		'Menlo',
		'Monaco',
	],
};

const alias = ( [ font, names ] ) =>
	names
		.map(
			( name ) =>
				`<alias binding="same"><family>${ name }</family><prefer><family>${ font }</family><family>DejaVu Sans</family></prefer></alias>`
		)
		.join( '\n' );

/**
 * A configuration by which a browser has those fonts alone that are the same
 * everywhere: one of the theme's where a page asks for the system's.
 *
 * @param {string} folder Where fonts and configuration are put.
 * @return {Promise<string>} The configuration's path.
 */
export async function ownFonts( folder ) {
	const fonts = join( folder, 'fonts' );
	await rm( fonts, { recursive: true, force: true } );
	await mkdir( fonts, { recursive: true } );
	for ( const name of [
		'latin-wght-normal',
		'latin-ext-wght-normal',
		'latin-wght-italic',
	] ) {
		const packed = await readFile(
			join( ROOT, `theme/assets/fonts/figtree-${ name }.woff2` )
		);
		await writeFile(
			join( fonts, `figtree-${ name }.ttf` ),
			await convert( packed, 'sfnt' )
		);
	}
	for ( const name of DEJAVU ) {
		await copyFile(
			`/usr/share/fonts/truetype/dejavu/${ name }.ttf`,
			join( fonts, `${ name }.ttf` )
		).catch( () => {
			throw new Complaint(
				'The fonts DejaVu are not here: install fonts-dejavu-core (Debian’s name).'
			);
		} );
	}
	const file = join( folder, 'fonts.conf' );
	await writeFile(
		file,
		`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${ fonts }</dir>
<cachedir>${ join( folder, 'font-cache' ) }</cachedir>
${ Object.entries( INSTEAD ).map( alias ).join( '\n' ) }
<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="rgba" mode="assign"><const>none</const></edit></match>
</fontconfig>
`
	);
	return file;
}

/**
 * Runs in the page before its scripts: dates begin at a moment (and stand
 * still, where `isStill`), random numbers are drawn in one order, and nothing
 * is remembered of the page before.
 *
 * @param {{ now: number, isStill: boolean }} clock
 */
export const freezePage = ( { now, isStill } ) => {
	let state = 1;
	Math.random = () => {
		state = ( state * 16807 ) % 2147483647;
		return state / 2147483647;
	};
	const Real = Date;
	const began = Real.now();
	const moment = () => now + ( isStill ? 0 : Real.now() - began );
	window.Date = new Proxy( Real, {
		construct: ( target, args, made ) =>
			Reflect.construct(
				target,
				args.length ? args : [ moment() ],
				made
			),
		apply: () => new Real( moment() ).toString(),
		get: ( target, name ) =>
			name === 'now' ? moment : Reflect.get( target, name ),
	} );
	try {
		if ( window === window.top ) {
			localStorage.clear();
			sessionStorage.clear();
		}
	} catch {
		// A page of its own, without an origin, remembers nothing.
	}
};
