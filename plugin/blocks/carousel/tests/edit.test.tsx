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
import itemMetadata from '../../carousel-item/block.json';
import metadata from '../block.json';

const declareCore = ( ...names: string[] ): void =>
	names.forEach( ( name ) =>
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'media',
			attributes: {},
		} as unknown as BlockConfiguration )
	);
const root = (): HTMLElement =>
	document.querySelector( '.wp-block-brolga-carousel' ) as HTMLElement;
const names = ( blocks: readonly Block[] | null ) =>
	( blocks ?? [] ).map( ( { name, innerBlocks } ) => [
		name,
		innerBlocks.map( ( inner ) => inner.name ),
	] );

describe( 'a carousel in the editor', () => {
	beforeAll( async () => {
		declareBlocks( itemMetadata, metadata );
		declareCore(
			'core/gallery',
			'core/image',
			'core/columns',
			'core/column'
		);
		await import( '../../carousel-item/index' );
		await import( '../index' );
	} );

	it( 'is offered in three designs, each with its numbers (BLOCK-22, BLOCK-25, CAROUSEL-16)', () => {
		const type = getBlockType( 'brolga/carousel' );
		expect( type?.example ).toBeDefined();
		expect(
			type?.variations?.map( ( { attributes } ) => attributes )
		).toEqual( [
			{ design: 'cards', desktop: 3, tablet: 2, phone: 1 },
			{ design: 'images', desktop: 4, tablet: 3, phone: 2 },
			{
				design: 'logos',
				desktop: 5,
				tablet: 4,
				phone: 2,
				autoplay: true,
			},
		] );
	} );

	it( 'shows its items with the owner’s numbers (CAROUSEL-7)', async () => {
		await openEditor(
			createBlock( 'brolga/carousel', { design: 'logos', desktop: 5 } )
		);
		expect( root().classList.contains( 'is-logos' ) ).toBe( true );
		expect(
			root().style.getPropertyValue( '--brolga-carousel-desktop' )
		).toBe( '5' );
		expect(
			root().querySelectorAll( '.wp-block-brolga-carousel-item' )
		).toHaveLength( 4 );
	} );

	it( 'is made of a gallery, of columns, and becomes columns again (BLOCK-25)', () => {
		const image = createBlock( 'core/image' );
		const gallery = createBlock( 'core/gallery', {}, [ image, image ] );
		expect(
			names( switchToBlockType( gallery, 'brolga/carousel' ) )
		).toEqual( [
			[
				'brolga/carousel',
				[ 'brolga/carousel-item', 'brolga/carousel-item' ],
			],
		] );
		const columns = createBlock( 'core/columns', {}, [
			createBlock( 'core/column', {}, [ image ] ),
		] );
		const [ carousel ] =
			switchToBlockType( columns, 'brolga/carousel' ) ?? [];
		expect( names( carousel?.innerBlocks ?? null ) ).toEqual( [
			[ 'brolga/carousel-item', [ 'core/image' ] ],
		] );
		const [ back ] = carousel
			? ( switchToBlockType( carousel, 'core/columns' ) ?? [] )
			: [];
		expect( names( back?.innerBlocks ?? null ) ).toEqual( [
			[ 'core/column', [ 'core/image' ] ],
		] );
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/carousel', { phone: 1 } ) )
		).toBe( '<!-- wp:brolga/carousel {"phone":1} /-->' );
	} );
} );
