/** BLOCK-370: image plugins put a picture element around an image, which keeps its look. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as sass from 'sass';
import { projectRoot } from '../../bin/lib/static/report.mjs';

const BLOCKS = join( projectRoot, 'plugin/blocks' );

/** An image reached by a child combinator, as the end of a selector. */
const STEP =
	/>\s*(?:img|picture)?(?:img|[^\s>,{]*__(?:image|portrait|thumbnail|poster|picture|photo))(?![\w-])[^\s>,{]*\s*(?=[,{)])/g;

/** These have an image’s name and are a button and a box around one. */
const BOXES = /video-slider__(?:image|thumbnail)/;

/** What a style says that ends in a step to an image. */
const steps = ( css ) =>
	( css.match( STEP ) ?? [] ).filter( ( step ) => ! BOXES.test( step ) );

describe( 'an image in a picture element (BLOCK-370)', () => {
	it( 'sees a step to an image', () => {
		assert.equal( steps( '.a > * > .b__image {}' ).length, 1 );
		assert.equal( steps( '.a > img, .b {}' ).length, 1 );
		assert.equal( steps( '.a > .b__images {}' ).length, 0 );
		assert.equal( steps( '.a > .b img {}' ).length, 0 );
	} );

	for ( const name of readdirSync( BLOCKS ) ) {
		const file = join( BLOCKS, name, 'style.scss' );
		if ( existsSync( file ) ) {
			it( `keeps its look in ${ name }`, () => {
				assert.deepEqual( steps( sass.compile( file ).css ), [] );
			} );
		}
	}
} );
