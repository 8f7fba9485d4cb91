/**
 * Forms in the editor of widgets.
 */
import { createBlock } from '@wordpress/blocks';
import { createReduxStore, register } from '@wordpress/data';
import { cleanup, screen } from '@testing-library/react';
import contactForm from '../../../../../blocks/contact-form/block.json';
import formField from '../../../../../blocks/form-field/block.json';
import newsletter from '../../../../../blocks/newsletter/block.json';
import {
	declareBlocks,
	openEditor,
} from '../../../../../../tests/support/block-editor';

/** Of how many forms it is told; it is also said to screen readers. */
const told = () =>
	screen
		.queryAllByText( /^Visitors do not see forms in widgets\./ )
		.filter( ( text ) => text.closest( '.components-notice' ) ).length;

describe( 'a form in a widget (FORM-140)', () => {
	beforeAll( async () => {
		declareBlocks( contactForm, formField, newsletter );
		await import( '../../../../../blocks/form-field/index' );
		await import( '../../../../../blocks/contact-form/index' );
		await import( '../../../../../blocks/newsletter/index' );
	} );

	afterEach( cleanup );

	const forms = () => [
		createBlock( 'brolga/contact-form' ),
		createBlock( 'brolga/newsletter' ),
		createBlock( 'brolga/newsletter', { kind: 'feed' } ),
	];

	it( 'is told of where widgets are edited, and nowhere else', async () => {
		await openEditor( ...forms() );
		expect( told() ).toBe( 0 );
		cleanup();
		register(
			createReduxStore( 'core/edit-widgets', {
				reducer: ( state: object = {} ) => state,
			} )
		);
		await openEditor( ...forms() );
		// Not of the feed, which is a link.
		expect( told() ).toBe( 2 );
	} );
} );
