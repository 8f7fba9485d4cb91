/**
 * Forms to start from.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Template } from '@brolga/editor';
import { wordsHere } from '../../src/business/editor/words';

const field = (
	type: string,
	fieldId: string,
	attributes: object
): Template => [ 'brolga/form-field', { type, fieldId, ...attributes } ];

const person = ( width: string ): Template[] => [
	field( 'input', 'name', {
		label: __( 'Your name', 'brolga' ),
		autocomplete: 'name',
		width,
	} ),
	field( 'email', 'email', {
		label: __( 'Email', 'brolga' ),
		autocomplete: 'email',
		width,
	} ),
];

const phone = field( 'tel', 'phone', {
	required: false,
	label: __( 'Phone', 'brolga' ),
	autocomplete: 'tel',
	width: 'half',
} );

/** What a form has when nothing else is said. */
export const CONTACT: readonly Template[] = [
	...person( 'half' ),
	field( 'text', 'message', {
		label: __( 'Message', 'brolga' ),
	} ),
];

const variation = (
	name: string,
	title: string,
	description: string,
	innerBlocks: readonly Template[],
	attributes: object = {}
): BlockVariation< Record< string, unknown > > => ( {
	name,
	title,
	description,
	attributes: { ...attributes },
	innerBlocks: innerBlocks as unknown as NonNullable<
		BlockVariation[ 'innerBlocks' ]
	>,
	scope: [ 'inserter' ],
} );

export const variations = [
	{
		...variation(
			'contact',
			__( 'Contact form', 'brolga' ),
			__( 'Name, email and a message.', 'brolga' ),
			CONTACT
		),
		isDefault: true,
	},
	variation(
		'enquiry',
		__( 'Enquiry form', 'brolga' ),
		__( 'A question, its topic and how to reply.', 'brolga' ),
		[
			...person( 'half' ),
			phone,
			field( 'select', 'topic', {
				required: false,
				label: __( 'What is it about?', 'brolga' ),
				width: 'half',
				options: [
					{ label: __( 'A new project', 'brolga' ) },
					{ label: __( 'Work you have done for me', 'brolga' ) },
					{ label: __( 'Something else', 'brolga' ) },
				],
			} ),
			field( 'text', 'message', {
				label: __( 'How can we help?', 'brolga' ),
			} ),
			field( 'radio', 'reply_by', {
				required: false,
				label: __( 'How should we reply?', 'brolga' ),
				options: [
					{ label: __( 'Email', 'brolga' ) },
					{ label: __( 'Phone', 'brolga' ) },
				],
			} ),
		],
		{
			title: __( 'Enquiry', 'brolga' ),
			submitLabel: __( 'Send enquiry', 'brolga' ),
		}
	),
	variation(
		'quote',
		__( 'Quote request', 'brolga' ),
		__( 'The job, the place, the timing and the budget.', 'brolga' ),
		[
			...person( 'half' ),
			phone,
			field( 'input', 'town', {
				label: wordsHere().city,
				autocomplete: 'address-level2',
				width: 'half',
			} ),
			field( 'checkbox', 'work', {
				label: __( 'What do you need?', 'brolga' ),
				options: [
					{ label: __( 'Design', 'brolga' ) },
					{ label: __( 'Building', 'brolga' ) },
					{ label: __( 'Maintenance', 'brolga' ) },
				],
			} ),
			field( 'select', 'budget', {
				required: false,
				label: __( 'Budget', 'brolga' ),
				width: 'half',
				options: [
					{ label: __( 'Up to 5,000', 'brolga' ) },
					{ label: __( '5,000 to 20,000', 'brolga' ) },
					{ label: __( 'More than 20,000', 'brolga' ) },
				],
			} ),
			field( 'input', 'when', {
				required: false,
				label: __( 'When should it start?', 'brolga' ),
				width: 'half',
			} ),
			field( 'text', 'details', {
				label: __( 'Tell us about the job', 'brolga' ),
				help: __( 'Size, access, anything we should know.', 'brolga' ),
			} ),
		],
		{
			title: __( 'Quote request', 'brolga' ),
			submitLabel: __( 'Ask for a quote', 'brolga' ),
		}
	),
];
