import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { act, render } from '@testing-library/react';
import { Prefill } from '../prefill';

jest.mock( '@wordpress/data' );
jest.mock( '@wordpress/notices', () => ( { store: 'notices' } ) );

let tests: string[] = [];
const select = () => ( {
	__unstableIsEditorReady: () => true,
	getBlocksByName: () => tests,
} );
const createInfoNotice = jest.fn();
const removeNotice = jest.fn();

beforeEach( () => {
	jest.mocked( useSelect ).mockImplementation( ( ( asked: unknown ) =>
		( asked as ( from: () => unknown ) => unknown )(
			select
		) ) as unknown as typeof useSelect );
	jest.mocked( useRegistry ).mockReturnValue( {
		select,
		dispatch: jest.fn(),
	} as unknown as ReturnType< typeof useRegistry > );
	jest.mocked( useDispatch ).mockReturnValue( {
		createInfoNotice,
		removeNotice,
	} as unknown as ReturnType< typeof useDispatch > );
} );

it( 'says how a test begins until there is one more (AB-736)', async () => {
	Object.assign( window, {
		brolgaPrefill: { what: 'test', markup: '', isNew: false },
	} );
	tests = [ 'older' ];
	const { rerender } = render( <Prefill /> );
	expect( createInfoNotice ).toHaveBeenCalledTimes( 1 );
	await act( async () => rerender( <Prefill /> ) );
	expect( removeNotice ).not.toHaveBeenCalled();
	tests = [ 'older', 'new' ];
	await act( async () => rerender( <Prefill /> ) );
	expect( removeNotice ).toHaveBeenCalledWith( 'brolga-prefill' );
} );
