import { startKeepAlive } from '../keep-alive';
import { countGoals } from '../../../ab-tests/view/count-goals';
import { countForms, countLead } from '../../../leads/view/count-leads';
import { fetchLater } from '../views';

jest.mock( '../keep-alive' );
jest.mock( '../../../leads/view/count-leads' );
jest.mock( '../../../ab-tests/view/count-goals' );

jest.mock( '../views' );

describe( 'the site module', () => {
	const load = async ( preview: boolean, html = '' ): Promise< void > => {
		document.body.className = 'page no-js brolga-preload';
		document.body.innerHTML = `${ html }<script type="application/json" id="brolga-config">{"preview":${ preview }}</script>`;
		await jest.isolateModulesAsync( async () => {
			await import( '../site' );
		} );
	};

	beforeEach( () => {
		jest.clearAllMocks();
		jest.useFakeTimers();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'takes the mark off and begins at once, and counts the lead of a page that has loaded (SITE-1, SITE-3, SITE-30, SESSION-1)', async () => {
		await load( false );
		expect( document.body.className ).toBe( 'page brolga-preload' );
		expect( startKeepAlive ).toHaveBeenCalledTimes( 1 );
		expect( fetchLater ).toHaveBeenCalledTimes( 1 );
		expect( countForms ).toHaveBeenCalledTimes( 1 );
		expect( countGoals ).toHaveBeenCalledTimes( 1 );
		expect( countLead ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits for the page to have loaded (SITE-1)', async () => {
		const state = jest
			.spyOn( document, 'readyState', 'get' )
			.mockReturnValue( 'interactive' );
		await load( false );
		expect( document.body.className ).toBe( 'page no-js brolga-preload' );
		jest.advanceTimersByTime( 5000 );
		expect( document.body.className ).toBe( 'page no-js brolga-preload' );
		expect( countLead ).not.toHaveBeenCalled();
		window.dispatchEvent( new Event( 'load' ) );
		expect( document.body.className ).toBe( 'page brolga-preload' );
		state.mockRestore();
	} );

	it( 'takes the preload mark off 500 ms after loading (SITE-21)', async () => {
		await load( false );
		jest.advanceTimersByTime( 499 );
		expect( document.body.classList ).toContain( 'brolga-preload' );
		jest.advanceTimersByTime( 1 );
		expect( document.body.className ).toBe( 'page' );
	} );

	it( 'counts nothing in a preview (AB-14, TRACK-10, SITE-13)', async () => {
		await load( true );
		jest.runAllTimers();
		expect( countLead ).not.toHaveBeenCalled();
		expect( countForms ).not.toHaveBeenCalled();
		expect( countGoals ).not.toHaveBeenCalled();
		expect( startKeepAlive ).toHaveBeenCalled();
	} );
} );
