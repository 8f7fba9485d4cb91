import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	blocksPage,
	hooksPage,
	parseDocblock,
	restPage,
} from '../../bin/lib/generate-docs.mjs';

const doc = `/**
	 * Filters the proxies
	 * that are believed.
	 *
	 * Twice a request.
	 *
	 * @since 0.1
	 * @param list<string> $proxies Addresses
	 *                              and networks.
	 * @param int          $count   How many.
	 *
	 * @example
	 * add_filter(
	 * 	'brolga_a',
	 * 	'my_proxies'
	 * );
	 */`;

describe( 'a docblock', () => {
	it( 'gives its paragraphs and its parameters', () => {
		assert.deepEqual( parseDocblock( doc ), {
			text: 'Filters the proxies that are believed.\n\nTwice a request.',
			since: '0.1',
			example: "add_filter(\n\t'brolga_a',\n\t'my_proxies'\n);",
			params: [
				{
					type: 'list<string>',
					name: '$proxies',
					text: 'Addresses and networks.',
				},
				{ type: 'int', name: '$count', text: 'How many.' },
			],
		} );
	} );
} );

describe( 'docs/hooks.md', () => {
	const hook = ( name, text = doc ) => ( {
		kind: 'filter',
		name,
		doc: text,
		file: 'a.php',
	} );

	it( 'lists the hooks by name, with what they are given', () => {
		const page = hooksPage( [ hook( 'brolga_b' ), hook( 'brolga_a' ) ] );
		assert.ok( page.indexOf( 'brolga_a' ) < page.indexOf( 'brolga_b' ) );
		assert.match( page, /\| `\$count` \| `int` \| How many\. \|/ );
	} );

	it( 'cannot be written while a hook says nothing of itself (CMD-693)', () => {
		assert.throws(
			() => hooksPage( [ hook( 'brolga_a', '' ) ] ),
			/no docblock/
		);
		assert.throws(
			() =>
				hooksPage( [
					hook( 'brolga_a', doc.replace( '@since', '@see' ) ),
				] ),
			/brolga_a in a\.php has no @since/
		);
		assert.throws(
			() =>
				hooksPage( [
					hook( 'brolga_a', doc.replace( /@example[^]*/, '*/' ) ),
				] ),
			/brolga_a in a\.php has no @example/
		);
	} );

	it( 'has the version and the example of each', () => {
		const page = hooksPage( [ hook( 'brolga_a' ) ] );
		assert.match( page, /Filter, since 0\.1, in `a\.php`\./ );
		assert.match( page, /```php\nadd_filter\(\n\t'brolga_a',/ );
	} );
} );

describe( 'docs/blocks.md', () => {
	it( 'names attributes, defaults and the company a block keeps', () => {
		const page = blocksPage( [
			{
				name: 'brolga/tab',
				title: 'Tab',
				description: 'One panel.',
				parent: [ 'brolga/tabs' ],
				attributes: {
					label: { type: 'string', default: '' },
					at: { type: 'string', enum: [ 'a', 'b' ], default: 'a' },
				},
			},
		] );
		assert.match( page, /## Tab \(`brolga\/tab`\)/ );
		assert.match( page, /Only inside `brolga\/tabs`\. Has no script/ );
		assert.match( page, /\| `label` \| string \| `""` \|/ );
		assert.match( page, /\| `at` \| `a`, `b` \| `a` \|/ );
	} );
} );

describe( 'docs/rest.md', () => {
	it( 'names methods, access and the bounds of each argument', () => {
		const demands = {
			bytes: 9,
			origin: true,
			token: 'form',
			rate: { burst: 20, seconds: 3 },
			schema: true,
		};
		const things = [
			{
				path: '/brolga/v1/things/{id}',
				methods: [ 'GET' ],
				summary: 'Answers a thing.',
				access: 'everybody',
				demands,
				args: {
					id: {
						type: 'integer',
						required: true,
						minimum: 1,
						description: 'Its number.',
					},
					text: { type: 'string', maxLength: 9, description: 'A|B' },
				},
			},
		];
		const page = restPage( {
			routes: things,
			others: [ { ...demands, edge: 'ajax', name: 'et_pb_x', bytes: 0 } ],
		} );
		assert.match( page, /## GET `\/brolga\/v1\/things\/\{id\}`/ );
		assert.match(
			page,
			/\| `id` \| integer from 1 \| yes \| Its number\. \|/
		);
		assert.match(
			page,
			/\| `text` \| string at most 9 characters \|  \| A\\\|B \|/
		);
		assert.match( page, /Open to: everybody\./ );
		assert.match(
			page,
			/: at most 9 bytes; not from a page of another site; a valid `form`; 20 requests at once from one IP address, then one every 3 s; valid arguments\./
		);
		assert.match(
			page,
			/\| `admin-ajax.php`, action `et_pb_x` \| not from a page of another site; a valid/
		);
	} );

	it( 'has a request of each route, and an answer where there is a schema', () => {
		const args = {
			subject: { type: 'string', required: true, description: 'A' },
			quote: { type: 'boolean', description: 'B' },
		};
		const page = restPage(
			{
				routes: [
					{
						path: '/brolga/v1/leads/{id}/replies',
						methods: [ 'POST' ],
						summary: 'Replies.',
						access: 'everybody',
						args,
					},
				],
				others: [],
			},
			{ lead: { properties: { id: { type: 'integer' } } } }
		);
		assert.match(
			page,
			/```http\nPOST \/wp-json\/brolga\/v1\/leads\/12\/replies\nContent-Type: application\/json\n\n{"subject":"Your question"}\n```/
		);
		assert.match( page, /```json\n{\n\t"id": 12\n}\n```/ );
	} );

	it( 'cannot be written while a route or an argument says nothing of itself (CMD-693)', () => {
		const page = ( summary, args ) => () =>
			restPage( {
				routes: [
					{
						path: '/a',
						methods: [ 'GET' ],
						summary,
						access: 'everybody',
						args,
					},
				],
				others: [],
			} );
		assert.throws( page( '`GET a`', {} ), /GET \/a needs a summary/ );
		assert.throws(
			page( 'Answers.', { id: { type: 'integer' } } ),
			/GET \/a needs a description of “id”/
		);
		assert.doesNotThrow( page( 'Answers.', {} ) );
	} );
} );
