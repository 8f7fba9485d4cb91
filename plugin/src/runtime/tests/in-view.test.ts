import { inView } from '../in-view';
import { within } from '../scroll';

type Callback = ( entries: { isIntersecting: boolean }[] ) => void;

describe( 'inView', () => {
	let tell: ( ...visible: boolean[] ) => void;
	let margin: string | undefined;
	let box: Element | null;
	const disconnect = jest.fn();

	beforeEach( () => {
		disconnect.mockClear();
		window.IntersectionObserver = class {
			constructor(
				callback: Callback,
				options: { rootMargin: string; root: Element | null }
			) {
				margin = options.rootMargin;
				box = options.root;
				tell = ( ...visible ) =>
					callback(
						visible.map( ( isIntersecting ) => ( {
							isIntersecting,
						} ) )
					);
			}
			observe(): void {}
			disconnect = disconnect;
		} as unknown as typeof IntersectionObserver;
	} );

	const watch = ( options: object = {} ): boolean[] => {
		const seen: boolean[] = [];
		inView( document.body, ( visible ) => seen.push( visible ), {
			signal: new AbortController().signal,
			...options,
		} );
		return seen;
	};

	it( 'tells once by default (SITE-7)', () => {
		const seen = watch();
		tell( false );
		tell( true );
		expect( seen ).toEqual( [ true ] );
		expect( disconnect ).toHaveBeenCalled();
	} );

	it( 'looks at the window, or at what an owner’s preview scrolls in (SITE-25)', () => {
		watch();
		expect( box ).toBeNull();
		within( document.body );
		watch();
		expect( box ).toBe( document.body );
	} );

	it( 'tells of coming and going when asked (SITE-7)', () => {
		const seen = watch( { once: false } );
		[ true, true, false, true ].forEach( ( visible ) => tell( visible ) );
		expect( seen ).toEqual( [ true, false, true ] );
	} );

	it( 'goes by the last of what a busy browser tells at once (SITE-7)', () => {
		const seen = watch( { once: false } );
		tell( false, true );
		tell( true, false );
		expect( seen ).toEqual( [ true, false ] );
	} );

	it( 'draws its line where it is asked to (SITE-7)', () => {
		watch( { offset: 0.75 } );
		expect( margin ).toBe( '0px 0px -25%' );
		watch( { offset: 0.5, margin: 20 } );
		expect( margin ).toBe( '20px 0px -50%' );
		watch( { offset: 1, margin: 200 } );
		expect( margin ).toBe( '200px 0px' );
	} );

	it( 'ends with its signal', () => {
		const controller = new AbortController();
		watch( { signal: controller.signal } );
		controller.abort();
		expect( disconnect ).toHaveBeenCalled();
	} );
} );
