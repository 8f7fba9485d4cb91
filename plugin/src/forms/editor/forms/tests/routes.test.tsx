/**
 * Routes as an owner builds and reads them.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { declareBlocks } from '../../../../../../tests/support/block-editor';
import fieldMetadata from '../../../../../blocks/form-field/block.json';
import metadata from '../../../../../blocks/contact-form/block.json';
import type { Rule } from '../../../view/conditions/conditions';
import type { FormField } from '../form-fields';
import { notAddresses } from '../recipients';
import { routeFlaws, routeOf, routeText, type Route } from '../route-words';
import { RoutesPanel } from '../routes-panel';

const TOPIC: FormField = {
	id: 'topic',
	type: 'select',
	label: 'Topic',
	options: [ { label: 'A quote', value: 'quote' }, { label: 'Other' } ],
};

const route = ( rules: readonly Rule[], does: Partial< Route > = {} ): Route =>
	routeOf( { conditions: { relation: 'all', rules }, ...does } );
const QUOTE: Rule = [ 'topic', 'is', 'quote' ];

// COND-14
describe( 'routes in words', () => {
	it( 'read like a sentence', () => {
		expect(
			routeText(
				route( [ QUOTE ], {
					recipient: 'office@example.com',
					redirectUrl: '/quotes/',
				} ),
				[ TOPIC ]
			)
		).toBe(
			'If Topic is “A quote”: send to office@example.com, go to /quotes/.'
		);
		expect(
			routeText( route( [ QUOTE ], { message: 'Thanks & $1' } ), [
				TOPIC,
			] )
		).toBe( 'If Topic is “A quote”: say “Thanks & $1”.' );
		expect( routeText( routeOf( {} ), [ TOPIC ] ) ).toBe(
			'If …: use the form’s settings.'
		);
	} );

	// COND-15
	it( 'tell what keeps them from being taken', () => {
		const flaws = ( made: Route ) => routeFlaws( made, [ TOPIC ] ).join();
		const whole = { recipient: 'office@example.com' };
		expect( flaws( route( [ QUOTE ], whole ) ) ).toBe( '' );
		expect( flaws( route( [], whole ) ) ).toMatch( /^Add a rule/ );
		expect( flaws( route( [ [ 'old', 'is', 'x' ] ], whole ) ) ).toMatch(
			/^This form no longer has a field named “old”/
		);
		expect( flaws( route( [ QUOTE ] ) ) ).toMatch(
			/Add recipients, a redirect/
		);
		expect(
			flaws(
				route( [ QUOTE ], { message: 'Hello', redirectUrl: '/x/' } )
			)
		).toMatch( /message is not shown/ );
	} );
} );

// OUTBOX-11
test( 'what is no address is told', () => {
	expect( notAddresses( 'a@example.com, b@example.org' ) ).toEqual( [] );
	expect(
		notAddresses( ' office , a@example.com,,a@b.c" -X/tmp/x' )
	).toEqual( [ 'office', 'a@b.c" -X/tmp/x' ] );
} );

// COND-14
describe( 'the panel of routes', () => {
	const built: { now: readonly Partial< Route >[] } = { now: [] };
	const form = { id: '' };
	function Panel() {
		const [ routes, set ] = useState( built.now );
		built.now = routes;
		return (
			<RoutesPanel
				clientId={ form.id }
				routes={ routes }
				onChange={ set }
			/>
		);
	}
	const press = ( name: string | RegExp ) =>
		fireEvent.click( screen.getByRole( 'button', { name } ) );
	/** The panel, once what is in it has come. */
	const come = () => screen.findByRole( 'button', { name: 'Add route' } );
	const sentences = () =>
		screen
			.getAllByRole( 'listitem' )
			.map( ( item ) => item.querySelector( 'p' )?.textContent );

	beforeAll( async () => {
		declareBlocks( fieldMetadata, metadata );
		await import( '../../../../../blocks/form-field/index' );
		await import( '../../../../../blocks/contact-form/index' );
		const block = createBlock( 'brolga/contact-form', {}, [
			createBlock( 'brolga/form-field', { ...TOPIC, fieldId: 'topic' } ),
		] );
		form.id = block.clientId;
		await dispatch( blockEditorStore ).resetBlocks( [ block ] );
	} );

	// PERF-34
	it( 'makes a route of rules and of what comes of them', async () => {
		built.now = [];
		render( <Panel /> );
		press( 'Routing' );
		expect( screen.getByText( 'Loading the settings…' ) ).toBeTruthy();
		await come();
		press( 'Add route' );
		const one = within(
			screen.getByRole( 'listitem', { name: 'Route 1' } )
		);
		fireEvent.click( one.getByRole( 'button', { name: 'Add rule' } ) );
		fireEvent.change( one.getByRole( 'combobox', { name: 'Value' } ), {
			target: { value: 'quote' },
		} );
		fireEvent.change( one.getByLabelText( 'Send to' ), {
			target: { value: 'office' },
		} );
		expect(
			one.getByText( /^These addresses are invalid: .*office/ )
		).toBeTruthy();
		fireEvent.change( one.getByLabelText( 'Send to' ), {
			target: { value: 'office@example.com' },
		} );
		fireEvent.change( one.getByLabelText( 'Message' ), {
			target: { value: 'Thanks.' },
		} );
		expect( built.now ).toEqual( [
			{
				conditions: {
					relation: 'all',
					rules: [ [ 'topic', 'is', 'quote' ] ],
				},
				recipient: 'office@example.com',
				redirectUrl: '',
				message: 'Thanks.',
			},
		] );
		expect( sentences() ).toEqual( [
			'If Topic is “A quote”: send to office@example.com, say “Thanks.”.',
		] );
	} );

	it( 'changes their order, and takes one away', async () => {
		built.now = [ 'a', 'b', 'c' ].map( ( message ) => ( {
			conditions: { relation: 'all', rules: [ QUOTE ] },
			message,
		} ) );
		render( <Panel /> );
		await come();
		expect( screen.queryByLabelText( 'Message' ) ).toBeNull();
		press( 'Move route 3 up' );
		expect( built.now.map( ( { message } ) => message ) ).toEqual( [
			'a',
			'c',
			'b',
		] );
		expect(
			screen
				.getByRole( 'button', { name: 'Move route 1 up' } )
				.getAttribute( 'aria-disabled' )
		).toBe( 'true' );
		press( 'Remove route 1' );
		expect( built.now.map( ( { message } ) => message ) ).toEqual( [
			'c',
			'b',
		] );
		press( 'Edit route 2' );
		expect( screen.getByDisplayValue( 'b' ) ).toBeTruthy();
	} );
} );
