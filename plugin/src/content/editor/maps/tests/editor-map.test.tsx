import { fireEvent, render, screen } from '@testing-library/react';
import { EditorMap, type EditorPin } from '../editor-map';

const tiles = {
	url: 'https://tiles.example/{z}/{x}/{y}.png',
	host: 'tiles.example',
	maxZoom: 19,
	attribution: '© <a href="https://maps.example/">Maps</a>',
};

const open = ( ...pins: EditorPin[] ) => {
	const onMove = jest.fn();
	render(
		<EditorMap
			tiles={ tiles }
			pins={ pins }
			zoom={ 13 }
			marker="•"
			onMove={ onMove }
		/>
	);
	return onMove;
};

const shed: EditorPin = { id: 'a', name: 'The shed', at: [ -27.4, 153 ] };

describe( 'the map in the editor (MAP-18)', () => {
	const { ResizeObserver } = window;

	beforeAll( () => {
		window.ResizeObserver = class {
			observe() {}
			unobserve() {}
			disconnect() {}
		};
		// Nothing has a size here.
		for ( const [ name, value ] of [
			[ 'clientWidth', 640 ],
			[ 'clientHeight', 420 ],
		] as const ) {
			Object.defineProperty( HTMLElement.prototype, name, {
				configurable: true,
				get: () => value,
			} );
		}
	} );
	afterAll( () => {
		window.ResizeObserver = ResizeObserver;
		Reflect.deleteProperty( HTMLElement.prototype, 'clientWidth' );
		Reflect.deleteProperty( HTMLElement.prototype, 'clientHeight' );
	} );

	it( 'shows tiles, credit and its pin in the middle', () => {
		open( shed );
		expect(
			[ ...document.querySelectorAll( 'img' ) ].map( ( { src } ) => src )
		).toContain( 'https://tiles.example/13/7577/4744.png' );
		expect( screen.getByRole( 'link', { name: 'Maps' } ) ).toBeTruthy();
		const { style } = screen.getByRole( 'button', { name: /The shed/ } );
		expect( [ style.left, style.top ].map( parseFloat ) ).toEqual( [
			expect.closeTo( 320, 0 ),
			expect.closeTo( 210, 0 ),
		] );
	} );

	it( 'moves a pin by arrow keys, by a pixel with Shift; the editor hears only other keys', () => {
		const onMove = open( shed );
		const pin = screen.getByRole( 'button', { name: /The shed/ } );
		const heard: string[] = [];
		document
			.querySelector( '.wp-block-brolga-map__tiles' )
			?.parentElement?.addEventListener( 'keydown', ( { key } ) => {
				heard.push( key );
			} );
		fireEvent.keyDown( pin, { key: 'ArrowRight' } );
		fireEvent.keyDown( pin, { key: 'ArrowUp', shiftKey: true } );
		fireEvent.keyDown( pin, { key: 'a' } );
		expect( onMove.mock.calls ).toEqual( [
			[ 'a', [ -27.4, expect.closeTo( 153.001717, 5 ) ] ],
			[ 'a', [ expect.closeTo( -27.399848, 5 ), 153 ] ],
		] );
		expect( heard ).toEqual( [ 'a' ] );
	} );

	it( 'puts a pin without a place in its middle when it is told to (MAP-16)', () => {
		const onMove = open( shed, { id: 'b', name: '', at: undefined } );
		expect( onMove ).not.toHaveBeenCalled();
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Put “Pin” on the map' } )
		);
		expect( onMove.mock.calls ).toEqual( [
			[ 'b', [ expect.closeTo( -27.4, 4 ), expect.closeTo( 153, 4 ) ] ],
		] );
	} );

	it( 'shows all pins', () => {
		open( shed, { id: 'b', name: 'The other', at: [ -27.6, 153.4 ] } );
		for ( const pin of screen.getAllByRole( 'button', {
			name: /arrow keys/,
		} ) ) {
			expect( parseFloat( pin.style.left ) ).toBeGreaterThan( 0 );
			expect( parseFloat( pin.style.left ) ).toBeLessThan( 640 );
		}
	} );
} );
