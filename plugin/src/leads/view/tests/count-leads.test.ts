import * as module from '../lead';
import { announce } from '../../../runtime/events';
import { countForms, countLead } from '../count-leads';

jest.mock( '../lead' );

const LEAD = { lead_id: '7', form: 'enquiry', redirect: '' };

const settled = (): Promise< void > =>
	new Promise( ( done ) => setTimeout( done ) );

describe( 'leads', () => {
	const arrived = jest.mocked( module.arrived );
	const hear = jest.mocked( module.hear );

	beforeAll( () => countForms() );
	beforeEach( () => jest.clearAllMocks() );

	it.each( [ '/thank-you/', '/quote/thank-you-jo/?a=1' ] )(
		'are counted on %s (TRACK-1)',
		async ( path ) => {
			window.history.replaceState( null, '', path );
			countLead();
			await settled();
			expect( arrived ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'are not counted on other pages (TRACK-1)', async () => {
		window.history.replaceState( null, '', '/contact/' );
		countLead();
		await settled();
		expect( arrived ).not.toHaveBeenCalled();
	} );

	it( 'are counted when a form brings one, before the visitor goes on (FORM-53)', async () => {
		await announce( 'form_sent', 'form', LEAD );
		expect( hear.mock.calls ).toEqual( [
			[ expect.objectContaining( { data: LEAD } ) ],
		] );
	} );

	it( 'are counted also where nobody waits for it (FORM-53)', async () => {
		document.dispatchEvent(
			new CustomEvent( 'brolga:event', {
				detail: { name: 'form_sent', source: 'form', data: LEAD },
			} )
		);
		await settled();
		expect( hear ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'are none where nothing says so', async () => {
		await announce( 'form_sent', 'form', { redirect: '' } );
		await announce( 'signed_up', 'up', { lead_id: '7' } );
		await settled();
		expect( hear ).not.toHaveBeenCalled();
	} );

	it( 'keep nobody where they cannot be counted (TRACK-2)', async () => {
		jest.resetModules();
		jest.doMock( '@brolga/lead', () => {
			throw new Error( 'offline' );
		} );
		await jest.isolateModulesAsync( async () => {
			const site = await import( '../count-leads' );
			window.history.replaceState( null, '', '/thank-you/' );
			site.countLead();
			site.countForms();
		} );
		await expect(
			announce( 'form_sent', 'form', LEAD )
		).resolves.toBeUndefined();
		await settled();
		jest.dontMock( '@brolga/lead' );
		expect( arrived ).not.toHaveBeenCalled();
	} );
} );
