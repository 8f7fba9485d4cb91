import { startKeepAlive } from '../keep-alive';
import { countGoals } from '../goals';
import { countForms, countLead } from '../lead';

jest.mock( '../keep-alive' );
jest.mock( '../lead' );
jest.mock( '../goals' );

describe( 'the site module', () => {
	const load = async ( preview: boolean ): Promise< void > => {
		document.body.className = 'page no-js';
		document.body.innerHTML = `<script type="application/json" id="brolga-config">{"preview":${ preview }}</script>`;
		await jest.isolateModulesAsync( async () => {
			await import( '..' );
		} );
	};

	beforeEach( () => {
		jest.clearAllMocks();
		jest.useFakeTimers();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'takes the mark off and starts the timer at once, and counts when the page is idle (SITE-1, SITE-3, SESSION-1)', async () => {
		await load( false );
		expect( document.body.className ).toBe( 'page' );
		expect( startKeepAlive ).toHaveBeenCalledTimes( 1 );
		expect( countForms ).toHaveBeenCalledTimes( 1 );
		expect( countGoals ).toHaveBeenCalledTimes( 1 );
		expect( countLead ).not.toHaveBeenCalled();
		jest.runAllTimers();
		expect( startKeepAlive ).toHaveBeenCalledTimes( 1 );
		expect( countLead ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits for the page to have loaded (SITE-1)', async () => {
		const state = jest
			.spyOn( document, 'readyState', 'get' )
			.mockReturnValue( 'interactive' );
		await load( false );
		expect( document.body.className ).toBe( 'page no-js' );
		window.dispatchEvent( new Event( 'load' ) );
		expect( document.body.className ).toBe( 'page' );
		state.mockRestore();
	} );

	it( 'counts nothing in a preview (TRACK-10)', async () => {
		await load( true );
		jest.runAllTimers();
		expect( countLead ).not.toHaveBeenCalled();
		expect( startKeepAlive ).toHaveBeenCalled();
	} );
} );
