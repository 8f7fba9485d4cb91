/** LEAD-12 LEAD-44 */
import { render, screen } from '@testing-library/react';
import { Answer, reachAt } from '../answer';

it.each( [
	[ 'email', 'priya@example.com', 'mailto:priya@example.com' ],
	[ 'email', 'a?bcc=b@example.com', 'mailto:a%3Fbcc%3Db@example.com' ],
	[ 'email', 'not an address', '' ],
	[ 'tel', '0491 570 156', 'tel:0491570156' ],
	[ 'tel', '(07) 5550 4321', 'tel:0755504321' ],
	[ 'tel', '+61 491 570 156', 'tel:+61491570156' ],
	[ 'tel', '07 5550 4321 ext. 12', 'tel:0755504321' ],
	[ 'tel', '0491 570 156;phone-context=x', 'tel:0491570156' ],
	[ 'tel', 'please do not ring', '' ],
	[ 'text', '0491 570 156', '' ],
	[ 'text', 'priya@example.com', '' ],
] )( 'leads from %s “%s” to “%s” (LEAD-44)', ( type, text, address ) => {
	expect( reachAt( type, text ) ).toBe( address );
} );

it( 'shows the words of the visitor in the link', () => {
	const field = { id: 'p', label: 'Phone', value: '', type: 'tel' };
	const { rerender } = render(
		<Answer field={ { ...field, text: '(07) 5550 4321' } } />
	);
	expect(
		screen
			.getByRole( 'link', { name: '(07) 5550 4321' } )
			.getAttribute( 'href' )
	).toBe( 'tel:0755504321' );
	rerender( <Answer field={ { ...field, text: '' } } /> );
	expect( screen.queryByRole( 'link' ) ).toBeNull();
	expect( screen.getByText( '—' ) ).toBeTruthy();
} );
