/**
 * What every field is asked for in the sidebar, by name.
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { FieldBasics } from '../field-basics';
import { OptionSettings } from '../option-settings';

const TYPES = [
	{ name: 'input', title: 'Text field' },
	{ name: 'radio', title: 'Choose one' },
	{ name: 'hidden', title: 'Hidden field' },
] as const;

// FIELD-15
describe( 'the settings of a field', () => {
	const open = ( type: ( typeof TYPES )[ number ][ 'name' ] ) => {
		const [ onType, onChange ] = [ jest.fn(), jest.fn() ];
		render(
			<FieldBasics
				types={ TYPES }
				type={ type }
				required={ false }
				width="half"
				onType={ onType }
				onChange={ onChange }
			/>
		);
		return { onType, onChange };
	};
	const choose = ( name: string, value: string ) =>
		fireEvent.change( screen.getByRole( 'combobox', { name } ), {
			target: { value },
		} );

	it( 'are its type, whether it is required, and its width', () => {
		const { onType, onChange } = open( 'input' );
		choose( 'Field type', 'radio' );
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Required' } ) );
		choose( 'Width', 'third' );
		expect( onType.mock.calls.flat() ).toEqual( [ 'radio' ] );
		expect( onChange.mock.calls.flat() ).toEqual( [
			{ required: true },
			{ width: 'third' },
		] );
	} );

	it( 'are the type alone where visitors see nothing', () => {
		open( 'hidden' );
		expect( screen.getAllByRole( 'combobox' ) ).toHaveLength( 1 );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );
} );

// FIELD-15
test( 'options are changed, added and removed, never the last', () => {
	const onChange = jest.fn();
	const { rerender } = render(
		<OptionSettings
			options={ [ { label: 'A', value: 'a' }, { label: 'B' } ] }
			onChange={ onChange }
		/>
	);
	fireEvent.change( screen.getByRole( 'textbox', { name: 'Option 1' } ), {
		target: { value: 'Alpha' },
	} );
	fireEvent.click( screen.getByRole( 'button', { name: 'Add option' } ) );
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Remove option 1' } )
	);
	expect( onChange.mock.calls.flat() ).toEqual( [
		[ { label: 'Alpha', value: 'a' }, { label: 'B' } ],
		[ { label: 'A', value: 'a' }, { label: 'B' }, { label: '' } ],
		[ { label: 'B' } ],
	] );
	onChange.mockClear();
	rerender(
		<OptionSettings options={ [ { label: 'A' } ] } onChange={ onChange } />
	);
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Remove option 1' } )
	);
	expect( onChange ).not.toHaveBeenCalled();
} );
