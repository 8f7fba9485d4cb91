/**
 * Rules as an owner builds and reads them.
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { Conditions } from '../../../view/conditions/conditions';
import { conditionsText, flawText } from '../condition-words';
import type { FormField } from '../form-fields';
import { RuleBuilder } from '../rule-builder';

const field = ( id: string, type: string, label: string ): FormField => ( {
	id,
	type,
	label,
	options:
		type === 'select'
			? [ { label: 'A quote', value: 'quote' }, { label: 'Other' } ]
			: [],
} );

const FIELDS = [
	field( 'topic', 'select', 'Topic' ),
	field( 'news', 'booleancheckbox', 'Newsletter' ),
	field( 'budget', 'input', 'Budget' ),
];

/** Opens the builder; what was built so far. */
const open = ( conditions: Conditions, fields = FIELDS ) => {
	const built: { now: Conditions } = { now: conditions };
	function Builder() {
		const [ now, set ] = useState( conditions );
		built.now = now;
		return (
			<RuleBuilder
				start="Show this field when"
				conditions={ now }
				fields={ fields }
				onChange={ set }
			/>
		);
	}
	render( <Builder /> );
	return () => built.now;
};

const choose = ( name: string, value: string, at = 0 ): void => {
	const control = screen.getAllByRole( 'combobox', { name } )[ at ];
	fireEvent.change( control as HTMLElement, { target: { value } } );
};
const choices = ( name: string ): ( string | null )[] =>
	[
		...screen
			.getByRole( 'combobox', { name } )
			.querySelectorAll( 'option' ),
	].map( ( { textContent } ) => textContent );

// COND-2
describe( 'the rule builder', () => {
	it( 'puts a rule together from what the other field offers', () => {
		const built = open( { relation: 'all', rules: [] } );
		fireEvent.click( screen.getByRole( 'button', { name: 'Add rule' } ) );
		expect( choices( 'Value' ) ).toEqual( [
			'Choose…',
			'A quote',
			'Other',
		] );
		choose( 'Value', 'quote' );
		expect( built().rules ).toEqual( [ [ 'topic', 'is', 'quote' ] ] );
		choose( 'Field', 'news' );
		expect( choices( 'Comparison' ) ).toEqual( [
			'is checked',
			'is not checked',
		] );
		expect( screen.queryByLabelText( 'Value' ) ).toBeNull();
		expect( built().rules ).toEqual( [ [ 'news', 'is not empty', '' ] ] );
		choose( 'Field', 'budget' );
		choose( 'Comparison', 'is greater' );
		fireEvent.change( screen.getByRole( 'spinbutton', { name: 'Value' } ), {
			target: { value: '50' },
		} );
		expect( built().rules ).toEqual( [ [ 'budget', 'is greater', '50' ] ] );
	} );

	// COND-3
	it( 'asks for all or one where there are several rules', () => {
		const built = open( {
			relation: 'all',
			rules: [ [ 'topic', 'is', 'quote' ] ],
		} );
		expect( screen.getByText( 'Show this field when' ).tagName ).toBe(
			'P'
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Add rule' } ) );
		choose( 'Show this field when', 'any' );
		expect( built().relation ).toBe( 'any' );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Remove rule 1' } )
		);
		expect( built().rules ).toHaveLength( 1 );
	} );

	it( 'keeps a rule that it could not have made', () => {
		open( { relation: 'all', rules: [ [ 'gone', 'matches', 'x' ] ] } );
		expect( choices( 'Field' )[ 0 ] ).toBe( 'gone' );
		expect( choices( 'Comparison' ) ).toContain( 'matches' );
	} );

	it( 'says why there is nothing to ask', () => {
		open( { relation: 'all', rules: [] }, [] );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect(
			screen.getByText( /no other field has a name yet/ )
		).toBeTruthy();
	} );
} );

describe( 'conditions in words', () => {
	it( 'read like a sentence', () => {
		expect(
			conditionsText(
				{
					relation: 'any',
					rules: [
						[ 'topic', 'is', 'quote' ],
						[ 'news', 'is empty', '' ],
						[ 'budget', 'is less', '9' ],
					],
				},
				FIELDS
			)
		).toBe(
			'Topic is “A quote” or Newsletter is not checked or Budget is less than “9”'
		);
	} );

	// COND-15
	it( 'tell of rules that cannot work', () => {
		expect( flawText( { kind: 'missing', field: 'old' }, FIELDS ) ).toMatch(
			/no longer has a field named “old”/
		);
		expect( flawText( { kind: 'missing', field: '' }, FIELDS ) ).toMatch(
			/Choose a field/
		);
		expect(
			flawText(
				{ kind: 'cycle', fields: [ 'topic', 'budget', 'topic' ] },
				FIELDS
			)
		).toMatch( /depend on each other: Topic → Budget → Topic\./ );
	} );
} );
