/**
 * The words of mails, as an owner writes them.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { declareBlocks } from '../../../../../../tests/support/block-editor';
import fieldMetadata from '../../../../../blocks/form-field/block.json';
import metadata from '../../../../../blocks/contact-form/block.json';
import { AutoreplyPanel, type Autoreply } from '../autoreply-panel';
import type { FormField } from '../form-fields';
import { KeepDays } from '../keep-days';
import { NotificationPanel } from '../notification-panel';
import { alike, forOwner, forVisitor, textFlaws } from '../placeholders';

const field = ( id: string, type: string ): FormField => ( {
	id,
	type,
	label: `Label of ${ id }`,
	options: [],
} );
const FIELDS = [
	field( 'name', 'input' ),
	field( 'email', 'email' ),
	field( 'Date', 'input' ),
	field( 'topic', 'select' ),
	field( 'message', 'text' ),
];
const told = ( ...flaws: Parameters< typeof textFlaws > ) =>
	textFlaws( ...flaws ).map( ( flaw ) => flaw.told );
const names = ( offered: readonly { name: string }[] ) =>
	offered.map( ( { name } ) => name );

// OUTBOX-19
describe( 'placeholders', () => {
	it( 'are the fixed ones and the fields, each once; a field comes first', () => {
		expect( names( forOwner( FIELDS ) ) ).toEqual( [
			'name',
			'email',
			'all_answers',
			'page',
			'form',
			'site',
			'lead_number',
			'lead_link',
			'date',
			'topic',
			'message',
		] );
		expect(
			forOwner( FIELDS ).find( ( { name } ) => name === 'date' )
		).toEqual( { name: 'date', label: 'Label of Date', isTyped: true } );
	} );

	// OUTBOX-16
	it( 'of a mail to a visitor do not lead into the dashboard', () => {
		expect( names( forVisitor( FIELDS ) ) ).not.toContain( 'lead_link' );
		expect( names( forVisitor( FIELDS ) ) ).not.toContain( 'page' );
	} );

	it( 'that are unknown are told, each once', () => {
		const flaws = ( text: string ) => told( text, forOwner( FIELDS ) );
		expect(
			flaws( '{name} {NAME} {Date} {topic} { name } {} {{name}} {a b}' )
		).toEqual( [] );
		expect( flaws( '{nmae} {nmae} {topic2}' ) ).toEqual( [
			'{nmae} is not a placeholder of this form. It appears in the email exactly as written.',
			'{topic2} is not a placeholder of this form. It appears in the email exactly as written.',
		] );
		expect( told( '{lead_link}', forVisitor( FIELDS ) ) ).toEqual( [
			'{lead_link} has no value here, so it is left out.',
		] );
	} );

	it.each( [
		[ 'your-name', 'name' ],
		[ 'nmae', 'name' ],
		[ 'your-email', 'email' ],
		[ 'Label_of_topic', 'topic' ],
		[ 'all-fields', 'all_answers' ],
		[ 'sitetitle', 'site' ],
	] )( 'that are most like {%s} begin with {%s}', ( written, meant ) => {
		const meantBy = alike( written, forOwner( FIELDS ) );
		expect( meantBy[ 0 ]?.name ).toBe( meant );
		expect( meantBy ).toHaveLength( 3 );
	} );

	// OUTBOX-16
	it( 'that would repeat a stranger’s words are told', () => {
		const offered = forVisitor( FIELDS );
		expect( told( '{name} {topic} {site}', offered, false ) ).toEqual( [] );
		expect( told( '{message} {all_answers}', offered, false ) ).toEqual( [
			'{message} contains the visitor’s own text, so it is left out here.',
			'{all_answers} contains the visitor’s own text, so it is left out here.',
		] );
		expect( told( '{message}', offered, true ) ).toEqual( [] );
	} );
} );

// PRIV-7
test( 'enquiries are kept for whole days, or as long as the site says', () => {
	const change = jest.fn();
	render( <KeepDays days={ 0 } onChange={ change } /> );
	const days = screen.getByRole( 'spinbutton' );
	expect( days ).toHaveProperty( 'value', '' );
	for ( const value of [ '30', '-4', '2.9', '99999999', '' ] ) {
		fireEvent.change( days, { target: { value } } );
	}
	fireEvent.change( days, { target: { value: '7' } } );
	expect( change.mock.calls.flat() ).toEqual( [ 30, 0, 2, 36500, 7 ] );
} );

describe( 'the panels of mails', () => {
	const form = { id: '' };
	const write = ( name: string, value: string ) =>
		fireEvent.change( screen.getByRole( 'textbox', { name } ), {
			target: { value },
		} );
	const press = ( name: string ) =>
		fireEvent.click( screen.getByRole( 'button', { name } ) );
	/** What is warned of; a live region of the page says it too. */
	const notices = () =>
		[ ...document.querySelectorAll( '.components-notice__content' ) ].map(
			( { textContent } ) => textContent
		);
	const flip = ( name: string ) =>
		fireEvent.click( screen.getByRole( 'checkbox', { name } ) );
	const fields = ( ...types: string[] ) => {
		const block = createBlock(
			'brolga/contact-form',
			{},
			types.map( ( type ) =>
				createBlock( 'brolga/form-field', { type, fieldId: type } )
			)
		);
		form.id = block.clientId;
		return dispatch( blockEditorStore ).resetBlocks( [ block ] );
	};

	beforeAll( async () => {
		declareBlocks( fieldMetadata, metadata );
		await import( '../../../../../blocks/form-field/index' );
		await import( '../../../../../blocks/contact-form/index' );
	} );

	// OUTBOX-19
	it( 'write the owner’s mail, with placeholders where the caret is', async () => {
		await fields( 'email', 'text' );
		const built = {
			now: {
				recipient: '',
				silent: false,
				subject: '',
				body: '',
				attachFiles: false,
			},
		};
		function Panel() {
			const [ values, set ] = useState( built.now );
			built.now = values;
			return (
				<NotificationPanel
					clientId={ form.id }
					values={ values }
					onChange={ ( changes ) => set( { ...values, ...changes } ) }
				/>
			);
		}
		render( <Panel /> );
		write( 'Subject', 'From {nmae}' );
		expect( notices().join() ).toMatch( /^\{nmae\} is not a placeholder/ );
		press( 'Use {name}' );
		expect( built.now.subject ).toBe( 'From {name}' );
		expect( notices() ).toEqual( [] );
		write( 'Text', 'Dear !' );
		const text = screen.getByRole< HTMLTextAreaElement >( 'textbox', {
			name: 'Text',
		} );
		text.setSelectionRange( 5, 5 );
		press( 'Insert a placeholder' );
		fireEvent.click(
			await screen.findByRole( 'menuitem', { name: /\{name\}/ } )
		);
		expect( built.now ).toMatchObject( {
			subject: 'From {name}',
			body: 'Dear {name}!',
		} );
		// UPLOAD-15: asked where there can be files.
		const attach = 'Attach files to this email';
		expect( screen.queryByRole( 'checkbox', { name: attach } ) ).toBeNull();
		await act( async () => {
			await fields( 'email', 'file' );
		} );
		write( 'Subject', 'With papers' );
		flip( attach );
		expect( built.now.attachFiles ).toBe( true );
		flip( 'Send a notification' );
		expect( built.now.silent ).toBe( true );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	} );

	// OUTBOX-16
	it( 'write the visitor’s mail, and warn of what would make it a relay', async () => {
		await fields( 'input', 'text' );
		const built: { now: Autoreply } = { now: {} };
		function Panel() {
			const [ autoreply, set ] = useState( built.now );
			built.now = autoreply;
			return (
				<AutoreplyPanel
					clientId={ form.id }
					autoreply={ autoreply }
					onChange={ set }
				/>
			);
		}
		const { unmount } = render( <Panel /> );
		press( 'Autoresponder' );
		flip( 'Send an autoresponder' );
		expect( notices().join() ).toMatch( /no address to reply to/ );
		unmount();

		await fields( 'email', 'text' );
		render( <Panel /> );
		expect( notices() ).toEqual( [] );
		write( 'Text', 'You wrote {text}' );
		const typed = [
			'{text} contains the visitor’s own text, so it is left out here.',
		];
		expect( notices() ).toEqual( typed );
		flip( 'Allow the visitor’s own text' );
		expect( notices() ).toEqual( [] );
		write( 'Subject', '{text}' );
		expect( notices() ).toEqual( typed );
		write( 'Reply-to', 'ruth@example.com' );
		expect( built.now ).toEqual( {
			send: true,
			quote: true,
			subject: '{text}',
			body: 'You wrote {text}',
			replyTo: 'ruth@example.com',
		} );
	} );
} );
