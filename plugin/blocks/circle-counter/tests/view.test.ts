import { fakeFrames } from '../../../../tests/support/counters';
import {
	fakeInView,
	fakeMotion,
	loadView,
	markup,
} from '../../../../tests/support/view';

const inSight = fakeInView();
const motion = fakeMotion();
const frames = fakeFrames();
const find = ( selector: string ): HTMLElement =>
	document.querySelector( selector ) as HTMLElement;
const copies = (): ( string | null )[] =>
	[ ...document.querySelectorAll( '[data-brolga-copy]' ) ].map(
		( { textContent } ) => textContent
	);

describe( 'a circle counter on the page', () => {
	beforeEach( () => {
		motion.reduced = false;
	} );

	it( 'fills with its numbers, that of each variant (NUM-1, NUM-5)', async () => {
		await loadView( markup( 'circle' ) );
		const root = find( '#natives' );
		inSight( root, true );
		expect( root.style.getPropertyValue( '--brolga-count' ) ).toBe( '0' );
		frames.pass( 900 );
		expect( root.style.getPropertyValue( '--brolga-count' ) ).toBe(
			'0.875'
		);
		expect( copies() ).toEqual( [ '66', '53', '18', '70' ] );
		frames.pass( 900 );
		expect( root.style.getPropertyValue( '--brolga-count' ) ).toBe( '' );
		expect( copies() ).toEqual( [] );
	} );

	it( 'is full at once where less motion is wanted (NUM-7)', async () => {
		motion.reduced = true;
		await loadView( markup( 'circle' ) );
		inSight( find( '#natives' ), true );
		expect(
			find( '#natives' ).style.getPropertyValue( '--brolga-count' )
		).toBe( '' );
	} );
} );
