import { present, sectionsOf, type EditorBlock } from '../model';

const block = (
	name: string,
	attributes: EditorBlock[ 'attributes' ] = {},
	...innerBlocks: EditorBlock[]
): EditorBlock => ( { name, attributes, innerBlocks } );

describe( 'the section that is read (NAV-4)', () => {
	const place = { top: 0, bottom: 800, isEnd: false };

	it.each( [
		[ [ 300, 900, 1500 ], -1 ],
		[ [ 200, 900, 1500 ], 0 ],
		[ [ -500, 201, 900 ], 0 ],
		[ [ -500, 200, 900 ], 1 ],
		[ [ -1500, -900, -300 ], 2 ],
		[ [], -1 ],
	] )( 'of those that begin at %j is number %d', ( tops, number ) => {
		expect( present( tops, place ) ).toBe( number );
	} );

	it( 'is the last one at the end of the page, however short', () => {
		expect( present( [ -900, 100, 700 ], { ...place, isEnd: true } ) ).toBe(
			2
		);
	} );

	it( 'is measured in what the page scrolls in (SITE-25)', () => {
		expect(
			present( [ -500, 350 ], { top: 200, bottom: 800, isEnd: false } )
		).toBe( 1 );
	} );
} );

describe( 'the sections of a page (NAV-3)', () => {
	it( 'are section blocks, and groups that are sections with an anchor', () => {
		expect(
			sectionsOf( [
				block( 'brolga/section', { label: ' Plans ' } ),
				block(
					'core/columns',
					{},
					block(
						'core/group',
						{ tagName: 'section', anchor: 'walls' },
						block(
							'core/group',
							{},
							block( 'core/heading', {
								content: 'Walls <em>and</em> water',
							} )
						)
					)
				),
				block( 'core/group', { tagName: 'section' } ),
				block( 'core/group', { anchor: 'x' } ),
				block( 'brolga/section', { tagName: 'footer', label: 'End' } ),
				block( 'core/cover', {
					tagName: 'section',
					anchor: 'y',
					ariaLabel: 'Photographs',
				} ),
				block( 'brolga/section' ),
			] )
		).toEqual( [ 'Plans', 'Walls and water', 'Photographs', '' ] );
	} );

	it( 'are counted once where one holds another', () => {
		expect(
			sectionsOf( [
				block(
					'brolga/section',
					{ label: 'Outer' },
					block( 'brolga/section', { label: 'Inner' } )
				),
			] )
		).toEqual( [ 'Outer' ] );
	} );
} );
