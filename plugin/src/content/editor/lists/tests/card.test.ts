import { createBlock, registerBlockType } from '@wordpress/blocks';
import { cardOf, firstCard } from '../card';
import type { Field } from '../../../rest/lists';

const FIELDS: readonly Field[] = [
	{ id: 'post:title', label: 'Title', kind: 'text', open: false },
	{ id: 'meta:day', label: 'Day', kind: 'text', open: true },
	{ id: 'meta:price', label: 'Price', kind: 'number', open: false },
];

const LIST = {
	sort: { field: 'meta:day', as: 'date' as const },
	rules: [
		{ field: 'meta:price', is: 'less', value: '9' },
		{ field: 'post:title', is: 'set' },
	],
};

beforeAll( () => {
	for ( const name of [
		'group',
		'post-title',
		'post-excerpt',
		'post-date',
		'paragraph',
		'block',
	] ) {
		registerBlockType( `core/${ name }`, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: {
				metadata: { type: 'object' },
				style: { type: 'object' },
				ref: { type: 'number' },
			},
			save: () => null,
		} );
	}
} );

const bindings = ( key: string, attribute: string ) => ( {
	bindings: { [ attribute ]: { source: 'core/post-meta', args: { key } } },
} );

describe( 'the first card of a list (BLOG-898)', () => {
	it( 'frames what the list shows, with the fields that it is about below the title', () => {
		const card = firstCard(
			[
				createBlock( 'core/post-title' ),
				createBlock( 'core/post-excerpt' ),
			],
			LIST,
			FIELDS
		);
		expect( card.name ).toBe( 'core/group' );
		expect( card.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'core/post-title',
			'core/post-date',
			'core/paragraph',
			'core/post-excerpt',
		] );
		expect( card.innerBlocks[ 1 ]?.attributes.metadata ).toEqual(
			bindings( 'day', 'datetime' )
		);
		expect( card.innerBlocks[ 2 ]?.attributes.metadata ).toEqual(
			bindings( 'price', 'content' )
		);
	} );

	it( 'shows no field twice', () => {
		const own = createBlock( 'core/paragraph', {
			metadata: bindings( 'price', 'content' ),
		} );
		const card = firstCard( [ own ], LIST, FIELDS );
		expect( card.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'core/paragraph',
			'core/post-date',
		] );
	} );

	it( 'is the group that its owner has designed already', () => {
		const own = createBlock( 'core/group', {}, [
			createBlock( 'core/post-title' ),
		] );
		const card = firstCard( [ own ], LIST, FIELDS );
		expect( card.clientId ).not.toBe( own.clientId );
		expect( card.innerBlocks ).toHaveLength( 1 );
	} );

	it( 'is found where it stands alone', () => {
		const card = createBlock( 'core/block', { ref: 7 } );
		expect( cardOf( [ card ] ) ).toBe( 7 );
		expect(
			cardOf( [ card, createBlock( 'core/post-title' ) ] )
		).toBeUndefined();
		expect(
			cardOf( [ createBlock( 'core/post-title' ) ] )
		).toBeUndefined();
	} );
} );
