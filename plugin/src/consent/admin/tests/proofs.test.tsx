/**
 * What an owner finds of visitors' answers.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Proofs } from '../proofs';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const ID = 'a1'.repeat( 16 );

const press = ( name: string ): Promise< void > =>
	act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		await Promise.resolve();
	} );

const look = ( value: string ): Promise< void > => {
	fireEvent.change( screen.getByLabelText( 'Consent number' ), {
		target: { value },
	} );
	return press( 'Find answer' );
};

const said = (): string => screen.getByRole( 'status' ).textContent ?? '';

describe( 'answers under Settings (CONSENT-29)', () => {
	beforeEach( () => {
		fetched.mockReset();
	} );

	it( 'are found by a number, however it is pasted', async () => {
		fetched.mockResolvedValue( {
			id: ID,
			at: '2026-11-24T06:30:00Z',
			action: 'choose',
			granted: [ 'Maps', 'Videos' ],
			wording: null,
		} );
		render( <Proofs /> );
		await look( ` ${ ID.toUpperCase() } ` );
		expect( said() ).toContain( ': agreed to Maps, Videos.' );
		expect( fetched ).toHaveBeenCalledWith( {
			path: `/brolga/v1/consent-proofs/${ ID }`,
		} );
		fetched.mockResolvedValue( {
			at: '2026-11-24T06:30:00Z',
			granted: [],
			wording: null,
		} );
		await look( ID );
		expect( said() ).toContain( ': refused everything.' );
	} );

	it( 'show what was asked, as it was worded then (CONSENT-30)', async () => {
		const found = {
			id: ID,
			at: '2026-11-24T06:30:00Z',
			granted: [],
			wording: null,
		};
		fetched.mockResolvedValue( found );
		const { container } = render( <Proofs /> );
		await look( ID );
		expect( container.textContent ).toContain( 'was not recorded' );
		fetched.mockResolvedValue( {
			...found,
			wording: {
				version: 'a1b2c3d4',
				locale: 'de_DE',
				title: 'Darf es mehr sein?',
				text: 'Wir zählen.',
				services: [
					{
						title: 'Matomo',
						purpose: 'Zählt Besuche.',
						host: 'matomo.example',
					},
				],
			},
		} );
		await look( ID );
		expect( container.textContent ).not.toContain( 'was not recorded' );
		expect( container.querySelector( 'details' )?.textContent ).toBe(
			'Wording a1b2c3d4Darf es mehr sein?Wir zählen.Matomo (matomo.example)Zählt Besuche.'
		);
		expect( container.querySelector( '[lang=de-DE]' ) ).not.toBeNull();
	} );

	it( 'say what is wrong with a number, and ask nobody', async () => {
		const { container } = render( <Proofs /> );
		await look( '12 34' );
		expect( container.textContent ).toContain( 'Enter all 32 characters' );
		expect( fetched ).not.toHaveBeenCalled();
	} );

	it( 'are exported by a post of their own', async () => {
		fetched.mockResolvedValue( {
			export: { url: 'http://localhost/admin-post.php', nonce: 'n1' },
		} );
		const sent: string[] = [];
		jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation(
			function ( this: HTMLFormElement ) {
				sent.push(
					this.method,
					this.action,
					String(
						this.querySelector< HTMLInputElement >(
							'[name=_wpnonce]'
						)?.value
					)
				);
			}
		);
		render( <Proofs /> );
		await press( 'Export all answers as CSV' );
		expect( sent ).toEqual( [
			'post',
			'http://localhost/admin-post.php',
			'n1',
		] );
	} );
} );
