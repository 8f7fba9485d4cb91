/**
 * The fields of a form in the editor, as conditions know them.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Conditional, Conditions } from '../../view/conditions/conditions';

const FORMS = [ 'brolga/contact-form', 'brolga/newsletter' ];
const FIELD = 'brolga/form-field';
const NONE: readonly Block[] = [];

/** One of the fields; its id is the name under which it is sent. */
export interface FormField extends Conditional {
	readonly label: string;
	readonly type: string;
	readonly options: readonly { label: string; value?: string }[];
}

interface FieldAttributes {
	readonly fieldId: string;
	readonly label: string;
	readonly type: string;
	readonly required?: boolean;
	readonly options: FormField[ 'options' ];
	readonly conditions?: Conditions;
}

const fieldsIn = ( blocks: readonly Block[] ): FormField[] =>
	blocks.flatMap( ( { name, attributes, innerBlocks } ) => {
		if ( name !== FIELD ) {
			return fieldsIn( innerBlocks );
		}
		const { fieldId, label, type, options, conditions } =
			attributes as unknown as FieldAttributes;
		return [
			{ id: fieldId, label: label || fieldId, type, options, conditions },
		];
	} );

/**
 * The named fields of the form that a block is or stands in.
 *
 * @param clientId The block.
 */
export function useFormFields( clientId: string ): readonly FormField[] {
	const blocks = useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const form = FORMS.includes( editor.getBlockName( clientId ) ?? '' )
				? clientId
				: editor.getBlockParentsByBlockName(
						clientId,
						FORMS,
						true
					)[ 0 ];
			return form === undefined ? NONE : editor.getBlocks( form );
		},
		[ clientId ]
	) as readonly Block[];
	return useMemo(
		() => fieldsIn( blocks ).filter( ( { id } ) => id !== '' ),
		[ blocks ]
	);
}

/**
 * Whether a form, or something in it, is selected.
 *
 * @param clientId The form.
 */
export const useIsWorkedOn = ( clientId: string ): boolean =>
	useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return (
				editor.isBlockSelected( clientId ) ||
				editor.hasSelectedInnerBlock( clientId, true )
			);
		},
		[ clientId ]
	);

const requires = ( blocks: readonly Block[] ): boolean =>
	blocks.some( ( { name, attributes, innerBlocks } ) => {
		const { required, type } = attributes as unknown as FieldAttributes;
		return name === FIELD
			? required === true && type !== 'hidden'
			: requires( innerBlocks );
	} );

/**
 * Whether a form has a field that must be filled in.
 *
 * @param clientId The form.
 */
export const useHasRequired = ( clientId: string ): boolean =>
	useSelect(
		( select ) =>
			requires(
				select( blockEditorStore ).getBlocks(
					clientId
				) as readonly Block[]
			),
		[ clientId ]
	);
