const markup = ( attribute = '' ): string => `
	<div id="block-1" data-brolga-module="brolga/sample" ${ attribute }>
		<h3><button aria-controls="block-1-content" aria-expanded="true" disabled>More</button></h3>
		<div id="block-1-content" data-brolga-content><p>Content</p></div>
	</div>`;

const load = async ( html: string ): Promise< void > => {
	document.body.innerHTML = html;
	await jest.isolateModulesAsync( async () => {
		await import( '../view' );
	} );
};

const button = (): HTMLButtonElement | null =>
	document.querySelector( 'button' );
const isOpen = (): boolean =>
	button()?.getAttribute( 'aria-expanded' ) === 'true' &&
	document.querySelector( '[data-brolga-content]:not([hidden])' ) !== null;

describe( 'the sample on the page', () => {
	it( 'is closed, unless the owner opened it', async () => {
		await load( markup() );
		expect( isOpen() ).toBe( false );
		await load( markup( 'data-brolga-open' ) );
		expect( isOpen() ).toBe( true );
	} );

	it( 'opens and closes by its button', async () => {
		await load( markup() );
		button()?.click();
		expect( isOpen() ).toBe( true );
		button()?.click();
		expect( isOpen() ).toBe( false );
	} );

	it( 'leaves broken markup as it is', async () => {
		await load( '<div data-brolga-module="brolga/sample"><p></p></div>' );
		expect( document.querySelector( '[hidden]' ) ).toBeNull();
	} );
} );
