/**
 * NAV-220: a handler that tells keys apart where somebody can type leaves those of an
 * input method to it.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';

/** Any key means the same there, or the focus is on a button, a link or an image: nobody composes. */
const NOBODY_TYPES = [
	'blocks/accordion/view.ts',
	'blocks/tabs/view.ts',
	'blocks/video/view.ts',
	'src/admin/list-table.tsx',
	'src/admin/shortcuts.tsx',
	'src/content/editor/maps/editor-map.tsx',
	'src/content/view/lightbox/index.ts',
	'src/content/view/maps/draw.ts',
	'src/content/view/slides/bar.ts',
	'src/runtime/move/index.ts',
	'src/runtime/notices/index.ts',
	'src/runtime/site/views.ts',
	'src/shop/view/product/images.ts',
	'src/toolbar/admin/toolbar/tabs.tsx',
];

it( 'leaves the keys of an input method to it, wherever somebody types (NAV-220)', () => {
	const sources = sourceFiles( projectRoot, 'plugin' )
		.filter(
			( file ) =>
				/\.tsx?$/.test( file ) && ! /\/(?:tests|types)\//.test( file )
		)
		.map( ( file ) => [
			file.replace( 'plugin/', '' ),
			readFileSync( join( projectRoot, file ), 'utf8' ),
		] )
		.filter( ( [ , text ] ) =>
			/\bkeydown\b['"]?[,:]|'keydown'|onKeyDown=/.test( text )
		);
	assert.ok( sources.length > NOBODY_TYPES.length );
	assert.deepEqual(
		sources
			.filter( ( [ , text ] ) => ! text.includes( 'isComposing( event' ) )
			.map( ( [ file ] ) => file )
			.sort(),
		NOBODY_TYPES
	);
} );
