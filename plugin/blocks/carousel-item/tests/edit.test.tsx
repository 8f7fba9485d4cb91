import {
	createBlock,
	registerBlockType,
	serialize,
	type BlockConfiguration,
} from '@wordpress/blocks';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import parentMetadata from '../../carousel/block.json';
import metadata from '../block.json';

describe( 'the carousel item in the editor', () => {
	beforeAll( async () => {
		declareBlocks( parentMetadata, metadata );
		registerBlockType( 'core/image', {
			apiVersion: 3,
			title: 'Image',
			category: 'media',
			attributes: {},
			edit: () => <p data-name="core/image"></p>,
		} as unknown as BlockConfiguration );
		await import( '../../carousel/index' );
		await import( '../index' );
	} );

	it.each( [
		[ 'cards', [ 'core/image' ] ],
		[ 'logos', [ 'core/image' ] ],
	] )(
		'begins with what %s are made of (CAROUSEL-16)',
		async ( design, names ) => {
			await openEditor(
				createBlock( 'brolga/carousel', { design }, [
					createBlock( 'brolga/carousel-item' ),
				] )
			);
			expect(
				[
					...document.querySelectorAll< HTMLElement >(
						'.wp-block-brolga-carousel-item [data-name]'
					),
				].map( ( { dataset } ) => dataset.name )
			).toEqual( names );
		}
	);

	it( 'saves nothing that goes stale', () => {
		expect( serialize( createBlock( 'brolga/carousel-item' ) ) ).toBe(
			'<!-- wp:brolga/carousel-item /-->'
		);
	} );
} );
