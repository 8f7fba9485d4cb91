/**
 * The sidebar of a field: what it is, what it takes, and when it is shown.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ConditionsPanel,
	FieldBasics,
	FileSettings,
	LimitsPanel,
	OptionSettings,
	PairingPanel,
	StartFields,
} from '@brolga/editor-forms';
import type { Attributes, FieldType } from './types';
import { LINES, TICKS, useKinds, WITH_OPTIONS } from './variations';

const LIMITED: readonly FieldType[] = [ ...LINES, 'text', 'date' ];

/** What every part of the field is given. */
export type PartProps = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes'
>;

export interface WithType {
	/** Makes another kind of field of it. */
	readonly onType: ( type: FieldType ) => void;
}

interface SettingsProps
	extends
		PartProps,
		WithType,
		Pick< BlockEditProps< Attributes >, 'clientId' | 'isSelected' > {}

/** The panels that only some types have. */
function TypeSettings( {
	clientId,
	attributes,
	setAttributes,
	isSelected,
}: SettingsProps ) {
	const { type, pairing, accept, maxFiles, maxMegabytes } = attributes;
	return (
		<>
			{ LIMITED.includes( type ) && (
				<LimitsPanel
					type={ type }
					limits={ attributes }
					onChange={ setAttributes }
				/>
			) }
			{ TICKS.includes( type ) && isSelected && (
				<PairingPanel
					clientId={ clientId }
					pairing={ pairing }
					onChange={ ( next ) => setAttributes( { pairing: next } ) }
				/>
			) }
			{ type === 'file' && (
				<FileSettings
					accept={ accept }
					maxFiles={ maxFiles }
					maxMegabytes={ maxMegabytes }
					onChange={ setAttributes }
				/>
			) }
		</>
	);
}

/**
 * All panels but WordPress' own, which the field's name is in.
 *
 * @param props See SettingsProps.
 */
export function Settings( props: SettingsProps ) {
	const { clientId, attributes, setAttributes, isSelected, onType } = props;
	const { type, fieldId, required, options, width } = attributes;
	const kinds = useKinds();
	return (
		<>
			<PanelBody title={ __( 'Field', 'brolga' ) }>
				<FieldBasics
					types={ kinds }
					type={ type }
					required={ required }
					width={ width }
					onType={ onType }
					onChange={ setAttributes }
				/>
				{ WITH_OPTIONS.includes( type ) && (
					<OptionSettings
						options={ options }
						onChange={ ( next ) =>
							setAttributes( { options: next } )
						}
					/>
				) }
				<StartFields
					type={ type }
					options={ options }
					start={ attributes }
					onChange={ setAttributes }
				/>
			</PanelBody>
			<TypeSettings { ...props } />
			{ isSelected && (
				<ConditionsPanel
					clientId={ clientId }
					id={ fieldId }
					conditions={ attributes.conditions }
					onChange={ ( next ) =>
						setAttributes( { conditions: next } )
					}
				/>
			) }
		</>
	);
}
