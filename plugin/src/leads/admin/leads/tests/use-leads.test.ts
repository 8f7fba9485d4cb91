import { act, renderHook } from '@testing-library/react';
import { list, type LeadPage, type LeadQuery } from '../../../rest';
import { useLeads } from '../use-leads';

jest.mock( '../../../rest' );

/** A question, and what answers it in the end. */
const asked = (
	form: string
): {
	query: LeadQuery;
	page: LeadPage;
} => ( {
	query: { form } as LeadQuery,
	page: { form } as unknown as LeadPage,
} );

describe( 'the list of leads', () => {
	const answers: {
		resolve: ( page: LeadPage ) => void;
		reject: ( error: Error ) => void;
	}[] = [];

	beforeEach( () => {
		answers.length = 0;
		jest.mocked( list ).mockImplementation(
			() =>
				new Promise( ( resolve, reject ) => {
					answers.push( { resolve, reject } );
				} )
		);
	} );

	it( 'shows the answer to the newest question, however late an older one comes (LEAD-11)', async () => {
		const [ first, second ] = [ asked( 'first' ), asked( 'second' ) ];
		const { result, rerender } = renderHook( useLeads, {
			initialProps: first.query,
		} );
		rerender( second.query );
		await act( async () => answers[ 1 ]?.resolve( second.page ) );
		await act( async () => answers[ 0 ]?.resolve( first.page ) );
		expect( result.current ).toMatchObject( {
			page: second.page,
			loading: false,
			error: '',
		} );
	} );

	it( 'does not tell of an older question that failed (LEAD-11)', async () => {
		const [ first, second ] = [ asked( 'first' ), asked( 'second' ) ];
		const { result, rerender } = renderHook( useLeads, {
			initialProps: first.query,
		} );
		rerender( second.query );
		await act( async () => answers[ 0 ]?.reject( new Error( 'Lost.' ) ) );
		expect( result.current ).toMatchObject( { loading: true, error: '' } );
		await act( async () => answers[ 1 ]?.resolve( second.page ) );
		expect( result.current.page ).toBe( second.page );
	} );
} );
