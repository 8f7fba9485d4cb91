/** What bin/test looks calls the same, and what it does not. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import sharp from 'sharp';
import { difference, small } from '../../bin/lib/looks/compare.mjs';

/** A page with a button on it. */
const picture = ( { button = 240, color = '#123456', height = 600 } = {} ) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${ height }"><rect width="900" height="${ height }" fill="#fff"/><rect x="90" y="90" width="${ button }" height="120" fill="${ color }"/></svg>`
		)
	)
		.png()
		.toBuffer()
		.then( small );

it( 'two equal pictures are the same (CMD-320)', async () => {
	assert.equal( await difference( await picture(), await picture() ), '' );
} );

it( 'a button that is a little wider differs (CMD-320)', async () => {
	assert.match(
		await difference( await picture(), await picture( { button: 246 } ) ),
		/^\d+ pixels differ$/
	);
} );

it( 'another shade differs (CMD-320)', async () => {
	assert.match(
		await difference(
			await picture(),
			await picture( { color: '#4a6a8a' } )
		),
		/^\d+ pixels differ$/
	);
} );

it( 'another size differs (CMD-320)', async () => {
	assert.equal(
		await difference( await picture(), await picture( { height: 603 } ) ),
		'300 × 201 instead of 300 × 200'
	);
} );
