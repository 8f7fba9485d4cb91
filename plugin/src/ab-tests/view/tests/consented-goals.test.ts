/**
 * Where visitors are asked, nothing counts them before they agree.
 */
const mockLoaded = jest.fn();
const mockHear = jest.fn();

jest.mock( '@brolga/goals-now', () => {
	mockLoaded();
	return {
		hear: ( event: unknown ): unknown => mockHear( event ),
		subjectOf: ( key: string ): string => `subject of ${ key }`,
	};
} );

const EVENT = { name: 'form_sent', source: 'form', data: {} } as const;

const answer = ( services: string ): void => {
	document.cookie = `brolga_consent=v1.1760000000.${ services }`;
	document.dispatchEvent( new CustomEvent( 'brolga:consent' ) );
};

const ask = ( mode: string ): void => {
	document.body.innerHTML = `<script type="application/json" id="brolga-config">${ JSON.stringify(
		{
			consent: {
				version: 'v1',
				mode,
				services: { experiments: 'statistics' },
			},
		}
	) }</script>`;
};

const settled = (): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, 20 ) );

describe( 'goals of a page that asks (AB-56)', () => {
	beforeEach( () => {
		jest.resetModules();
		mockLoaded.mockReset();
		mockHear.mockReset();
		document.cookie = 'brolga_consent=; max-age=0';
	} );

	it( 'are not loaded before the visitor agrees, nor when he refuses', async () => {
		ask( 'opt-in' );
		const gate = await import( '../consented-goals' );
		await gate.hear( EVENT );
		answer( 'maps' );
		await settled();
		expect( gate.subjectOf( '12' ) ).toBe( '' );
		expect( gate.goalsAround( document.body ) ).toEqual( [] );
		gate.happen( '12', { record: 'click_goal' } );
		expect( mockLoaded ).not.toHaveBeenCalled();
		expect( mockHear ).not.toHaveBeenCalled();
	} );

	it( 'are loaded as soon as he agrees', async () => {
		ask( 'opt-in' );
		const gate = await import( '../consented-goals' );
		await settled();
		expect( mockLoaded ).not.toHaveBeenCalled();
		answer( 'maps~experiments' );
		await settled();
		await gate.hear( EVENT );
		expect( mockLoaded ).toHaveBeenCalledTimes( 1 );
		expect( mockHear ).toHaveBeenCalledWith( EVENT );
		expect( gate.subjectOf( '12' ) ).toBe( 'subject of 12' );
	} );

	it( 'are loaded at once where he agreed before', async () => {
		ask( 'opt-in' );
		answer( 'experiments' );
		const gate = await import( '../consented-goals' );
		await gate.hear( EVENT );
		expect( mockHear ).toHaveBeenCalledWith( EVENT );
	} );
} );
