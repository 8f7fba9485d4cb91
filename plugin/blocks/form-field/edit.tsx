/**
 * A field as the visitor will see it: label, sample text, choices and help are
 * typed where they stand; the toolbar says what kind it is.
 */
import {
	BlockControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	TextControl,
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { escapeHTML } from '@wordpress/escape-html';
import { __, sprintf } from '@wordpress/i18n';
import { calendar, stretchFullWidth } from '@wordpress/icons';
import {
	BlockPanels,
	lazySettings,
	type OwnValue,
	TextInPlace,
	useOwnValue,
} from '@brolga/editor';
import {
	FIELD_WIDTHS,
	fieldIcons,
	fieldName,
	filesSentence,
	OptionList,
	ShownWhen,
} from '@brolga/editor-forms';
import type { PartProps, WithType } from './panels';
import type { Attributes, FieldType } from './types';
import {
	firstOptions,
	isOurs,
	LINES,
	TICKS,
	useKinds,
	WITH_OPTIONS,
} from './variations';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "forms" */ './panels' )
);

interface SelectionActions {
	readonly selectionChange: (
		clientId: string,
		attribute: string,
		start: number,
		end: number
	) => void;
}

const ROOT = 'wp-block-brolga-form-field';

/**
 * A copied field gets a name of its own within its form. Any other keeps the
 * one it has, however it is written: rules and other people's scripts know it.
 *
 * @see FORM-61
 */
const OWN_NAME: OwnValue = {
	attribute: 'fieldId',
	containers: [ 'brolga/contact-form', 'brolga/newsletter' ],
	make: ( value, taken ) =>
		value !== '' && taken.includes( value )
			? fieldName( value, taken )
			: value,
};

const WORDING_FORMATS = [ 'core/link', 'core/bold', 'core/italic' ];

/** What a field that visitors do not see sends. */
const unseenText = ( value: string, parameter: string ): string => {
	if ( parameter !== '' ) {
		return value === ''
			? sprintf(
					/* translators: %s: a parameter's name. */
					__(
						'Hidden from visitors. Sends the URL parameter ?%s=.',
						'brolga'
					),
					parameter
				)
			: sprintf(
					/* translators: 1: a parameter's name, 2: a value. */
					__(
						'Hidden from visitors. Sends the URL parameter ?%1$s=, or “%2$s” if it is missing.',
						'brolga'
					),
					parameter,
					value
				);
	}
	return value === ''
		? __( 'Hidden from visitors. Set its value in the sidebar.', 'brolga' )
		: sprintf(
				/* translators: %s: a value. */
				__( 'Hidden from visitors. Sends “%s”.', 'brolga' ),
				value
			);
};

function Toolbar( {
	attributes: { type, width, required },
	setAttributes,
	onType,
}: PartProps & WithType ) {
	const kinds = useKinds();
	const kind = kinds.find( ( { name } ) => name === type );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ kind?.icon ?? fieldIcons.line }
					label={ __( 'Field type', 'brolga' ) }
					controls={ kinds.map( ( { name, title, icon } ) => ( {
						title,
						icon,
						role: 'menuitemradio',
						isActive: name === type,
						onClick: () => onType( name ),
					} ) ) }
				/>
				{ type !== 'hidden' && (
					<>
						<ToolbarDropdownMenu
							icon={ stretchFullWidth }
							label={ __( 'Width', 'brolga' ) }
							controls={ FIELD_WIDTHS.map(
								( { name, title } ) => ( {
									title,
									role: 'menuitemradio',
									isActive: name === width,
									onClick: () =>
										setAttributes( { width: name } ),
								} )
							) }
						/>
						<ToolbarButton
							icon={ fieldIcons.required }
							label={ __( 'Required', 'brolga' ) }
							isPressed={ required }
							onClick={ () =>
								setAttributes( { required: ! required } )
							}
						/>
					</>
				) }
			</ToolbarGroup>
		</BlockControls>
	);
}

/**
 * A new field's label says what kind it is. It is selected, so that typing
 * replaces it.
 *
 * @see FIELD-140
 * @param clientId   The field.
 * @param attributes What it has.
 * @param isSelected Whether it is worked on.
 */
function useFreshLabel(
	clientId: string,
	{ fieldId, label, type }: Attributes,
	isSelected: boolean
): void {
	const { selectionChange } = useDispatch(
		blockEditorStore
	) as unknown as SelectionActions;
	const isNew = isSelected && fieldId === '' && label !== '';
	const fresh = useRef( isNew && type !== 'consent' );
	useEffect( () => {
		if ( fresh.current ) {
			fresh.current = false;
			selectionChange( clientId, 'label', 0, label.length );
		}
	}, [ clientId, label, selectionChange ] );
}

function FieldLabel( { attributes, setAttributes }: PartProps ) {
	const { type, label, wording, required } = attributes;
	const isHidden = type === 'hidden';
	return (
		<>
			<div className={ `${ ROOT }__label` }>
				{ TICKS.includes( type ) && (
					<span className={ `${ ROOT }__tick` } aria-hidden="true" />
				) }
				{ type === 'consent' ? (
					<RichText
						tagName="span"
						className={ `${ ROOT }__label-text` }
						aria-label={ __( 'Consent text', 'brolga' ) }
						placeholder={ __( 'I agree that…', 'brolga' ) }
						allowedFormats={ WORDING_FORMATS }
						disableLineBreaks
						value={ wording }
						onChange={ ( html: string ) =>
							setAttributes( { wording: html } )
						}
					/>
				) : (
					<TextInPlace
						tagName="span"
						className={ `${ ROOT }__label-text` }
						label={ __( 'Label', 'brolga' ) }
						placeholder={ __( 'Label', 'brolga' ) }
						identifier="label"
						value={ label }
						onChange={ ( value ) =>
							setAttributes( { label: value } )
						}
					/>
				) }
				{ required && ! isHidden && (
					<span className={ `${ ROOT }__mark` }> *</span>
				) }
			</div>
			{ label === '' && type !== 'consent' && ! isHidden && (
				<p className={ `${ ROOT }__nameless` }>
					{ __(
						'This field has no label. Add one, so that visitors and screen readers know what to enter.',
						'brolga'
					) }
				</p>
			) }
		</>
	);
}

