/**
 * A field as the visitor will see it: label, sample text, choices and help are
 * typed where they stand; the toolbar says what kind it is.
 */
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { stretchFullWidth } from '@wordpress/icons';
import {
	ConditionsPanel,
	fieldIcons,
	fieldName,
	ShownWhen,
	TextInPlace,
	useOwnValue,
	type OwnValue,
} from '@brolga/editor';
import type { KeyboardEvent } from 'react';
import type { Attributes, FieldType, Option, Width } from './types';
import { firstOptions, variations } from './variations';

const ROOT = 'wp-block-brolga-form-field';

/** A copied field gets a name of its own within its form. */
const OWN_NAME: OwnValue = {
	attribute: 'fieldId',
	containers: [ 'brolga/contact-form', 'brolga/newsletter' ],
	make: ( value, taken ) => ( value === '' ? '' : fieldName( value, taken ) ),
};

const WITH_OPTIONS: readonly FieldType[] = [ 'select', 'radio', 'checkbox' ];
const TYPED: readonly FieldType[] = [ 'input', 'text', 'email', 'tel' ];

const WIDTHS: readonly { name: Width; title: string }[] = [
	{ name: 'full', title: __( 'Whole row', 'brolga' ) },
	{ name: 'half', title: __( 'Half a row', 'brolga' ) },
	{ name: 'third', title: __( 'A third of a row', 'brolga' ) },
	{ name: 'two-thirds', title: __( 'Two thirds of a row', 'brolga' ) },
];

const AUTOCOMPLETE = [
	{ value: '', label: __( 'Nothing', 'brolga' ) },
	{ value: 'name', label: __( 'Full name', 'brolga' ) },
	{ value: 'given-name', label: __( 'First name', 'brolga' ) },
	{ value: 'family-name', label: __( 'Last name', 'brolga' ) },
	{ value: 'email', label: __( 'Email', 'brolga' ) },
	{ value: 'tel', label: __( 'Phone', 'brolga' ) },
	{ value: 'organization', label: __( 'Company', 'brolga' ) },
	{ value: 'street-address', label: __( 'Street address', 'brolga' ) },
	{ value: 'address-level2', label: __( 'Suburb or town', 'brolga' ) },
	{ value: 'postal-code', label: __( 'Postcode', 'brolga' ) },
];

interface OptionsProps {
	readonly type: FieldType;
	readonly options: readonly Option[];
	readonly onChange: ( options: Option[] ) => void;
}

