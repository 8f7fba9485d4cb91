/**
 * The text field that a box sets: its panel in the sidebar.
 */
import {
	Notice,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useFormFields } from './form-fields';

/** What a box sets, as its block keeps it. */
export interface Pairing {
	/** The name of the text field; empty: none. */
	readonly field: string;
	readonly checked: string;
	readonly unchecked: string;
}

interface Props {
	readonly clientId: string;
	readonly pairing: Pairing;
	readonly onChange: ( pairing: Pairing ) => void;
}

/**
 * The panel.
 *
 * @see FIELD-5
 * @param props          See Props.
 * @param props.clientId
 * @param props.pairing
 * @param props.onChange
 */
export function PairingPanel( { clientId, pairing, onChange }: Props ) {
	const texts = useFormFields( clientId ).filter(
		( { type } ) => type === 'input'
	);
	const { field } = pairing;
	const isMissing =
		field !== '' && ! texts.some( ( { id } ) => id === field );
	return (
		<PanelBody
			title={ __( 'Linked checkbox', 'brolga' ) }
			initialOpen={ field !== '' }
		>
			<SelectControl
				label={ __( 'Text field to set', 'brolga' ) }
				value={ field }
				options={ [
					{ value: '', label: __( 'None', 'brolga' ) },
					...texts.map( ( { id, label } ) => ( {
						value: id,
						label,
					} ) ),
					...( isMissing ? [ { value: field, label: field } ] : [] ),
				] }
				onChange={ ( next ) => onChange( { ...pairing, field: next } ) }
				__next40pxDefaultSize
			/>
			{ isMissing && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The form no longer has this text field, so the checkbox sets nothing. Choose another field.',
						'brolga'
					) }
				</Notice>
			) }
			{ field !== '' && (
				<>
					<TextControl
						label={ __( 'Value when checked', 'brolga' ) }
						value={ pairing.checked }
						onChange={ ( checked ) =>
							onChange( { ...pairing, checked } )
						}
						__next40pxDefaultSize
					/>
					<TextControl
						label={ __( 'Value when unchecked', 'brolga' ) }
						help={ __(
							'Visitors can still change the text afterwards.',
							'brolga'
						) }
						value={ pairing.unchecked }
						onChange={ ( unchecked ) =>
							onChange( { ...pairing, unchecked } )
						}
						__next40pxDefaultSize
					/>
				</>
			) }
		</PanelBody>
	);
}
