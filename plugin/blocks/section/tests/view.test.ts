import {
	fakeInView,
	fakeMotion,
	loadView,
	markup,
	settled,
} from '../../../../tests/support/view';

type Refusal = 'NotAllowedError' | 'AbortError';

/** Videos that keep to what they are told. */
const videos = { refusal: undefined as Refusal | undefined, asked: 0 };
const playing = new WeakSet< HTMLMediaElement >();

Object.defineProperties( HTMLMediaElement.prototype, {
	paused: {
		get( this: HTMLMediaElement ) {
			return ! playing.has( this );
		},
	},
	play: {
		async value( this: HTMLMediaElement ) {
			videos.asked++;
			if ( videos.refusal ) {
				throw new DOMException( 'No.', videos.refusal );
			}
			playing.add( this );
			this.dispatchEvent( new Event( 'playing' ) );
		},
	},
	pause: {
		value( this: HTMLMediaElement ) {
			playing.delete( this );
		},
	},
} );

const video = ( id = 'video' ): HTMLVideoElement =>
	document.querySelector( `#${ id } video` ) as HTMLVideoElement;
const isOn = ( id?: string ): boolean =>
	! video( id ).paused && video( id ).hasAttribute( 'data-brolga-playing' );
const button = ( id = 'video' ): HTMLButtonElement =>
	document.querySelector( `#${ id } > button` ) as HTMLButtonElement;
const section = ( id = 'video' ): HTMLElement =>
	document.getElementById( id ) as HTMLElement;