/** The choices, one a line: Enter adds one, Backspace takes an empty one away. */
function Options( { type, options, onChange }: OptionsProps ) {
	const list = useRef< HTMLUListElement >( null );
	const [ focus, setFocus ] = useState( -1 );
	useEffect( () => {
		list.current?.querySelectorAll( 'input' )[ focus ]?.focus();
		setFocus( -1 );
	}, [ focus ] );

	const onKeyDown = ( event: KeyboardEvent, index: number ): void => {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'Enter' ) {
			onChange( [
				...options.slice( 0, index + 1 ),
				{ label: '' },
				...options.slice( index + 1 ),
			] );
			setFocus( index + 1 );
		} else if (
			event.key === 'Backspace' &&
			options[ index ]?.label === '' &&
			options.length > 1
		) {
			onChange( options.filter( ( _, at ) => at !== index ) );
			setFocus( Math.max( 0, index - 1 ) );
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	};

	return (
		<ul className={ `${ ROOT }__options is-${ type }` } ref={ list }>
			{ options.map( ( option, index ) => (
				<li key={ index } className={ `${ ROOT }__option` }>
					<span className={ `${ ROOT }__tick` } aria-hidden="true" />
					<input
						className={ `${ ROOT }__option-text` }
						aria-label={ sprintf(
							/* translators: %d: the option's number. */
							__( 'Option %d', 'brolga' ),
							index + 1
						) }
						placeholder={ __( 'Type an option…', 'brolga' ) }
						value={ option.label }
						onChange={ ( { target } ) =>
							onChange(
								options.map( ( other, at ) =>
									at === index
										? { ...other, label: target.value }
										: other
								)
							)
						}
						onKeyDown={ ( event ) => onKeyDown( event, index ) }
					/>
				</li>
			) ) }
		</ul>
	);
}

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< Attributes > ) => {
	const { type, fieldId, label, required, options, width } = attributes;
	const { placeholder, defaultValue, help, autocomplete, rows } = attributes;
	const { conditions } = attributes;
	const taken = useOwnValue( clientId, OWN_NAME );

	// Once given, the name stays when the label changes: mails, exports and
	// other people's scripts know the field by it.
	useEffect( () => {
		if ( ! isSelected && fieldId === '' && label !== '' ) {
			setAttributes( { fieldId: fieldName( label, taken() ) } );
		}
	}, [ isSelected, fieldId, label, taken, setAttributes ] );

	const kind = variations.find( ( { name } ) => name === type );
	const become = ( next: FieldType ): void =>
		setAttributes( {
			type: next,
			...( WITH_OPTIONS.includes( next ) &&
				options.length === 0 && { options: firstOptions() } ),
		} );
	const blockProps = useBlockProps( {
		className: `is-type-${ type } is-width-${ width }`,
	} );
	const control = {
		className: `${ ROOT }__control`,
		'aria-label': __( 'Sample text in the empty field', 'brolga' ),
		value: placeholder,
		onChange: ( { target }: { target: { value: string } } ) =>
			setAttributes( { placeholder: target.value } ),
	};
	const labelText = (
		<TextInPlace
			tagName="span"
			className={ `${ ROOT }__label-text` }
			label={ __( 'Label', 'brolga' ) }
			placeholder={ __( 'Label', 'brolga' ) }
			value={ label }
			onChange={ ( value ) => setAttributes( { label: value } ) }
		/>
	);

	return (
		<div { ...blockProps }>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarDropdownMenu
						icon={ kind?.icon ?? fieldIcons.line }
						label={ __( 'Kind of field', 'brolga' ) }
						controls={ variations.map(
							( { name, title, icon } ) => ( {
								title,
								icon,
								role: 'menuitemradio',
								isActive: name === type,
								onClick: () => become( name ),
							} )
						) }
					/>
					<ToolbarDropdownMenu
						icon={ stretchFullWidth }
						label={ __( 'Width', 'brolga' ) }
						controls={ WIDTHS.map( ( { name, title } ) => ( {
							title,
							role: 'menuitemradio',
							isActive: name === width,
							onClick: () => setAttributes( { width: name } ),
						} ) ) }
					/>
					<ToolbarButton
						icon={ fieldIcons.required }
						label={ __( 'Must be filled in', 'brolga' ) }
						isPressed={ required }
						onClick={ () =>
							setAttributes( { required: ! required } )
						}
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				{ ( TYPED.includes( type ) ||
					type === 'select' ||
					type === 'radio' ) && (
					<PanelBody title={ __( 'Field', 'brolga' ) }>
						{ TYPED.includes( type ) ? (
							<TextControl
								label={ __( 'Filled in at first', 'brolga' ) }
								value={ defaultValue }
								onChange={ ( value ) =>
									setAttributes( { defaultValue: value } )
								}
								__next40pxDefaultSize
							/>
						) : (
							<SelectControl
								label={ __( 'Chosen at first', 'brolga' ) }
								value={ defaultValue }
								options={ [
									{
										value: '',
										label: __( 'None', 'brolga' ),
									},
									...options.map( ( option ) => ( {
										value: option.value || option.label,
										label: option.label,
									} ) ),
								] }
								onChange={ ( value ) =>
									setAttributes( { defaultValue: value } )
								}
								__next40pxDefaultSize
							/>
						) }
						{ type === 'text' && (
							<RangeControl
								label={ __( 'Lines', 'brolga' ) }
								value={ rows }
								min={ 2 }
								max={ 30 }
								onChange={ ( value ) =>
									setAttributes( { rows: value ?? 6 } )
								}
								__next40pxDefaultSize
							/>
						) }
						{ TYPED.includes( type ) && (
							<SelectControl
								label={ __( 'Browsers may fill in', 'brolga' ) }
								value={ autocomplete }
								options={ AUTOCOMPLETE }
								onChange={ ( value ) =>
									setAttributes( { autocomplete: value } )
								}
								__next40pxDefaultSize
							/>
						) }
					</PanelBody>
				) }
			</InspectorControls>
			{ isSelected && (
				<ConditionsPanel
					clientId={ clientId }
					id={ fieldId }
					conditions={ conditions }
					onChange={ ( next ) =>
						setAttributes( { conditions: next } )
					}
				/>
			) }
			<InspectorControls group="advanced">
				<TextControl
					label={ __( 'Field name', 'brolga' ) }
					help={ __(
						'Under this name the value is sent and stored. Made from the label when empty.',
						'brolga'
					) }
					value={ fieldId }
					onChange={ ( value ) =>
						setAttributes( { fieldId: value } )
					}
					__next40pxDefaultSize
				/>
			</InspectorControls>

			<div className={ `${ ROOT }__label` }>
				{ type === 'booleancheckbox' && (
					<span className={ `${ ROOT }__tick` } aria-hidden="true" />
				) }
				{ labelText }
				{ required && <span className={ `${ ROOT }__mark` }> *</span> }
			</div>
			{ type === 'text' && <textarea { ...control } rows={ rows } /> }
			{ TYPED.includes( type ) && type !== 'text' && (
				<input { ...control } type="text" />
			) }
			{ type === 'select' && (
				<div className={ `${ ROOT }__control` }>
					{ placeholder || __( 'Please choose…', 'brolga' ) }
				</div>
			) }
			{ WITH_OPTIONS.includes( type ) &&
				( isSelected || type !== 'select' ) && (
					<Options
						type={ type }
						options={ options }
						onChange={ ( next ) =>
							setAttributes( { options: next } )
						}
					/>
				) }
			{ ( isSelected || help !== '' ) && (
				<TextInPlace
					tagName="p"
					className={ `${ ROOT }__help` }
					label={ __( 'Help', 'brolga' ) }
					placeholder={ __( 'Help (optional)', 'brolga' ) }
					value={ help }
					onChange={ ( value ) => setAttributes( { help: value } ) }
				/>
			) }
			{ conditions.rules.length > 0 && (
				<ShownWhen
					className={ `${ ROOT }__when` }
					clientId={ clientId }
					id={ fieldId }
					conditions={ conditions }
				/>
			) }
		</div>
	);
};
