import {
	createBlock,
	getBlockType,
	registerBlockType,
	serialize,
	switchToBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

const declare = ( name: string, ...attributes: string[] ): void => {
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: Object.fromEntries(
			attributes.map( ( attribute ) => [ attribute, {} ] )
		),
	} as unknown as BlockConfiguration );
};
const first = ( blocks: readonly Block[] | null ): Block | undefined =>
	blocks?.[ 0 ];
const root = (): HTMLElement | null =>
	document.querySelector( '.wp-block-brolga-section' );

describe( 'a section in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
		declare(
			'core/group',
			'tagName',
			'align',
			'backgroundColor',
			'layout'
		);
		declare(
			'core/cover',
			'url',
			'id',
			'alt',
			'poster',
			'backgroundType',
			'focalPoint',
			'hasParallax',
			'dimRatio',
			'isDark',
			'minHeight',
			'minHeightUnit'
		);
	} );

	it( 'has an example and four designs (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/section' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'section',
			'waves',
			'image',
			'video',
		] );
	} );

	it( 'shows its image, video and overlay (SECTION-7)', async () => {
		await openEditor(
			createBlock( 'brolga/section', {
				imageUrl: '/a.jpg',
				imageAlt: 'A fern',
				focalPoint: { x: 0.2, y: 0.8 },
				videoUrl: '/b.webm',
				scheme: 'light',
			} )
		);
		const image = root()?.querySelector( 'img' );
		expect( image?.alt ).toBe( 'A fern' );
		expect( image?.style.objectPosition ).toBe( '20% 80%' );
		expect( root()?.querySelector( 'video' )?.autoplay ).toBe( false );
		expect( root()?.classList ).toContain( 'is-light' );
		expect(
			root()?.style.getPropertyValue( '--brolga-section-overlay' )
		).toBe( '65%' );
	} );

	it( 'shows its element and its edges (SECTION-8, SECTION-10)', async () => {
		await openEditor(
			createBlock( 'brolga/section', {
				tagName: 'header',
				dividerTop: 'wave',
				dividerBottom: 'slope',
				dividerBottomFlip: true,
				dividerBottomColor: '#112233',
			} )
		);
		expect( root()?.tagName ).toBe( 'HEADER' );
		expect( root()?.querySelector( 'img, video' ) ).toBeNull();
		const [ top, bottom ] = root()?.querySelectorAll( 'svg' ) ?? [];
		expect( top?.classList ).toContain( 'is-top' );
		expect( bottom?.classList ).toContain( 'is-flipped' );
		expect( bottom?.style.color ).toBe( 'rgb(17, 34, 51)' );
		expect( root()?.style.getPropertyValue( '--brolga-section-top' ) ).toBe(
			'80px'
		);
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/section', { label: 'Work' } ) )
		).toBe( '<!-- wp:brolga/section {"label":"Work"} /-->' );
	} );

	it( 'is made of a group and becomes one again (SECTION-12)', () => {
		const words = createBlock( 'core/paragraph' );
		const made = first(
			switchToBlockType(
				createBlock(
					'core/group',
					{ tagName: 'main', align: 'full', backgroundColor: 'base' },
					[ words ]
				),
				'brolga/section'
			)
		);
		expect( made?.attributes ).toMatchObject( {
			tagName: 'section',
			align: 'full',
			backgroundColor: 'base',
		} );
		const back = first(
			made ? switchToBlockType( made, 'core/group' ) : null
		);
		expect( back?.attributes.backgroundColor ).toBe( 'base' );
		expect( back?.innerBlocks ).toHaveLength( 1 );
		// It has nothing that a cover could show.
		expect( made && switchToBlockType( made, 'core/cover' ) ).toBeNull();
	} );

	it( 'is made of a cover and becomes one again (SECTION-12)', () => {
		const cover = {
			url: '/a.jpg',
			id: 7,
			alt: 'A fern',
			focalPoint: { x: 0.1, y: 0.2 },
			hasParallax: true,
			dimRatio: 70,
			isDark: false,
		};
		const made = first(
			switchToBlockType(
				createBlock( 'core/cover', {
					...cover,
					minHeight: 50,
					minHeightUnit: 'vh',
				} ),
				'brolga/section'
			)
		);
		expect( made?.attributes ).toMatchObject( {
			imageUrl: '/a.jpg',
			imageId: 7,
			imageAlt: 'A fern',
			parallax: true,
			overlay: 70,
			scheme: 'light',
			style: { dimensions: { minHeight: '50vh' } },
		} );
		expect(
			first( made ? switchToBlockType( made, 'core/cover' ) : null )
				?.attributes
		).toMatchObject( cover );
	} );

	it( 'keeps a cover’s video and poster (SECTION-12)', () => {
		const made = first(
			switchToBlockType(
				createBlock( 'core/cover', {
					url: '/b.webm',
					backgroundType: 'video',
					poster: '/a.jpg',
				} ),
				'brolga/section'
			)
		);
		expect( made?.attributes ).toMatchObject( {
			videoUrl: '/b.webm',
			imageUrl: '/a.jpg',
		} );
		expect(
			first( made ? switchToBlockType( made, 'core/cover' ) : null )
				?.attributes
		).toMatchObject( {
			url: '/b.webm',
			poster: '/a.jpg',
			backgroundType: 'video',
		} );
	} );
} );