describe( 'a section on the page', () => {
	const motion = fakeMotion();
	let see: ReturnType< typeof fakeInView >;
	let driven = true;

	beforeEach( () => {
		see = fakeInView();
		motion.reduced = false;
		videos.refusal = undefined;
		videos.asked = 0;
		driven = true;
		window.CSS = { supports: () => driven } as unknown as typeof CSS;
	} );

	it( 'plays its video in view, and no other (SECTION-2, SECTION-3)', async () => {
		await loadView(
			markup( 'video' ) +
				markup( 'video' ).replaceAll( 'id="video"', 'id="other"' )
		);
		expect( videos.asked ).toBe( 0 );
		see( section(), true );
		await settled();
		expect( [ isOn(), isOn( 'other' ) ] ).toEqual( [ true, false ] );
		see( section(), false );
		expect( isOn() ).toBe( false );
		see( section(), true );
		await settled();
		expect( isOn() ).toBe( true );
	} );

	it( 'lets the page load before its video (SECTION-2)', async () => {
		const loading = jest
			.spyOn( document, 'readyState', 'get' )
			.mockReturnValue( 'interactive' );
		await loadView( markup( 'video' ) );
		see( section(), true );
		await settled();
		expect( videos.asked ).toBe( 0 );
		loading.mockRestore();
		window.dispatchEvent( new Event( 'load' ) );
		see( section(), true );
		await settled();
		expect( isOn() ).toBe( true );
	} );

	it( 'goes on out of view where it may (SECTION-2)', async () => {
		await loadView(
			markup( 'video' ).replace(
				'data-brolga-video',
				'data-brolga-video data-brolga-outside'
			)
		);
		await settled();
		expect( isOn() ).toBe( true );
		see( section(), true );
		see( section(), false );
		expect( isOn() ).toBe( true );
	} );

	it( 'is paused and played by its button, which says so (SECTION-4)', async () => {
		await loadView( markup( 'video' ) );
		see( section(), true );
		await settled();
		expect( button().hidden ).toBe( false );
		expect( button().getAttribute( 'aria-label' ) ).toBe(
			'Pause the video'
		);
		button().click();
		expect( video().paused ).toBe( true );
		// The frame stays: the visitor wanted a pause, not the poster.
		expect( video().hasAttribute( 'data-brolga-playing' ) ).toBe( true );
		expect( button().getAttribute( 'aria-label' ) ).toBe(
			'Play the video'
		);
		see( section(), false );
		see( section(), true );
		await settled();
		expect( isOn() ).toBe( false );
		button().click();
		await settled();
		expect( isOn() ).toBe( true );
	} );

	it( 'asks for no video under reduced motion, until it is wanted (SECTION-5)', async () => {
		motion.reduced = true;
		await loadView( markup( 'video' ) );
		see( section(), true );
		await settled();
		expect( videos.asked ).toBe( 0 );
		expect( button().getAttribute( 'aria-label' ) ).toBe(
			'Play the video'
		);
		button().click();
		await settled();
		expect( isOn() ).toBe( true );
	} );

	it( 'asks for no video where data is to be saved (SECTION-5)', async () => {
		Object.defineProperty( navigator, 'connection', {
			configurable: true,
			value: { saveData: true },
		} );
		await loadView( markup( 'video' ) );
		see( section(), true );
		await settled();
		Object.defineProperty( navigator, 'connection', {
			configurable: true,
			value: undefined,
		} );
		expect( videos.asked ).toBe( 0 );
	} );

	it( 'leaves the poster where the browser refuses (SECTION-11)', async () => {
		videos.refusal = 'NotAllowedError';
		await loadView( markup( 'video' ) );
		see( section(), true );
		await settled();
		expect( isOn() ).toBe( false );
		expect( button().getAttribute( 'aria-label' ) ).toBe(
			'Play the video'
		);
		videos.refusal = undefined;
		button().click();
		await settled();
		expect( isOn() ).toBe( true );
	} );

	it( 'takes a start that was cut short for no refusal (SECTION-11)', async () => {
		videos.refusal = 'AbortError';
		await loadView( markup( 'video' ) );
		see( section(), true );
		await settled();
		expect( button().getAttribute( 'aria-label' ) ).toBe(
			'Pause the video'
		);
	} );

	it( 'moves its background while in view where the browser cannot (SECTION-1)', async () => {
		driven = false;
		await loadView( markup( 'image' ) );
		const layer = document.querySelector< HTMLElement >(
			'[data-brolga-parallax]'
		);
		const shift = (): string | undefined =>
			layer?.style.getPropertyValue( '--brolga-section-shift' );
		let top = 100;
		section( 'image' ).getBoundingClientRect = () =>
			( { top, height: 200 } ) as DOMRect;
		expect( shift() ).toBe( '' );
		see( section( 'image' ), true );
		const first = Number.parseFloat( shift() ?? '' );
		expect( first ).toBeCloseTo( 0.3 * ( window.innerHeight / 2 - 200 ) );
		top = 0;
		window.dispatchEvent( new Event( 'scroll' ) );
		await settled( 60 );
		expect( Number.parseFloat( shift() ?? '' ) ).toBeCloseTo( first + 30 );
		see( section( 'image' ), false );
		top = -100;
		window.dispatchEvent( new Event( 'scroll' ) );
		await settled( 60 );
		expect( Number.parseFloat( shift() ?? '' ) ).toBeCloseTo( first + 30 );
	} );

	it( 'leaves it to the browser where that can (SECTION-1)', async () => {
		await loadView( markup( 'image' ) );
		see( section( 'image' ), true );
		expect(
			document
				.querySelector< HTMLElement >( '[data-brolga-parallax]' )
				?.getAttribute( 'style' )
		).toBeNull();
	} );

	it( 'stops with its signal', async () => {
		const runtime = await loadView( markup( 'video' ) );
		see( section(), true );
		await settled();
		runtime.teardown( section() );
		expect( video().paused ).toBe( true );
		button().click();
		expect( video().paused ).toBe( true );
	} );

	it( 'leaves broken markup as it is', async () => {
		await loadView(
			'<div data-brolga-module="brolga/section"><p></p></div>'
		);
		expect( document.querySelector( '[hidden], [style]' ) ).toBeNull();
	} );
} );
