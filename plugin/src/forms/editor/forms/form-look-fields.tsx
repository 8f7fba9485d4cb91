/**
 * The look of a form's fields and of its button, chosen by WordPress' own controls.
 *
 * @see FORM-880 FORM-883 FORM-884
 */
import {
	ContrastChecker,
	PanelColorSettings,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { Flex, RangeControl, SelectControl } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { usePalette, useShadows } from '../../../editor/blocks/palette';
import type { FormLook } from './form-look';
import {
	type Columns,
	columnsOf,
	keptColor,
	pickedColor,
	pixelsOf,
	type Sized,
	widthIn,
} from './form-look-model';
import { usePaintedColors } from './painted-colors';

export interface FormLookProps {
	/** The form's client id. */
	readonly clientId: string;
	readonly look: FormLook;
	readonly onChange: ( look: FormLook ) => void;
	/** A sign-up has fields by itself, which share a row as far as it goes. */
	readonly isSignup?: boolean;
	/** A link to a service has a button alone. */
	readonly hasFields?: boolean;
}

type Part = 'field' | 'button';
type ColorName = 'label' | `${ Part }${ 'Text' | 'Background' | 'Border' }`;

const FIELD = 'brolga/form-field';

/** Takes out what was taken back, so that nothing is saved of it. */
const changed = ( look: FormLook, changes: object ): FormLook =>
	Object.fromEntries(
		Object.entries( { ...look, ...changes } ).filter(
			( [ , value ] ) => value !== undefined && value !== ''
		)
	);

/**
 * Whether words can be read, where at least one of the two colors is the owner's.
 *
 * @param props
 * @param props.look
 * @param props.clientId
 * @param props.text
 * @param props.ground
 */
function Contrast( {
	look,
	clientId,
	text,
	ground,
}: Pick< FormLookProps, 'look' | 'clientId' > & {
	readonly text: ColorName;
	readonly ground?: ColorName;
} ) {
	const palette = usePalette();
	const seen = usePaintedColors( clientId, text, look );
	const textColor = look[ text ];
	const backgroundColor = ground && look[ ground ];
	return textColor === undefined && backgroundColor === undefined ? null : (
		<ContrastChecker
			textColor={ pickedColor( textColor, palette ) ?? seen.text }
			backgroundColor={
				pickedColor( backgroundColor, palette ) ?? seen.ground
			}
			isLargeText={ false }
		/>
	);
}

/**
 * Edges and shadow, which fields and button have alike.
 *
 * @param props
 * @param props.part
 * @param props.look
 * @param props.onChange
 */
function Edges( {
	part,
	look,
	onChange,
}: Pick< FormLookProps, 'look' | 'onChange' > & { readonly part: Part } ) {
	const shadows = useShadows();
	const shadow = `${ part }Shadow` as const;
	const slider = (
		name: `${ Part }${ 'BorderWidth' | 'Radius' }`,
		label: string,
		max: number
	) => {
		const value = pixelsOf( look[ name ] );
		return (
			<RangeControl
				label={ label }
				{ ...( value !== undefined && { value } ) }
				min={ 0 }
				max={ max }
				allowReset
				onChange={ ( next ) =>
					onChange(
						changed( look, {
							[ name ]: next === undefined ? next : `${ next }px`,
						} )
					)
				}
				__next40pxDefaultSize
			/>
		);
	};
	return (
		<>
			{ slider(
				`${ part }BorderWidth`,
				__( 'Border width (px)', 'brolga' ),
				10
			) }
			{ slider( `${ part }Radius`, __( 'Radius (px)', 'brolga' ), 50 ) }
			{ shadows.length > 0 && (
				<SelectControl
					label={ __( 'Shadow', 'brolga' ) }
					value={ look[ shadow ] ?? '' }
					options={ [
						{ value: '', label: __( 'Default', 'brolga' ) },
						...shadows.map( ( { slug, name } ) => ( {
							value: slug,
							label: name,
						} ) ),
					] }
					onChange={ ( value ) =>
						onChange( changed( look, { [ shadow ]: value } ) )
					}
					__next40pxDefaultSize
				/>
			) }
		</>
	);
}

/** The fields that share the form's rows, with a way to set their widths. */
function useFields( clientId: string ) {
	const fields = useSelect(
		( select ) =>
			select( blockEditorStore )
				.getBlocks( clientId )
				.filter(
					( { name, attributes } ) =>
						name === FIELD && attributes.type !== 'hidden'
				),
		[ clientId ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const sized = fields.map(
		( { attributes } ) => attributes as unknown as Sized
	);
	return {
		columns: columnsOf( sized ),
		setColumns: ( columns: Columns ): void => {
			for ( const field of fields ) {
				const { type } = field.attributes as unknown as Sized;
				void updateBlockAttributes( field.clientId, {
					width: widthIn( { type }, columns ),
				} );
			}
		},
	};
}

/**
 * One column or two, which is how wide the fields are.
 *
 * @param props See FormLookProps.
 */
function ColumnsField( {
	clientId,
	look,
	onChange,
	isSignup = false,
}: FormLookProps ) {
	const { batch } = useRegistry();
	const { columns, setColumns } = useFields( clientId );
	const chosen = isSignup ? look.columns : columns;
	return (
		<SelectControl
			label={ __( 'Columns', 'brolga' ) }
			help={ __(
				'Sets the width of all fields. You can change it for each field in its own settings. On phones, all fields are below each other.',
				'brolga'
			) }
			value={ String( chosen ?? '' ) }
			options={ [
				...( isSignup || chosen === undefined
					? [
							{
								value: '',
								label: isSignup
									? __( 'As many as fit', 'brolga' )
									: __( 'Custom', 'brolga' ),
							},
						]
					: [] ),
				{ value: '1', label: __( 'One', 'brolga' ) },
				{ value: '2', label: __( 'Two', 'brolga' ) },
			] }
			onChange={ ( value ) => {
				const next =
					value === '' ? undefined : ( Number( value ) as Columns );
				// One step of the history.
				batch( () => {
					if ( next !== undefined ) {
						setColumns( next );
					}
					if ( isSignup ) {
						onChange( changed( look, { columns: next } ) );
					}
				} );
			} }
			__next40pxDefaultSize
		/>
	);
}

const ButtonWidthField = ( {
	look,
	onChange,
}: Pick< FormLookProps, 'look' | 'onChange' > ) => (
	<SelectControl
		label={ __( 'Width', 'brolga' ) }
		value={ look.buttonWidth ?? '' }
		options={ [
			{ value: '', label: __( 'As wide as its text', 'brolga' ) },
			{ value: 'full', label: __( 'Full width', 'brolga' ) },
		] }
		onChange={ ( buttonWidth ) =>
			onChange( changed( look, { buttonWidth } ) )
		}
		__next40pxDefaultSize
	/>
);

/**
 * The panels for fields and button.
 *
 * @param props See FormLookProps.
 */
export function FormLookFields( props: FormLookProps ) {
	const { clientId, look, onChange, hasFields = true } = props;
	const palette = usePalette();
	const color = ( name: ColorName, label: string ) => ( {
		label,
		value: pickedColor( look[ name ], palette ) ?? '',
		onChange: ( picked: string | undefined ) =>
			onChange(
				changed( look, { [ name ]: keptColor( picked, palette ) } )
			),
	} );
	return (
		<>
			{ hasFields && (
				<PanelColorSettings
					title={ __( 'Fields', 'brolga' ) }
					enableAlpha
					colorSettings={ [
						color( 'label', __( 'Labels', 'brolga' ) ),
						color( 'fieldText', __( 'Text', 'brolga' ) ),
						color(
							'fieldBackground',
							__( 'Background', 'brolga' )
						),
						color( 'fieldBorder', __( 'Border', 'brolga' ) ),
					] }
				>
					<Flex direction="column" gap={ 4 } align="stretch">
						<Contrast
							look={ look }
							clientId={ clientId }
							text="label"
						/>
						<Contrast
							look={ look }
							clientId={ clientId }
							text="fieldText"
							ground="fieldBackground"
						/>
						<Edges
							part="field"
							look={ look }
							onChange={ onChange }
						/>
						<ColumnsField { ...props } />
					</Flex>
				</PanelColorSettings>
			) }
			<PanelColorSettings
				title={ __( 'Button', 'brolga' ) }
				enableAlpha
				colorSettings={ [
					color( 'buttonText', __( 'Text', 'brolga' ) ),
					color( 'buttonBackground', __( 'Background', 'brolga' ) ),
					color( 'buttonBorder', __( 'Border', 'brolga' ) ),
				] }
			>
				<Flex direction="column" gap={ 4 } align="stretch">
					<Contrast
						look={ look }
						clientId={ clientId }
						text="buttonText"
						ground="buttonBackground"
					/>
					<Edges part="button" look={ look } onChange={ onChange } />
					<ButtonWidthField look={ look } onChange={ onChange } />
				</Flex>
			</PanelColorSettings>
		</>
	);
}
