/**
 * What a form is called under Leads and Forms.
 */
import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsWorkedOn } from './form-fields';

interface Props {
	/** The form's own name; may be empty. */
	readonly value: string;
	readonly onChange: ( name: string ) => void;
}

/**
 * The field for it.
 *
 * @see LEAD-55
 * @param props See Props.
 */
export function FormNameField( props: Props ) {
	return (
		<TextControl
			label={ __( 'Form name', 'brolga' ) }
			help={ __(
				'How this form is listed under Leads and Forms. Leave empty to use the page’s title.',
				'brolga'
			) }
			{ ...props }
			__next40pxDefaultSize
		/>
	);
}

interface NewProps extends Props {
	/** The form's client id. */
	readonly clientId: string;
	/** The form's uid, which it has not yet when it is inserted. */
	readonly uid: string;
}

/**
 * Asks for it above the fields of a form that was just inserted, while the form
 * or one of its fields is selected; later it is in the sidebar alone.
 *
 * @see FORM-67
 * @param props          See NewProps.
 * @param props.clientId
 * @param props.uid
 */
export function NewFormName( { clientId, uid, ...field }: NewProps ) {
	const [ isNew ] = useState( uid === '' );
	const isWorkedOn = useIsWorkedOn( clientId );
	return isNew && isWorkedOn ? (
		<div className="brolga-new-form-name">
			<FormNameField { ...field } />
		</div>
	) : null;
}
