/** CONSENT-400 */
import { fakeInView, fakeMotion } from '../../../../../../tests/support/view';

fakeMotion();
const look = fakeInView();

const frame = (): HTMLIFrameElement | null =>
	document.querySelector( 'iframe' );

/**
 * Opens a page with a frame that waits, which is in sight.
 *
 * @param service Whose it is.
 * @param answer  What the visitor has said; undefined: nothing.
 */
async function open( service: string, answer?: string ): Promise< void > {
	sessionStorage.clear();
	document.cookie =
		answer === undefined
			? 'brolga_consent=; path=/; max-age=0'
			: `brolga_consent=1.1.${ answer }; path=/`;
	document.body.innerHTML = `<script type="application/json" id="brolga-config">{"consent":{"version":"1","mode":"opt-in","services":{"maps":"preferences","videos":"marketing"}}}</script>
		<div class="brolga-frame" data-brolga-module="frame"><div class="brolga-external" data-brolga-external="host.example" data-brolga-category="${ service }"><button></button></div></div>`;
	const root = document.querySelector< HTMLElement >( '.brolga-frame' );
	if ( root ) {
		root.dataset.brolgaFrame = JSON.stringify( {
			src: 'https://host.example/embed/1?rel=0',
			title: 'Stretches',
			allow: 'fullscreen',
			allowfullscreen: true,
		} );
	}
	await jest.isolateModulesAsync( async () => {
		await import( '..' );
	} );
	if ( root ) {
		look( root, true );
	}
}

it( 'waits for its button, and plays what was asked for', async () => {
	await open( 'videos' );
	expect( frame() ).toBeNull();
	document.querySelector( 'button' )?.click();
	expect( frame() ).toMatchObject( {
		src: 'https://host.example/embed/1?rel=0&autoplay=1',
		title: 'Stretches',
	} );
	expect( frame()?.hasAttribute( 'allowfullscreen' ) ).toBe( true );
	expect( document.querySelector( '.brolga-frame' ) ).toBeNull();
	expect( document.activeElement ).toBe( frame() );
} );

it( 'comes at once, and quietly, where its visitor has agreed', async () => {
	await open( 'videos', 'videos' );
	expect( frame()?.src ).toBe( 'https://host.example/embed/1?rel=0' );
	expect( document.activeElement ).toBe( document.body );
	await open( 'maps', 'videos' );
	expect( frame() ).toBeNull();
	document.querySelector( 'button' )?.click();
	expect( frame()?.src ).toBe( 'https://host.example/embed/1?rel=0' );
} );
