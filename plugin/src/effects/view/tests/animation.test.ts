describe( 'animation', () => {
	let comesIntoView: () => void;
	let end: () => void;

	beforeEach( async () => {
		window.IntersectionObserver = class {
			constructor(
				callback: ( entries: { isIntersecting: boolean }[] ) => void
			) {
				comesIntoView = () => callback( [ { isIntersecting: true } ] );
			}
			observe(): void {}
			disconnect(): void {}
		} as unknown as typeof IntersectionObserver;
		document.body.innerHTML =
			'<div data-brolga-animation class="brolga-animated"><p></p><p></p></div>';
		const finished = new Promise< void >( ( resolve ) => {
			end = resolve;
		} );
		HTMLElement.prototype.getAnimations = function () {
			return [
				{ effect: { target: this }, finished },
				{
					// Of a block inside, which goes on for ever.
					effect: { target: document.createElement( 'i' ) },
					finished: new Promise( () => {} ),
				},
			] as unknown as Animation[];
		};
		jest.resetModules();
		await import( '../animation' );
	} );

	const classes = () =>
		document.body.firstElementChild?.classList.value.split( ' ' );

	it( 'waits, runs, and is marked as done when it is over (ANIM-5)', async () => {
		expect( classes() ).toEqual( [ 'brolga-animated', 'is-ready' ] );
		comesIntoView();
		await Promise.resolve();
		expect( classes() ).toContain( 'is-animating' );
		end();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( classes() ).toContain( 'has-animated' );
		expect( classes() ).not.toContain( 'is-animating' );
	} );

	it( 'hides nothing that is in sight already (ANIM-400)', async () => {
		const root = document.body.firstElementChild as HTMLElement;
		root.classList.remove( 'is-ready' );
		root.getBoundingClientRect = () =>
			( { top: 700, bottom: 900 } ) as DOMRect;
		jest.resetModules();
		await import( '../animation' );
		expect( classes() ).toEqual( [ 'brolga-animated' ] );
		comesIntoView();
		expect( classes() ).toContain( 'is-animating' );
		root.className = 'brolga-animated';
		root.getBoundingClientRect = () =>
			( { top: 768, bottom: 900 } ) as DOMRect;
		jest.resetModules();
		await import( '../animation' );
		expect( classes() ).toContain( 'is-ready' );
	} );

	it( 'never takes an endless one away (ANIM-6)', async () => {
		comesIntoView();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( classes() ).toContain( 'is-animating' );
		expect( classes() ).not.toContain( 'has-animated' );
	} );

	it( 'counts the children, which may come one after the other (ANIM-8)', () => {
		expect(
			[ ...document.querySelectorAll( 'p' ) ].map( ( { style } ) =>
				style.getPropertyValue( '--brolga-animation-n' )
			)
		).toEqual( [ '0', '1' ] );
	} );
} );
