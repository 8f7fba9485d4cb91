/**
 * Draws the plates: what stands in a pattern's images until the owner has
 * some. `node bin/lib/plates.mjs` writes them to theme/assets/images.
 *
 * They are quiet and tonal on purpose, without an outline or a thing to name,
 * so that nobody takes one for the image that belongs there.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';

export const WIDTH = 1600;
export const HEIGHT = 1200;

export const PLATES_FOLDER = join( ROOT, 'theme', 'assets', 'images' );

/** Whole numbers keep the files small. */
const n = ( value ) => String( Math.round( value ) );
const fraction = ( value ) => String( Math.round( value * 1000 ) / 1000 );

/**
 * The same random numbers each time.
 *
 * @param {number} seed Where they begin.
 */
function randomFrom( seed ) {
	let state = seed;
	return () => {
		state = ( state * 48271 ) % 2147483647;
		return state / 2147483647;
	};
}

const channels = ( hex ) =>
	[ 1, 3, 5 ].map( ( at ) => parseInt( hex.slice( at, at + 2 ), 16 ) );

/**
 * A colour between two.
 *
 * @param {string} from  A colour as #rrggbb.
 * @param {string} to    Another.
 * @param {number} share How far, 0 to 1.
 */
function between( from, to, share ) {
	const end = channels( to );
	return (
		'#' +
		channels( from )
			.map( ( value, index ) =>
				Math.round( value + ( end[ index ] - value ) * share )
					.toString( 16 )
					.padStart( 2, '0' )
			)
			.join( '' )
	);
}

const gradient = ( id, stops, direction = 'x2="0" y2="1"' ) =>
	`<linearGradient id="${ id }" ${ direction }>${ stops
		.map(
			( [ offset, colour, opacity = 1 ] ) =>
				`<stop offset="${ offset }" stop-color="${ colour }"${
					opacity === 1 ? '' : ` stop-opacity="${ opacity }"`
				}/>`
		)
		.join( '' ) }</linearGradient>`;

const blur = ( id, deviation ) =>
	`<filter id="${ id }" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${ deviation }"/></filter>`;

const sheet = ( defs, body ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ WIDTH } ${ HEIGHT }" width="${ WIDTH }" height="${ HEIGHT }"><defs>${ defs }</defs>${ body }</svg>\n`;

const ground = ( fill ) =>
	`<path fill="${ fill }" d="M0 0h${ WIDTH }v${ HEIGHT }H0z"/>`;

/**
 * A smooth line through points, as quadratic curves from middle to middle.
 *
 * @param {Array<[number, number]>} points Where it goes.
 */
function smooth( points ) {
	const [ first, ...rest ] = points;
	let path = `M${ n( first[ 0 ] ) } ${ n( first[ 1 ] ) }`;
	for ( let index = 0; index < rest.length - 1; index++ ) {
		const [ x, y ] = rest[ index ];
		const [ nextX, nextY ] = rest[ index + 1 ];
		path += `Q${ n( x ) } ${ n( y ) } ${ n( ( x + nextX ) / 2 ) } ${ n(
			( y + nextY ) / 2
		) }`;
	}
	const [ x, y ] = rest[ rest.length - 1 ];
	return `${ path }L${ n( x ) } ${ n( y ) }`;
}

/** Hills behind hills in morning haze. */
function ridges() {
	const random = randomFrom( 71 );
	const layers = 6;
	let defs = gradient( 's', [
		[ 0, '#c9d3cf' ],
		[ 0.55, '#ece7da' ],
		[ 1, '#e4ddcc' ],
	] );
	let body = ground( 'url(#s)' );
	for ( let layer = 0; layer < layers; layer++ ) {
		const depth = layer / ( layers - 1 );
		const base = 430 + 560 * depth ** 1.15;
		const waves = [ 1, 2.3, 4.9 ].map( ( frequency ) => ( {
			frequency: frequency * ( 0.8 + random() * 0.5 ),
			height: ( ( 60 + 50 * depth ) / frequency ) * ( 0.7 + random() ),
			phase: random() * Math.PI * 2,
		} ) );
		const points = [];
		for ( let x = -80; x <= WIDTH + 80; x += 80 ) {
			const y = waves.reduce(
				( sum, { frequency, height, phase } ) =>
					sum +
					height *
						Math.sin( ( x / WIDTH ) * Math.PI * frequency + phase ),
				base
			);
			points.push( [ x, y ] );
		}
		const ink = between( '#b4c2bb', '#2c463c', depth ** 1.1 );
		defs += gradient( `r${ layer }`, [
			[ 0, ink ],
			[ 1, between( ink, '#e3ded0', 0.55 * ( 1 - depth ) + 0.08 ) ],
		] );
		body += `<path fill="url(#r${ layer })" d="${ smooth(
			points
		) }V${ HEIGHT }H-80z"/>`;
	}
	return sheet( defs, body );
}

