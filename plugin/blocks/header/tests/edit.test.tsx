import {
	createBlock,
	getBlockType,
	registerBlockType,
	serialize,
	switchToBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'a header in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		registerBlockType( 'core/group', {
			apiVersion: 3,
			title: 'Group',
			category: 'design',
			attributes: { align: { type: 'string' } },
		} as unknown as BlockConfiguration );
		await import( '../index' );
	} );

	it( 'has an example and three designs (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/header' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'fixed',
			'hides',
			'over',
		] );
	} );

	it( 'holds blocks', async () => {
		await openEditor(
			createBlock( 'brolga/header', {}, [
				createBlock( 'core/paragraph', { content: 'Fig' } ),
			] )
		);
		expect(
			document.querySelector(
				'[data-type="brolga/header"].block-editor-block-list__layout'
			)
		).not.toBeNull();
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/header', { hides: true } ) )
		).toBe( '<!-- wp:brolga/header {"hides":true} /-->' );
	} );

	it( 'goes around a group, and gives it back (BLOCK-25)', () => {
		const group = createBlock( 'core/group', { align: 'wide' }, [
			createBlock( 'core/paragraph', {} ),
		] );
		const [ header ] = switchToBlockType( group, 'brolga/header' ) ?? [];
		expect( header?.innerBlocks[ 0 ]?.attributes.align ).toBe( 'wide' );
		const [ back ] = header
			? ( switchToBlockType( header, 'core/group' ) ?? [] )
			: [];
		expect( back?.attributes.align ).toBe( 'wide' );
		expect( back?.innerBlocks ).toHaveLength( 1 );
	} );
} );
