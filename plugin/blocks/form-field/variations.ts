/**
 * The kinds of fields, as the inserter and the toolbar offer them.
 */
import { store as blocksStore, type BlockVariation } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { calendar, envelope, globe, mobile, unseen } from '@wordpress/icons';
import { fieldIcons } from '@brolga/editor-forms';
import type { ReactElement } from 'react';
import type { Attributes, FieldType } from './types';

/** A kind of field. */
export type Kind = BlockVariation< Record< string, unknown > > & {
	readonly name: FieldType;
	readonly icon: ReactElement;
};

/**
 * Kinds that a new field has to be answered of: the name, email and message of
 * most forms, and consent, without which the answer may not be kept. All others
 * start optional, so that no visitor is asked for more than the owner wants.
 *
 * @see FIELD-440
 */
const REQUIRED: readonly FieldType[] = [ 'input', 'text', 'email', 'consent' ];

const kind = (
	type: FieldType,
	title: string,
	icon: ReactElement,
	attributes: Partial< Attributes > = {}
): Kind => ( {
	name: type,
	title,
	icon,
	attributes: {
		type,
		...( ! REQUIRED.includes( type ) && { required: false } ),
		...attributes,
	},
	isActive: [ 'type' ],
	isDefault: type === 'input',
	scope: [ 'inserter' ],
} );

/** What a new list of choices starts with. */
export const firstOptions = () => [
	{ label: __( 'First option', 'brolga' ) },
	{ label: __( 'Second option', 'brolga' ) },
];

/** Kinds with choices. */
export const WITH_OPTIONS: readonly FieldType[] = [
	'select',
	'radio',
	'checkbox',
];
/** Kinds of one line. */
export const LINES: readonly FieldType[] = [
	'input',
	'email',
	'tel',
	'url',
	'number',
];
/** Kinds that are ticked. */
export const TICKS: readonly FieldType[] = [ 'booleancheckbox', 'consent' ];

export const variations: readonly Kind[] = [
	kind( 'input', __( 'Text field', 'brolga' ), fieldIcons.line ),
	kind( 'text', __( 'Text area', 'brolga' ), fieldIcons.area ),
	kind( 'email', __( 'Email field', 'brolga' ), envelope, {
		label: __( 'Email', 'brolga' ),
		autocomplete: 'email',
	} ),
	kind( 'tel', __( 'Phone field', 'brolga' ), mobile, {
		label: __( 'Phone', 'brolga' ),
		autocomplete: 'tel',
	} ),
	kind( 'url', __( 'Website field', 'brolga' ), globe, {
		label: __( 'Website', 'brolga' ),
		autocomplete: 'url',
		placeholder: 'https://',
	} ),
	kind( 'number', __( 'Number field', 'brolga' ), fieldIcons.number, {
		step: '1',
	} ),
	kind( 'date', __( 'Date field', 'brolga' ), calendar, {
		label: __( 'Date', 'brolga' ),
	} ),
	kind( 'select', __( 'Dropdown', 'brolga' ), fieldIcons.select, {
		options: firstOptions(),
	} ),
	kind( 'radio', __( 'Radio buttons', 'brolga' ), fieldIcons.radio, {
		options: firstOptions(),
	} ),
	kind( 'checkbox', __( 'Checkboxes', 'brolga' ), fieldIcons.checkboxes, {
		options: firstOptions(),
	} ),
	kind( 'booleancheckbox', __( 'Checkbox', 'brolga' ), fieldIcons.checkbox ),
	kind( 'consent', __( 'Consent', 'brolga' ), fieldIcons.consent, {
		wording: __(
			'You may keep what I have written here so that you can reply.',
			'brolga'
		),
	} ),
	kind( 'file', __( 'File upload', 'brolga' ), fieldIcons.file, {
		label: __( 'File', 'brolga' ),
	} ),
	kind( 'hidden', __( 'Hidden field', 'brolga' ), unseen ),
];

/**
 * Whether a type is one of ours, and not one that another plugin adds.
 *
 * @param type The type.
 */
export const isOurs = ( type: string ): boolean =>
	variations.some( ( { name } ) => name === type );

/**
 * All kinds of fields: ours, and those that the server adds to the block.
 *
 * @see FIELD-16
 */
export function useKinds(): readonly Kind[] {
	const known = useSelect(
		( select ) =>
			select( blocksStore ).getBlockVariations( 'brolga/form-field' ) as
				readonly Kind[] | undefined,
		[]
	);
	return useMemo(
		() => [
			...variations,
			...( known ?? [] ).filter( ( { name } ) => ! isOurs( name ) ),
		],
		[ known ]
	);
}