/** Light that falls through leaves, out of focus. */
function leaves() {
	const random = randomFrom( 1213 );
	const defs =
		gradient(
			'g',
			[
				[ 0, '#a9b79b' ],
				[ 0.5, '#5f7d66' ],
				[ 1, '#23423a' ],
			],
			'x2="0.55" y2="1"'
		) +
		blur( 'a', 46 ) +
		blur( 'b', 20 ) +
		blur( 'c', 7 );
	const leaf = ( length, ink, opacity ) => {
		const x = random() * WIDTH;
		const y = random() * HEIGHT;
		const width = length * ( 0.1 + random() * 0.08 );
		return `<path transform="translate(${ n( x ) } ${ n( y ) }) rotate(${ n(
			35 + random() * 70
		) })" fill="${ ink }" opacity="${ fraction(
			opacity
		) }" d="M${ n( -length / 2 ) } 0Q0 ${ n( -width ) } ${ n(
			length / 2
		) } ${ n( width * 0.3 ) }Q0 ${ n( width ) } ${ n( -length / 2 ) } 0"/>`;
	};
	const group = ( filter, count, make ) =>
		`<g filter="url(#${ filter })">${ Array.from( { length: count }, () =>
			make()
		).join( '' ) }</g>`;
	return sheet(
		defs,
		ground( 'url(#g)' ) +
			group(
				'a',
				7,
				() =>
					`<circle cx="${ n( random() * WIDTH ) }" cy="${ n(
						random() * HEIGHT * 0.7
					) }" r="${ n(
						110 + random() * 150
					) }" fill="#e8e6c8" opacity="${ fraction(
						0.16 + random() * 0.26
					) }"/>`
			) +
			group( 'a', 9, () =>
				leaf( 900 + random() * 500, '#17332b', 0.34 )
			) +
			group( 'b', 9, () =>
				leaf( 650 + random() * 350, '#d5dcb4', 0.2 + random() * 0.16 )
			) +
			group( 'c', 7, () => leaf( 520 + random() * 420, '#12291f', 0.42 ) )
	);
}

/** Still water and a low sun. */
function water() {
	const random = randomFrom( 402 );
	const horizon = 520;
	let body =
		ground( 'url(#s)' ) +
		`<path fill="url(#w)" d="M0 ${ horizon }h${ WIDTH }v${
			HEIGHT - horizon
		}H0z"/>` +
		`<ellipse cx="1060" cy="${ horizon }" rx="620" ry="210" fill="#f8ead0" opacity=".55" filter="url(#f)"/>`;
	for ( let glint = 0; glint < 74; glint++ ) {
		const near = random() ** 1.3;
		const y = horizon + 8 + near * ( HEIGHT - horizon );
		const x =
			1060 + ( random() + random() - 1 ) * ( 320 + near * WIDTH * 0.75 );
		const length = 40 + near * 420 * ( 0.4 + random() );
		const height = 1 + near * 9 * random();
		body += `<path fill="${
			random() > 0.32 ? '#f4ead4' : '#294a50'
		}" opacity="${ fraction( 0.12 + random() * 0.3 ) }" d="M${ n(
			x - length
		) } ${ n( y ) }Q${ n( x ) } ${ n( y - height ) } ${ n( x + length ) } ${ n(
			y
		) }Q${ n( x ) } ${ n( y + height ) } ${ n( x - length ) } ${ n( y ) }"/>`;
	}
	return sheet(
		gradient( 's', [
			[ 0, '#9db1b4' ],
			[ 0.25, '#cfd2c8' ],
			[ 0.44, '#efe0c6' ],
		] ) +
			gradient( 'w', [
				[ 0, '#d9d0bc' ],
				[ 0.12, '#a3b2ae' ],
				[ 0.6, '#5c7a7c' ],
				[ 1, '#2f5055' ],
			] ) +
			blur( 'f', 70 ),
		body
	);
}

