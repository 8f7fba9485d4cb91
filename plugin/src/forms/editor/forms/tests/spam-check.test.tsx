/**
 * The choice of who checks a form's visitors.
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { SpamCheck } from '../spam-check';

describe( 'the spam check of a form (SPAM-11)', () => {
	it( 'tells what each choice means, and hands it on', () => {
		const onChange = jest.fn();
		const { rerender } = render(
			<SpamCheck value="site" onChange={ onChange } />
		);
		const list = screen.getByRole( 'combobox', {
			name: 'Spam protection',
		} );
		const describes = ( part: string ): void =>
			expect(
				document.getElementById(
					list.getAttribute( 'aria-describedby' ) ?? ''
				)?.textContent
			).toContain( part );
		describes( 'Brolga > Settings > Spam protection' );
		fireEvent.change( list, { target: { value: 'off' } } );
		expect( onChange ).toHaveBeenCalledWith( 'off', expect.anything() );

		rerender( <SpamCheck value="off" onChange={ onChange } /> );
		describes( 'Expect more spam' );
		rerender( <SpamCheck value="builtin" onChange={ onChange } /> );
		describes( 'No data leaves this site' );
	} );
} );
