const tabs = ( id: string, names: readonly string[], inner = '' ): string => `
	<div id="${ id }" data-brolga-module="brolga/tabs" data-brolga-orientation="horizontal">
		<ul data-brolga-tablist>${ names
			.map(
				( name ) =>
					`<li><a id="tab-${ name }-link" href="#tab-${ name }">${ name }</a></li>`
			)
			.join( '' ) }</ul>
		<div data-brolga-panels>${ names
			.map(
				( name, index ) =>
					`<section id="tab-${ name }" aria-labelledby="tab-${ name }-link" data-brolga-panel ${
						index === 0 ? 'data-brolga-active' : ''
					}><p id="in-${ name }"></p>${
						index === 1 ? inner : ''
					}</section>`
			)
			.join( '' ) }</div>
	</div>`;

const load = async ( html: string, hash = '' ): Promise< void > => {
	window.location.hash = hash;
	document.body.innerHTML = html;
	await jest.isolateModulesAsync( async () => {
		await import( '../view' );
	} );
};

/** Names of the tabs that are open, of all tabs on the page. */
const open = (): string[] =>
	[ ...document.querySelectorAll( '[aria-selected="true"]' ) ].map(
		( tab ) => tab.textContent
	);
const visible = (): string[] =>
	[ ...document.querySelectorAll( 'section:not([hidden])' ) ].map(
		( { id } ) => id
	);
const tab = ( name: string ): HTMLElement =>
	document.getElementById( `tab-${ name }-link` ) as HTMLElement;
const press = ( name: string, key: string ): void => {
	tab( name ).dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true } )
	);
};
const later = (): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, 30 ) );

describe( 'tabs on the page', () => {
	const into = jest.fn();

	beforeAll( () => {
		Element.prototype.scrollIntoView = into;
	} );
	beforeEach( () => into.mockClear() );

	it( 'carry the roles and states of the pattern (TABS-7, TABS-8)', async () => {
		await load( tabs( 'work', [ 'a', 'b' ] ) );
		const list = document.querySelector( '[role="tablist"]' );
		expect( list?.getAttribute( 'aria-orientation' ) ).toBe( 'horizontal' );
		expect(
			list?.querySelectorAll( '[role="none"] > [role="tab"]' )
		).toHaveLength( 2 );
		expect( tab( 'b' ).getAttribute( 'aria-controls' ) ).toBe( 'tab-b' );
		expect( [ tab( 'a' ).tabIndex, tab( 'b' ).tabIndex ] ).toEqual( [
			0, -1,
		] );
		expect( document.querySelectorAll( '[role="tabpanel"]' ) ).toHaveLength(
			2
		);
	} );

	it( 'open what is clicked and hide the rest findably (TABS-1, TABS-2, TABS-11)', async () => {
		await load( tabs( 'work', [ 'a', 'b' ] ) );
		expect( visible() ).toEqual( [ 'tab-a' ] );
		tab( 'b' ).click();
		expect( open() ).toEqual( [ 'b' ] );
		expect( visible() ).toEqual( [ 'tab-b' ] );
		expect(
			document.getElementById( 'tab-a' )?.getAttribute( 'hidden' )
		).toBe( 'until-found' );
		document
			.getElementById( 'tab-a' )
			?.dispatchEvent( new Event( 'beforematch' ) );
		expect( open() ).toEqual( [ 'a' ] );
	} );

	it( 'write their index into the address and read it back (TABS-3, TABS-5, TABS-6)', async () => {
		await load( tabs( 'work', [ 'a', 'b', 'c' ] ), 'other|x||work|1' );
		expect( open() ).toEqual( [ 'b' ] );
		tab( 'c' ).click();
		expect( window.location.hash ).toBe( '#other|x||work|2' );
		await load( tabs( 'work', [ 'a', 'b', 'c' ] ), 'work|9' );
		expect( open() ).toEqual( [ 'a' ] );
	} );

	it( 'go back and forth with the history (TABS-13)', async () => {
		await load( tabs( 'work', [ 'a', 'b' ] ) );
		await later();
		tab( 'b' ).click();
		window.history.back();
		await later();
		expect( open() ).toEqual( [ 'a' ] );
	} );

	it.each( [ 'b', 'tab-b', 'in-b' ] )(
		'open the tab of the anchor #%s (TABS-4, TABS-10)',
		async ( anchor ) => {
			await load( tabs( 'work', [ 'a', 'b' ] ), anchor );
			expect( open() ).toEqual( [ 'b' ] );
			expect( into ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'follow the keyboard, and only plain keys (TABS-8)', async () => {
		await load( tabs( 'work', [ 'a', 'b', 'c' ] ) );
		press( 'a', 'ArrowRight' );
		expect( open() ).toEqual( [ 'b' ] );
		expect( document.activeElement ).toBe( tab( 'b' ) );
		press( 'b', 'End' );
		press( 'c', 'ArrowRight' );
		expect( open() ).toEqual( [ 'a' ] );
		tab( 'a' ).dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'ArrowRight',
				altKey: true,
				bubbles: true,
			} )
		);
		expect( open() ).toEqual( [ 'a' ] );
	} );

	it( 'mirror the arrows from right to left (TABS-9)', async () => {
		await load( tabs( 'work', [ 'a', 'b', 'c' ] ) );
		const list = document.querySelector( 'ul' ) as HTMLElement;
		list.style.direction = 'rtl';
		press( 'a', 'ArrowLeft' );
		expect( open() ).toEqual( [ 'b' ] );
	} );

	it( 'do not disturb tabs inside them (TABS-15)', async () => {
		await load(
			tabs( 'work', [ 'a', 'b' ], tabs( 'inner', [ 'x', 'y' ] ) )
		);
		tab( 'b' ).click();
		tab( 'y' ).click();
		expect( open() ).toEqual( [ 'b', 'y' ] );
		press( 'y', 'Home' );
		expect( open() ).toEqual( [ 'b', 'x' ] );
	} );

	it( 'leave broken markup as it is', async () => {
		await load(
			'<div id="work" data-brolga-module="brolga/tabs"><ul data-brolga-tablist></ul></div>'
		);
		expect( document.querySelector( '[role]' ) ).toBeNull();
	} );
} );