/** Afternoon on a plastered wall. */
function daylight() {
	const random = randomFrom( 88 );
	let panes = '';
	for ( let column = 0; column < 3; column++ ) {
		for ( let row = 0; row < 3; row++ ) {
			panes += `<path d="M${ 560 + column * 250 } ${
				190 + row * 265
			}h226v240h-226z"/>`;
		}
	}
	let twigs = '';
	for ( let stem = 0; stem < 3; stem++ ) {
		const x = 560 + stem * 260;
		const y = 1150 - stem * 60;
		const top = [ x + 330 + random() * 140, y - 700 - random() * 180 ];
		const bend = [ x + 40, y - 420 ];
		twigs += `<path fill="none" stroke-width="7" d="M${ n( x ) } ${ n(
			y
		) }Q${ n( bend[ 0 ] ) } ${ n( bend[ 1 ] ) } ${ n( top[ 0 ] ) } ${ n(
			top[ 1 ]
		) }"/>`;
		for ( let leafAt = 2; leafAt < 11; leafAt++ ) {
			const t = leafAt / 10.5;
			const at = [ 0, 1 ].map(
				( axis ) =>
					( 1 - t ) ** 2 * [ x, y ][ axis ] +
					2 * ( 1 - t ) * t * bend[ axis ] +
					t ** 2 * top[ axis ]
			);
			const side = leafAt % 2 ? -70 : 20;
			twigs += `<path stroke="none" transform="translate(${ n(
				at[ 0 ]
			) } ${ n( at[ 1 ] ) }) rotate(${ n(
				side + random() * 25
			) })" d="M0 0Q60 -34 ${ n( 130 + random() * 50 ) } 0Q60 34 0 0"/>`;
		}
	}
	return sheet(
		gradient(
			'g',
			[
				[ 0, '#b3a78f' ],
				[ 0.5, '#c9bea8' ],
				[ 1, '#94887a' ],
			],
			'x2="1" y2="0.8"'
		) +
			gradient(
				'l',
				[
					[ 0, '#fbf0d8' ],
					[ 1, '#f0dcb8' ],
				],
				'x2="1" y2="1" gradientUnits="userSpaceOnUse" x1="500" y1="150"'
			) +
			blur( 'f', 13 ) +
			blur( 't', 15 ) +
			`<clipPath id="c">${ panes }</clipPath>`,
		ground( 'url(#g)' ) +
			`<g transform="translate(-420 120) scale(1.45) skewY(-17) skewX(9)"><g fill="#f7e8cb" opacity=".82" filter="url(#f)">${ panes }</g><g clip-path="url(#c)"><g fill="#8d8069" stroke="#8d8069" opacity=".5" filter="url(#t)">${ twigs }</g></g></g>`
	);
}

