/**
 * Whether visitors fetch images as large as they see them: on the demo's pages
 * and in each of the theme's patterns, in a phone's window, a tablet's and a
 * desktop's, one pixel of the screen a pixel of CSS (PERF-39).
 *
 *     BROLGA_PICTURES_PAGES=/work/,gallery-mosaic bin/bench pictures
 */
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { runPhp } from '../../bin/lib/php.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { dropSite, provisionSite } from '../../bin/lib/site.mjs';
import { judge, picturesOf } from './support/pictures.mjs';

export const about =
	'how much larger than shown images are fetched, on the demo’s pages and in all patterns';

export const takes = 'about ten minutes';

const WINDOWS = [
	{ width: 375, height: 812 },
	{ width: 800, height: 1024 },
	{ width: 1280, height: 800 },
];

/**
 * A file's width by the image's: more is wasted where a smaller file would do,
 * less is blurred where there is a larger one. Browsers themselves go down to the
 * geometric mean of two files.
 */
const BOUNDS = { larger: 1.3, smaller: 0.75 };

/** The paths of all pages, with a page of its own for each pattern that has images. */
async function pathsOf( dir ) {
	const { stdout } = await runPhp(
		dir,
		join( import.meta.dirname, 'support/add-pattern-pages.php' )
	);
	const paths = JSON.parse( stdout );
	const named = process.env.BROLGA_PICTURES_PAGES?.split( ',' );
	return named
		? paths.filter( ( path ) =>
				named.some( ( name ) =>
					name.startsWith( '/' )
						? name === path
						: path.includes( name )
				)
			)
		: paths;
}

/** A image and what is wrong with it, in one line. */
const line = ( {
	path,
	window,
	knowsAuto,
	place,
	width,
	shown,
	sizes,
	file,
} ) =>
	`${ path } at ${ window }${ knowsAuto ? '' : ' without auto' }: ${ place }: ${ width } fetched, ${ Math.round(
		shown
	) } shown (${ sizes || 'no sizes' }) ${ file.split( '/' ).at( -1 ) }`;

/** What is found on all pages, in all windows, by browsers that know `auto` and by others. */
async function survey( browser, url, paths ) {
	const sums = { wasted: [], blurred: [], alone: [], measured: [] };
	for ( const path of paths ) {
		const visits = WINDOWS.flatMap( ( viewport ) =>
			[ true, false ].map( ( knowsAuto ) => ( { viewport, knowsAuto } ) )
		);
		await Promise.all(
			visits.map( async ( { viewport, knowsAuto } ) => {
				const found = judge(
					await picturesOf(
						browser,
						url + path,
						viewport,
						knowsAuto
					),
					BOUNDS
				);
				for ( const [ kind, pictures ] of Object.entries( found ) ) {
					sums[ kind ].push(
						...pictures.map( ( picture ) => ( {
							path,
							window: viewport.width,
							knowsAuto,
							...picture,
						} ) )
					);
				}
			} )
		);
	}
	return sums;
}

export async function run() {
	const port = await freePort( 9520 );
	const dir = join( ROOT, '.cache/bench/pictures' );
	await dropSite( dir );
	await provisionSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		woocommerce: true,
		seed: true,
	} );
	const paths = await pathsOf( dir );
	const server = await serveNative( { dir, port } );
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	try {
		const { measured, ...found } = await survey(
			browser,
			server.url.replace( /\/$/, '' ),
			paths
		);
		for ( const [ kind, pictures ] of Object.entries( found ) ) {
			for ( const picture of pictures ) {
				say( `  ${ kind }: ${ line( picture ) }` );
			}
		}
		return {
			figures: {
				pages: paths.length,
				pictures: measured.length,
				...Object.fromEntries(
					Object.entries( found ).map( ( [ kind, pictures ] ) => [
						kind,
						pictures.map( line ),
					] )
				),
			},
			checks: [
				{
					name: 'images that were looked at',
					value: measured.length,
					least: 500,
				},
				{
					name: `images fetched more than ${ BOUNDS.larger } times as wide as shown, where a smaller file would do`,
					value: found.wasted.length,
					limit: 0,
				},
				{
					name: 'images enlarged by more than a third, where there is a larger file',
					value: found.blurred.length,
					limit: 0,
				},
			],
		};
	} finally {
		await browser.close();
		await server.stop();
	}
}
