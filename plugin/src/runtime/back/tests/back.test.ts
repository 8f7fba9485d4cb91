/** SITE-160 */
import { stepIn, stepOut } from '..';

/** jsdom's history takes its time. */
const pause = (): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, 250 ) );
const isStep = (): boolean =>
	( history.state as { brolgaOver?: string } | null )?.brolgaOver !==
	undefined;

beforeEach( () => history.replaceState( null, '', '/' ) );

it( 'goes back out of what is open, and out of all of it at once', async () => {
	const closed: string[] = [];
	const menu = (): unknown => closed.push( 'menu' );
	const image = (): unknown => closed.push( 'image' );
	stepIn( menu );
	stepIn( image );
	expect( isStep() ).toBe( true );
	history.back();
	await pause();
	expect( closed ).toEqual( [ 'menu', 'image' ] );
	expect( isStep() ).toBe( false );
	stepOut( menu );
	stepOut( image );
} );

it( 'takes the step back when the last of them is closed', async () => {
	const menu = jest.fn();
	stepIn( menu );
	stepOut( menu );
	await pause();
	expect( isStep() ).toBe( false );
	expect( menu ).not.toHaveBeenCalled();
} );

it( 'keeps open what is opened while the step is taken back', async () => {
	const menu = jest.fn();
	const cart = jest.fn();
	stepIn( menu );
	stepOut( menu );
	stepIn( cart );
	await pause();
	expect( cart ).not.toHaveBeenCalled();
	expect( isStep() ).toBe( true );
	history.back();
	await pause();
	expect( cart ).toHaveBeenCalledTimes( 1 );
	stepOut( cart );
} );

it( 'leaves open what a link to a place on the page was followed in', async () => {
	const menu = jest.fn();
	stepIn( menu );
	history.pushState( null, '', '#prices' );
	window.dispatchEvent( new Event( 'popstate' ) );
	expect( menu ).not.toHaveBeenCalled();
	stepOut( menu );
	await pause();
} );

it( 'SITE-402 does not call off the way to another page', async () => {
	const menu = jest.fn();
	const back = jest.spyOn( history, 'back' );
	stepIn( menu );
	window.dispatchEvent( new Event( 'beforeunload' ) );
	stepOut( menu );
	await pause();
	expect( back ).not.toHaveBeenCalled();
	// Once the page has come back, nothing lies over it, and the step is taken back.
	window.dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: true } )
	);
	await pause();
	expect( back ).toHaveBeenCalledTimes( 1 );
	expect( isStep() ).toBe( false );
	// Whoever stays closes as ever.
	stepIn( menu );
	stepOut( menu );
	await pause();
	expect( back ).toHaveBeenCalledTimes( 2 );
	back.mockRestore();
} );

it.each( [
	[ 'another page', false, null, 'https://fig.example/shop/', 0 ],
	[ 'a place on this page', true, null, 'https://fig.example/#prices', 1 ],
	[ 'a telephone', false, null, 'tel:+61736110000', 1 ],
	[ 'a download', false, 'menu.pdf', 'https://fig.example/menu.pdf', 1 ],
] )(
	'SITE-402 where browsers tell what a link leads to, %s is told apart',
	async ( _, sameDocument, downloadRequest, url, times ) => {
		const navigation = new EventTarget();
		Object.assign( window, { navigation } );
		await jest.isolateModulesAsync( async () => {
			const step = await import( '..' );
			const back = jest.spyOn( history, 'back' );
			const menu = jest.fn();
			step.stepIn( menu );
			navigation.dispatchEvent(
				Object.assign( new Event( 'navigate' ), {
					destination: { sameDocument, url },
					downloadRequest,
				} )
			);
			step.stepOut( menu );
			await pause();
			expect( back ).toHaveBeenCalledTimes( times );
			back.mockRestore();
		} );
		Reflect.deleteProperty( window, 'navigation' );
	}
);
