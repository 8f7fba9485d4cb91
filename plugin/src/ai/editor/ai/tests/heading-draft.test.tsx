/**
 * Another wording of a variant's heading, against a made-up editor.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType } from '@wordpress/blocks';
import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { Settings } from '../heading-draft';
import { plainOf, richOf } from '../../plain';

jest.mock( '@wordpress/api-fetch' );

register(
	createReduxStore( 'core/editor', {
		reducer: () => ( {} ),
		selectors: { getCurrentPostId: () => 5 },
	} )
);
for ( const name of [ 'core/heading', 'core/paragraph', 'brolga/variant' ] ) {
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: { content: { type: 'string' } },
		save: () => null,
	} as never );
}

const heading = createBlock( 'core/heading', { content: 'Prices' } );
const variant = createBlock( 'brolga/variant', {}, [
	createBlock( 'core/heading', {
		content: 'Trees <strong>&amp;</strong> hedges',
	} ),
	createBlock( 'core/paragraph', { content: 'Words' } ),
	heading,
	createBlock( 'core/heading', {} ),
] );

const content = (): unknown =>
	(
		select( blockEditorStore ) as unknown as {
			getBlockAttributes: ( id: string ) => { content: unknown };
		}
	 ).getBlockAttributes( heading.clientId ).content;

const press = ( name: string ): Promise< void > =>
	act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		for ( let i = 0; i < 10; i++ ) {
			await Promise.resolve();
		}
	} );

describe( 'another wording of a heading (AI-20)', () => {
	it( 'is for a heading of the variant, and used when it is accepted', async () => {
		const fetched = jest.mocked( apiFetch );
		fetched.mockImplementation( ( async () => ( {
			sent: '',
			text: 'Less < more & <b>',
		} ) ) as unknown as typeof apiFetch );
		act( () => {
			(
				dispatch( blockEditorStore ) as unknown as {
					resetBlocks: ( blocks: object[] ) => void;
				}
			 ).resetBlocks( [ variant ] );
		} );
		render( <Settings clientId={ variant.clientId } /> );
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Trees & hedges', 'Prices' ] );
		fireEvent.change( screen.getByLabelText( 'Heading' ), {
			target: { value: heading.clientId },
		} );
		await press( 'Draft another wording' );
		expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
			data: { input: { post: 5, text: 'Prices', dry_run: false } },
		} );
		expect( content() ).toBe( 'Prices' );
		await press( 'Use draft' );
		expect( content() ).toBe( 'Less &lt; more &amp; &lt;b&gt;' );
	} );

	it( 'makes plain text of rich text, and back (AI-5)', () => {
		expect( plainOf( 'a <b>b</b><br>\n&lt;c' ) ).toBe( 'a b <c' );
		expect( plainOf( 7 ) ).toBe( '' );
		expect( plainOf( richOf( '<img src=x onerror=y>' ) ) ).toBe(
			'<img src=x onerror=y>'
		);
	} );
} );
