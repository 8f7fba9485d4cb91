import { act, render } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { PostsPreview } from '../posts-preview';

jest.mock( '@wordpress/api-fetch' );
const ask = jest.mocked( apiFetch );

describe( 'the posts of a block in the editor', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		ask.mockReset().mockResolvedValue( { rendered: '<p>Ferns</p>' } );
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'are asked for once, however often the block is drawn', async () => {
		const drawn = ( perPage: number ) => (
			<PostsPreview name="brolga/blog" attributes={ { perPage } } />
		);
		const { container, rerender } = render( drawn( 3 ) );
		await act( () => jest.runAllTimersAsync() );
		expect( container.textContent ).toBe( 'Ferns' );
		rerender( drawn( 3 ) );
		await act( () => jest.runAllTimersAsync() );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		rerender( drawn( 4 ) );
		await act( () => jest.runAllTimersAsync() );
		expect( ask ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'are asked for with the block’s own attributes alone (BLOCK-400)', async () => {
		render(
			<PostsPreview
				name="brolga/menu"
				attributes={ { ref: 7, brolgaSaved: '' } }
			/>
		);
		await act( () => jest.runAllTimersAsync() );
		expect( ask ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { attributes: { ref: 7 } } } )
		);
	} );
} );
