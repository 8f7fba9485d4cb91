import { loadView, markup } from '../../../../tests/support/view';
import { fakePage, place } from '../../../../tests/support/scroll';

const dots = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( '[data-brolga-dot]' ),
];
const current = (): ( string | null )[] =>
	dots().map( ( dot ) => dot.getAttribute( 'aria-current' ) );

/** Two sections of 1,000 pixels behind 500 of something else. */
const SECTIONS = '<section id="plans"></section><section id="walls"></section>';

const scrolled = ( y: number ): void => {
	window.scrollTo( { top: y } );
	window.dispatchEvent( new Event( 'scroll' ) );
};

const load = async ( sections = SECTIONS ): Promise< void > => {
	document.body.innerHTML = sections;
	const html = `${ sections }${ markup( 'dots' ) }`;
	await loadView( html );
};

describe( 'the dots on the page', () => {
	beforeEach( () => {
		fakePage();
		Object.defineProperties( document.documentElement, {
			clientHeight: { value: 800, configurable: true },
			scrollHeight: { value: 2500, configurable: true },
		} );
		Object.defineProperty( window, 'innerHeight', {
			value: 800,
			configurable: true,
		} );
	} );

	const lay = (): void => {
		[ 'plans', 'walls' ].forEach( ( id, index ) => {
			const section = document.getElementById( id );
			if ( section ) {
				place( section, 500 + 1000 * index, 1000 );
			}
		} );
		window.dispatchEvent( new Event( 'scroll' ) );
	};

	it( 'are counted from 0 and say which section is read (NAV-3, NAV-4)', async () => {
		await load();
		lay();
		expect( dots().map( ( dot ) => dot.dataset.brolgaDot ) ).toEqual( [
			'0',
			'1',
		] );
		expect( current() ).toEqual( [ null, null ] );
		scrolled( 400 );
		expect( current() ).toEqual( [ 'location', null ] );
		scrolled( 1300 );
		expect( current() ).toEqual( [ null, 'location' ] );
		scrolled( 400 );
		expect( current() ).toEqual( [ 'location', null ] );
	} );

	it( 'call the last one read where the page ends', async () => {
		await load();
		place( document.getElementById( 'plans' ) as HTMLElement, 500, 1 );
		place( document.getElementById( 'walls' ) as HTMLElement, 2400, 100 );
		scrolled( 1600 );
		expect( current() ).toEqual( [ 'location', null ] );
		scrolled( 1700 );
		expect( current() ).toEqual( [ null, 'location' ] );
	} );

	it( 'are only for what is on the page', async () => {
		await load( '<section id="walls"></section>' );
		expect(
			[ ...document.querySelectorAll( 'nav li' ) ].map(
				( item ) => item.textContent
			)
		).toEqual( [ 'Walls and water' ] );
	} );

	it( 'look again when the window has another size (SITE-20)', async () => {
		jest.useFakeTimers();
		await load();
		lay();
		scrolled( 400 );
		place( document.getElementById( 'walls' ) as HTMLElement, 450, 100 );
		window.dispatchEvent( new Event( 'resize' ) );
		jest.advanceTimersByTime( 149 );
		expect( current() ).toEqual( [ 'location', null ] );
		jest.advanceTimersByTime( 1 );
		expect( current() ).toEqual( [ null, 'location' ] );
		jest.useRealTimers();
	} );
} );
