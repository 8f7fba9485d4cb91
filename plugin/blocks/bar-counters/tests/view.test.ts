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

describe( 'bars on the page', () => {
	beforeEach( () => {
		motion.reduced = false;
	} );

	it( 'grow each when it is seen, the number with it (NUM-1, NUM-11)', async () => {
		await loadView( markup( 'bars' ) );
		const [ clay, sand ] = [
			...document.querySelectorAll< HTMLElement >( '[data-brolga-bar]' ),
		];
		inSight( clay as HTMLElement, true );
		frames.pass( 900 );
		expect( clay?.style.getPropertyValue( '--brolga-count' ) ).toBe(
			'0.875'
		);
		expect( sand?.style.getPropertyValue( '--brolga-count' ) ).toBe( '' );
		expect( copies() ).toEqual( [ '54.7' ] );
		inSight( sand as HTMLElement, true );
		frames.pass( 900 );
		expect( copies() ).toEqual( [ '26' ] );
		frames.pass( 900 );
		expect( copies() ).toEqual( [] );
	} );

	it( 'are there at once where less motion is wanted (NUM-7)', async () => {
		motion.reduced = true;
		await loadView( markup( 'bars' ) );
		inSight( find( '[data-brolga-bar]' ), true );
		expect( copies() ).toEqual( [] );
	} );
} );
