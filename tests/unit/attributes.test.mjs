import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
	TARGET,
	attributesOf,
	attributesType,
	writeAttributes,
} from '../../bin/lib/generate-attributes.mjs';
import {
	checkAttributes,
	shapeProblems,
} from '../../bin/lib/static/attributes.mjs';

const block = {
	name: 'brolga/price-table',
	attributes: {
		label: { type: 'string', default: '', description: 'What it says.' },
		effect: { type: 'string', enum: [ 'fade', 'slide' ], default: 'fade' },
		open: { type: 'boolean', default: false },
		speed: { type: 'integer', minimum: 0, default: 0 },
		level: { type: 'integer', minimum: 2, maximum: 6, default: 3 },
		count: { type: 'integer', default: 0 },
		ratio: { type: 'number', default: 1 },
		point: { type: 'object', default: {} },
		kinds: {
			type: 'array',
			items: { type: 'string', enum: [ 'a', 'b' ] },
			default: [],
		},
	},
	supports: { align: [ 'wide', 'full' ], color: { text: true } },
};

const SHAPE =
	"array{label: string, effect: 'fade'|'slide', open: bool, speed: int<0, max>, level: int<2, 6>, count: int, ratio: int|float, point: array<string, mixed>, kinds: list<'a'|'b'>}";

describe( 'the attributes of a block in TypeScript', () => {
	it( 'are what block.json declares, and what WordPress adds', () => {
		assert.equal(
			attributesType( block ),
			`export type PriceTableAttributes = {
	/** What it says. */
	readonly label: string;
	readonly effect: "fade" | "slide";
	readonly open: boolean;
	readonly speed: number;
	readonly level: number;
	readonly count: number;
	readonly ratio: number;
	readonly point: object;
	readonly kinds: readonly ( "a" | "b" )[];
	readonly className?: string;
	readonly align?: "wide" | "full";
	readonly backgroundColor?: string;
	readonly textColor?: string;
	readonly gradient?: string;
	readonly style?: object;
};
`
		);
	} );

	it( 'can be of no type that is not known', () => {
		assert.throws(
			() =>
				attributesType( {
					name: 'brolga/a',
					attributes: { b: { type: 'map' } },
				} ),
			/No TypeScript for an attribute of type map/
		);
	} );
} );

describe( 'the shape that a render.php tells', () => {
	const problems = ( shape ) =>
		shapeProblems( `/**\n * @var ${ shape } $attributes\n */`, block );

	it( 'is what block.json declares', () => {
		assert.deepEqual( problems( SHAPE ), [] );
	} );

	it( 'may have what WordPress adds', () => {
		assert.deepEqual(
			problems(
				SHAPE.replace(
					/\}$/,
					", align?: 'wide'|'full', style?: array<string, mixed>}"
				)
			),
			[]
		);
	} );

	it( 'may be written in several lines', () => {
		assert.deepEqual(
			problems(
				SHAPE.replace( '{', '{\n *   ' )
					.replace( ', open', ',\n *   open' )
					.replace( /\}$/, ',\n * }' )
			),
			[]
		);
	} );

	it( 'is not told where attributes are read as they were saved, or not at all', () => {
		assert.deepEqual( problems( 'array<string, mixed>' ), [] );
		assert.deepEqual( shapeProblems( 'echo $content;', block ), [] );
	} );

	for ( const [ what, shape ] of [
		[ 'lacks an attribute', SHAPE.replace( ', open: bool', '' ) ],
		[ 'has one too many', SHAPE.replace( 'open', 'shut: bool, open' ) ],
		[ 'has another type', SHAPE.replace( 'open: bool', 'open: string' ) ],
		[ 'has another enum', SHAPE.replace( "'slide'", "'cube'" ) ],
		[ 'has another bound', SHAPE.replace( '2, 6', '1, 6' ) ],
		[
			'has what is not supported',
			SHAPE.replace( /\}$/, ', layout?: array<string, mixed>}' ),
		],
	] ) {
		it( `is refused when it ${ what }`, () => {
			assert.deepEqual( problems( shape ), [
				`$attributes has to be ${ SHAPE }, and may have className?: string, align?: 'wide'|'full', backgroundColor?: string, textColor?: string, gradient?: string, style?: array<string, mixed>`,
			] );
		} );
	}

	it( 'is asked for where attributes are read', () => {
		assert.deepEqual(
			shapeProblems( "echo $attributes['label'];", block ),
			[ 'reads $attributes and does not tell their shape' ]
		);
	} );
} );

describe( 'the check of attributes', () => {
	let root;
	beforeEach( () => {
		root = mkdtempSync( join( tmpdir(), 'brolga-attributes-' ) );
		put( 'plugin/blocks/price-table/block.json', JSON.stringify( block ) );
		put(
			'plugin/blocks/price-table/render.php',
			`/** @var ${ SHAPE } $attributes */`
		);
		put( TARGET, attributesOf( root ) );
	} );
	afterEach( () => rmSync( root, { recursive: true } ) );

	const put = ( file, text ) => {
		mkdirSync( dirname( join( root, file ) ), { recursive: true } );
		writeFileSync( join( root, file ), text );
	};
	const filesToMend = () =>
		checkAttributes( root ).map( ( { file } ) => file );

	it( 'finds nothing where all is well', () => {
		assert.deepEqual( checkAttributes( root ), [] );
	} );

	it( 'notices a change of block.json in both languages', () => {
		put(
			'plugin/blocks/price-table/block.json',
			JSON.stringify( {
				...block,
				attributes: { label: { type: 'string', default: '' } },
			} )
		);
		assert.deepEqual( filesToMend(), [
			TARGET,
			'plugin/blocks/price-table/render.php',
		] );
		writeAttributes( root );
		assert.deepEqual( filesToMend(), [
			'plugin/blocks/price-table/render.php',
		] );
	} );

	it( 'notices a type that was written by hand', () => {
		put( TARGET, `${ attributesOf( root ) }\n` );
		assert.deepEqual( filesToMend(), [ TARGET ] );
	} );
} );
