import type { PageEvent } from '@brolga/runtime';
import {
	fakeMotion,
	loadView,
	markup,
	press,
	settled,
} from '../../../../tests/support/view';

const motion = fakeMotion();
const cover = (): HTMLElement | null =>
	document.querySelector( '[data-brolga-play]' );
const frame = (): HTMLIFrameElement | null =>
	document.querySelector( 'iframe' );
const video = (): HTMLVideoElement =>
	document.querySelector( 'video' ) as HTMLVideoElement;
const told: unknown[] = [];

document.addEventListener( 'brolga:event', ( event ) => {
	const { name, source, data } = ( event as CustomEvent< PageEvent > ).detail;
	told.push( [ name, source, data ] );
} );

describe( 'a video on the page', () => {
	beforeEach( () => {
		motion.reduced = false;
		told.length = 0;
	} );

	it( 'asks nothing of its host before it is pressed (VIDEO-2)', async () => {
		await loadView( markup( 'embed' ) );
		expect( frame() ).toBeNull();
		expect( cover()?.getAttribute( 'role' ) ).toBe( 'button' );
	} );

	it( 'loads and starts the embed, once, and says so (VIDEO-1, VIDEO-5, VIDEO-10)', async () => {
		await loadView( markup( 'embed' ) );
		cover()?.click();
		cover()?.click();
		expect( document.querySelectorAll( 'iframe' ) ).toHaveLength( 1 );
		expect( frame()?.src ).toMatch(
			/^https:\/\/www\.youtube-nocookie\.com\/embed\/.*autoplay=1/
		);
		expect( frame()?.title ).toBe( 'Planting a fig' );
		expect( document.activeElement ).toBe( frame() );
		expect( told ).toEqual( [
			[
				'video_played',
				'video',
				{ provider: 'youtube', title: 'Planting a fig' },
			],
		] );
	} );

	it( 'takes 500 ms for its overlay to fade (VIDEO-3)', async () => {
		await loadView( markup( 'embed' ) );
		cover()?.click();
		expect( cover()?.style.transition ).toContain( 'opacity 500ms' );
		await settled( 400 );
		expect( cover() ).not.toBeNull();
		await settled( 150 );
		expect( cover() ).toBeNull();
	} );

	it( 'fades nothing under reduced motion (VIDEO-3)', async () => {
		motion.reduced = true;
		await loadView( markup( 'embed' ) );
		cover()?.click();
		await settled( 5 );
		expect( cover() ).toBeNull();
	} );

	it( 'is a button for the keyboard and a link for a held key (VIDEO-9)', async () => {
		await loadView( markup( 'embed' ) );
		const followed: boolean[] = [];
		document.addEventListener(
			'click',
			( event ) => {
				followed.push( ! event.defaultPrevented );
				// jsdom goes nowhere.
				event.preventDefault();
			},
			{ once: true }
		);
		cover()?.dispatchEvent(
			new MouseEvent( 'click', {
				ctrlKey: true,
				bubbles: true,
				cancelable: true,
			} )
		);
		expect( followed ).toEqual( [ true ] );
		expect( frame() ).toBeNull();
		press( cover(), ' ' );
		expect( frame() ).not.toBeNull();
	} );

	it( 'plays a video of this site under its cover (VIDEO-7)', async () => {
		const play = jest
			.spyOn( HTMLMediaElement.prototype, 'play' )
			.mockImplementation( async function ( this: HTMLMediaElement ) {
				this.dispatchEvent( new Event( 'play' ) );
			} );
		await loadView( markup( 'file' ) );
		expect( cover()?.hidden ).toBe( false );
		expect( video().inert ).toBe( true );
		expect( video().controls ).toBe( false );
		expect( play ).not.toHaveBeenCalled();
		cover()?.click();
		expect( play ).toHaveBeenCalledTimes( 1 );
		expect( video().inert ).toBe( false );
		video().dispatchEvent( new Event( 'play' ) );
		expect( told ).toHaveLength( 1 );
	} );

	it( 'leaves the video’s own controls where the browser refuses to play (VIDEO-7)', async () => {
		jest.spyOn( HTMLMediaElement.prototype, 'play' ).mockRejectedValue(
			new Error( 'refused' )
		);
		await loadView( markup( 'file' ) );
		cover()?.click();
		await settled();
		expect( video().inert ).toBe( false );
		expect( video().controls ).toBe( true );
		expect( told ).toEqual( [] );
	} );

	it( 'leaves broken markup as it is', async () => {
		await loadView(
			'<div data-brolga-module="brolga/video"><p></p></div>'
		);
		expect( document.querySelector( 'iframe, [role]' ) ).toBeNull();
	} );
} );