/** What a visitor types into, or an image of it. */
function Control( { attributes, setAttributes }: PartProps ) {
	const { type, placeholder, defaultValue, rows, parameter } = attributes;
	const control = {
		className: `${ ROOT }__control`,
		'aria-label': __( 'Placeholder', 'brolga' ),
		value: placeholder,
		onChange: ( { target }: { target: { value: string } } ) =>
			setAttributes( { placeholder: target.value } ),
	};
	switch ( type ) {
		case 'text':
			return <textarea { ...control } rows={ rows } />;
		case 'date':
			return (
				<div className={ `${ ROOT }__control is-date` }>
					<span>
						{ defaultValue || __( 'dd/mm/yyyy', 'brolga' ) }
					</span>
					{ calendar }
				</div>
			);
		case 'select':
			return (
				<div className={ `${ ROOT }__control is-select` }>
					{ placeholder || __( 'Please choose', 'brolga' ) }
				</div>
			);
		case 'hidden':
			return (
				<p className={ `${ ROOT }__unseen` }>
					{ unseenText( defaultValue, parameter ) }
				</p>
			);
		case 'file':
			return <Files { ...attributes } />;
		default:
			return LINES.includes( type ) || ! isOurs( type ) ? (
				<input { ...control } type="text" />
			) : null;
	}
}

const Files = ( { accept, maxFiles, maxMegabytes }: Attributes ) => (
	<>
		<div className={ `${ ROOT }__control is-file` }>
			<span>{ __( 'Choose a file', 'brolga' ) }</span>
			{ __( 'No file chosen', 'brolga' ) }
		</div>
		<p className={ `${ ROOT }__help` }>
			{ filesSentence( accept, maxFiles, maxMegabytes ) }
		</p>
	</>
);

/** Everything below the label. */
function Body( {
	attributes,
	setAttributes,
	isSelected,
}: PartProps & { readonly isSelected: boolean } ) {
	const { type, options, help } = attributes;
	return (
		<>
			<Control
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ WITH_OPTIONS.includes( type ) &&
				( isSelected || type !== 'select' ) && (
					<OptionList
						root={ ROOT }
						type={ type }
						options={ options }
						samples={ firstOptions().map(
							( option ) => option.label
						) }
						isEdited={ isSelected }
						onChange={ ( next ) =>
							setAttributes( { options: next } )
						}
					/>
				) }
			{ type !== 'hidden' && ( isSelected || help !== '' ) && (
				<TextInPlace
					tagName="p"
					className={ `${ ROOT }__help` }
					label={ __( 'Help', 'brolga' ) }
					placeholder={ __( 'Help (optional)', 'brolga' ) }
					value={ help }
					onChange={ ( value ) => setAttributes( { help: value } ) }
				/>
			) }
		</>
	);
}

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< Attributes > ) => {
	const { type, fieldId, label, options, width } = attributes;
	const { wording, conditions } = attributes;
	const taken = useOwnValue( clientId, OWN_NAME );

	// Once given, the name stays when the label changes: mails, exports and
	// other people's scripts know the field by it.
	useEffect( () => {
		const wanted = type === 'consent' ? label || type : label;
		if ( ! isSelected && fieldId === '' && wanted !== '' ) {
			setAttributes( { fieldId: fieldName( wanted, taken() ) } );
		}
	}, [ isSelected, type, fieldId, label, taken, setAttributes ] );

	const become = ( next: FieldType ): void =>
		setAttributes( {
			type: next,
			...( WITH_OPTIONS.includes( next ) &&
				options.length === 0 && { options: firstOptions() } ),
			...( next === 'consent' &&
				wording === '' && { wording: escapeHTML( label ), label: '' } ),
		} );
	const blockProps = useBlockProps( {
		className: `is-type-${ type } is-width-${ width }`,
	} );
	// After the block’s own props, which put the caret before the label.
	useFreshLabel( clientId, attributes, isSelected );
	return (
		<div { ...blockProps }>
			<Toolbar
				attributes={ attributes }
				setAttributes={ setAttributes }
				onType={ become }
			/>
			<BlockPanels>
				<Settings
					clientId={ clientId }
					attributes={ attributes }
					setAttributes={ setAttributes }
					isSelected={ isSelected }
					onType={ become }
				/>
			</BlockPanels>
			<BlockPanels group="advanced">
				<TextControl
					label={ __( 'Field name', 'brolga' ) }
					help={ __(
						'The value is sent and stored under this name. Leave empty to use the label.',
						'brolga'
					) }
					value={ fieldId }
					onChange={ ( value ) =>
						setAttributes( { fieldId: value } )
					}
					__next40pxDefaultSize
				/>
			</BlockPanels>

			<FieldLabel
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<Body
				attributes={ attributes }
				setAttributes={ setAttributes }
				isSelected={ isSelected }
			/>
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
