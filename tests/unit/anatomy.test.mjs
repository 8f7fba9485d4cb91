import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { blockProblems } from '../../bin/lib/static/anatomy.mjs';

const metadata = {
	apiVersion: 3,
	name: 'brolga/sample',
	title: 'Sample',
	description: 'A sample.',
	category: 'brolga',
	textdomain: 'brolga',
	example: {},
	attributes: { active: { type: 'number', default: 0 } },
	supports: { contentRole: true },
	editorScript: 'brolga-editor-blocks',
	render: 'file:./render.php',
};

const STATIC = {
	'block.json': JSON.stringify( metadata ),
	'edit.tsx': '',
	'index.ts': '',
	'render.php': '',
	'tests/RenderTest.php': '',
	'tests/edit.test.tsx': '',
};

const INTERACTIVE = {
	...STATIC,
	'block.json': JSON.stringify( {
		...metadata,
		viewScriptModule: 'file:./view.js',
	} ),
	'model.ts': '',
	'view.ts': '',
	'tests/model.test.ts': '',
	'tests/view.test.ts': '',
};

describe( 'a block (BLOCK-10)', () => {
	let temporary;
	beforeEach( () => {
		temporary = mkdtempSync( join( tmpdir(), 'brolga-anatomy-' ) );
	} );
	afterEach( () => rmSync( temporary, { recursive: true } ) );

	/** The problems of a block made of these files. */
	const problemsOf = ( files ) => {
		const folder = join( temporary, 'sample' );
		for ( const [ file, content ] of Object.entries( files ) ) {
			mkdirSync( dirname( join( folder, file ) ), { recursive: true } );
			writeFileSync( join( folder, file ), content );
		}
		return blockProblems( folder ).join( '\n' );
	};
	const without = ( files, name ) =>
		Object.fromEntries(
			Object.entries( files ).filter( ( [ file ] ) => file !== name )
		);
	const withMetadata = ( changes ) => ( {
		...STATIC,
		'block.json': JSON.stringify( { ...metadata, ...changes } ),
	} );

	it( 'is fine with the whole anatomy', () => {
		assert.equal( problemsOf( STATIC ), '' );
	} );

	it( 'is fine with the whole anatomy and behaviour', () => {
		assert.equal( problemsOf( INTERACTIVE ), '' );
	} );

	for ( const file of Object.keys( INTERACTIVE ) ) {
		it( `needs ${ file }`, () => {
			assert.match(
				problemsOf( without( INTERACTIVE, file ) ),
				new RegExp( `^${ file } is missing`, 'm' )
			);
		} );
	}

	it( 'may have types, offers and pinned markup', () => {
		assert.equal(
			problemsOf( {
				...STATIC,
				'types.ts': '',
				'transforms.ts': '',
				'variations.ts': '',
				'tests/markup/open.html': '<p></p>',
			} ),
			''
		);
	} );

	it( 'may have a save of its own, and not the one that all have', () => {
		const saving = ( what ) =>
			problemsOf( {
				...STATIC,
				'save.tsx': `export const save = () => ${ what };`,
			} );
		assert.equal( saving( '<p><InnerBlocks.Content /></p>' ), '' );
		assert.match( saving( '<InnerBlocks.Content />' ), /leave it out/ );
		assert.match( saving( 'null' ), /leave it out/ );
	} );

	const styled = {
		...withMetadata( {
			style: 'file:./style-index.css',
			editorStyle: 'file:./index.css',
		} ),
		'style.scss': 'a { b: c; }',
		'editor.scss': 'a { b: c; }',
		'index.ts': "import './style.scss';\nimport './editor.scss';",
	};

	it( 'has the styles that it needs, named and imported', () => {
		assert.equal( problemsOf( styled ), '' );
		assert.match(
			problemsOf( { ...styled, 'index.ts': '' } ),
			/index\.ts does not import editor\.scss\nindex\.ts does not import style\.scss/
		);
	} );

	for ( const [ file, key ] of [
		[ 'style.scss', 'style' ],
		[ 'editor.scss', 'editorStyle' ],
	] ) {
		it( `has no ${ file } with nothing in it`, () => {
			assert.match(
				problemsOf( {
					...styled,
					[ file ]: '/* To come. */\n// a { b: c }\n',
				} ),
				new RegExp( `^${ file } has nothing in it`, 'm' )
			);
		} );

		it( `names no ${ file } that is not there`, () => {
			const problems = problemsOf( without( styled, file ) );
			assert.match(
				problems,
				new RegExp( `block\\.json: ${ key } has to be undefined` )
			);
			assert.match(
				problems,
				new RegExp( `index\\.ts imports ${ file }` )
			);
		} );
	}

	it( 'has no other file', () => {
		assert.match(
			problemsOf( {
				...STATIC,
				'deprecated.js': '',
				'tests/markup/deep/a.html': '',
			} ),
			/deprecated\.js is not part of a block\ntests\/markup\/deep\/a\.html is not/
		);
	} );

	it( 'has an index.ts of at most 15 lines (BLOCK-14)', () => {
		const lines = ( count ) => ( {
			...STATIC,
			'index.ts': 'a();\n'.repeat( count ),
		} );
		assert.equal( problemsOf( lines( 15 ) ), '' );
		assert.match( problemsOf( lines( 16 ) ), /index\.ts has 16 lines/ );
	} );

	it( 'has a render.php of at most 90 lines (BLOCK-14)', () => {
		assert.match(
			problemsOf( { ...STATIC, 'render.php': 'a();\n'.repeat( 91 ) } ),
			/render\.php has 91 lines/
		);
	} );

	const wrong = [
		[ { apiVersion: 2 }, /apiVersion/ ],
		[ { name: 'brolga/other' }, /name has to be/ ],
		// BLOCK-7
		[ { textdomain: 'default' }, /textdomain/ ],
		[ { render: undefined }, /render has to be/ ],
		[ { viewScript: 'file:./view.js' }, /viewScript/ ],
		[ { viewScriptModule: 'file:./view.js' }, /viewScriptModule/ ],
		[ { title: undefined }, /title is missing/ ],
		// BLOCK-22
		[ { example: undefined }, /example is missing/ ],
		[ { attributes: { active: { type: 'number' } } }, /has no default/ ],
		[
			// BLOCK-1
			{
				attributes: {
					text: { type: 'string', default: '', source: 'html' },
				},
			},
			/read from saved markup/,
		],
		// BLOCK-140
		[ { supports: {} }, /supports\.contentRole has to be true/ ],
		[
			{ attributes: { title: { type: 'string', default: '' } } },
			/attribute title is content: "role": "content" is missing/,
		],
		[
			{ attributes: { imageId: { type: 'integer', default: 0 } } },
			/attribute imageId is content/,
		],
		[
			{ attributes: { motto: { type: 'string', default: '' } } },
			/attribute motto is a text: add it to CONTENT or to NO_CONTENT/,
		],
	];
	for ( const [ changes, expected ] of wrong ) {
		it( `is refused with ${ JSON.stringify( changes ) }`, () => {
			assert.match( problemsOf( withMetadata( changes ) ), expected );
		} );
	}
} );