/** The lie of the land. */
function contours() {
	const random = randomFrom( 19 );
	const hills = Array.from( { length: 7 }, () => ( {
		x: random() * WIDTH,
		y: random() * HEIGHT,
		spread: 220 + random() * 320,
		height: 0.5 + random(),
	} ) );
	const heightAt = ( x, y ) =>
		hills.reduce(
			( sum, hill ) =>
				sum +
				hill.height *
					Math.exp(
						-( ( x - hill.x ) ** 2 + ( y - hill.y ) ** 2 ) /
							( 2 * hill.spread ** 2 )
					),
			0
		);
	const step = 50;
	let lines = '';
	for ( let index = 1; index <= 9; index++ ) {
		const level = index * 0.21;
		let path = '';
		for ( const line of contour( heightAt, level, step ) ) {
			if ( line.length > 3 ) {
				path += smooth(
					line.filter(
						( point, at ) => at % 2 === 0 || at === line.length - 1
					)
				);
			}
		}
		lines += `<path stroke-width="${
			index % 4 === 0 ? 3.5 : 1.5
		}" d="${ path }"/>`;
	}
	return sheet(
		gradient(
			'g',
			[
				[ 0, '#dcd8c6' ],
				[ 1, '#b9c3b0' ],
			],
			'x2="1" y2="1"'
		) + blur( 'f', 120 ),
		ground( 'url(#g)' ) +
			`<g filter="url(#f)" fill="#7d9482" opacity=".55">${ hills
				.map(
					( { x, y, spread, height } ) =>
						`<circle cx="${ n( x ) }" cy="${ n( y ) }" r="${ n(
							spread * 0.62
						) }" opacity="${ fraction( height / 2 ) }"/>`
				)
				.join( '' ) }</g>` +
			`<g fill="none" stroke="#2c463c" stroke-linejoin="round" opacity=".5">${ lines }</g>`
	);
}

/**
 * Lines of one height, by marching squares, joined end to end.
 *
 * @param {(x: number, y: number) => number} heightAt The land.
 * @param {number}                           level    The height.
 * @param {number}                           step     How fine.
 * @return {Array<Array<[number, number]>>} Lines.
 */
function contour( heightAt, level, step ) {
	const pieces = [];
	for ( let y = -step; y < HEIGHT + step; y += step ) {
		for ( let x = -step; x < WIDTH + step; x += step ) {
			const corners = [
				[ x, y ],
				[ x + step, y ],
				[ x + step, y + step ],
				[ x, y + step ],
			];
			const crossings = [];
			corners.forEach( ( from, index ) => {
				const to = corners[ ( index + 1 ) % 4 ];
				const a = heightAt( ...from ) - level;
				const b = heightAt( ...to ) - level;
				if ( a < 0 !== b < 0 ) {
					const share = a / ( a - b );
					crossings.push( [
						Math.round(
							from[ 0 ] + ( to[ 0 ] - from[ 0 ] ) * share
						),
						Math.round(
							from[ 1 ] + ( to[ 1 ] - from[ 1 ] ) * share
						),
					] );
				}
			} );
			for ( let at = 0; at + 1 < crossings.length; at += 2 ) {
				pieces.push( [ crossings[ at ], crossings[ at + 1 ] ] );
			}
		}
	}

	const same = ( one, other ) =>
		one[ 0 ] === other[ 0 ] && one[ 1 ] === other[ 1 ];
	const lines = [];
	while ( pieces.length > 0 ) {
		const line = pieces.pop();
		for ( let grown = true; grown; ) {
			grown = false;
			for ( const end of [ 'push', 'unshift' ] ) {
				const tip =
					end === 'push' ? line[ line.length - 1 ] : line[ 0 ];
				const at = pieces.findIndex( ( piece ) =>
					piece.some( ( point ) => same( point, tip ) )
				);
				if ( at >= 0 ) {
					const [ piece ] = pieces.splice( at, 1 );
					line[ end ](
						same( piece[ 0 ], tip ) ? piece[ 1 ] : piece[ 0 ]
					);
					grown = true;
				}
			}
		}
		lines.push( line );
	}
	return lines;
}

/** Wind-blown sand, one slope lit and one in shade. */
function dunes() {
	const crests = [
		[ 300, 90, 0.4, '#e6d3b4', '#c9ab83' ],
		[ 470, 130, 2.2, '#d7b98f', '#a9825d' ],
		[ 640, 150, 4.4, '#e2c8a2', '#b18a64' ],
		[ 860, 190, 0.9, '#caa57c', '#7d5b45' ],
	];
	let defs =
		gradient( 's', [
			[ 0, '#c5cfce' ],
			[ 0.4, '#efe4d0' ],
		] ) + blur( 'f', 1.2 );
	let body = ground( 'url(#s)' );
	crests.forEach( ( [ base, height, phase, lit, shade ], index ) => {
		const points = [];
		for ( let x = -100; x <= WIDTH + 100; x += 100 ) {
			points.push( [
				x,
				base +
					height *
						Math.sin( ( x / WIDTH ) * Math.PI * 1.35 + phase ) +
					height *
						0.3 *
						Math.sin( ( x / WIDTH ) * Math.PI * 3.1 + phase * 2 ),
			] );
		}
		const crest = smooth( points );
		defs += gradient(
			`d${ index }`,
			[
				[ 0, lit ],
				[ 1, shade ],
			],
			'x2="0.35" y2="1"'
		);
		defs += gradient(
			`h${ index }`,
			[
				[ 0, '#5b4436', 0 ],
				[ 0.55, '#5b4436', 0.3 ],
				[ 1, '#5b4436', 0 ],
			],
			'x2="1" y2="0.25"'
		);
		body += `<path fill="url(#d${ index })" d="${ crest }V${ HEIGHT }H-100z"/><path fill="url(#h${ index })" d="${ crest }V${ HEIGHT }H-100z"/>`;
	} );
	return sheet( defs, body );
}

/** Name → drawing. */
export const PLATES = {
	ridges,
	leaves,
	water,
	window: daylight,
	contours,
	dunes,
};

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	for ( const [ name, draw ] of Object.entries( PLATES ) ) {
		writeFileSync( join( PLATES_FOLDER, `plate-${ name }.svg` ), draw() );
	}
}
