/**
 * Form parts. Each is bound to a value by its name alone.
 */
import {
	Button,
	RadioControl,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useField, type FieldProps } from './field';
import { useSection } from './section-context';

/** An option of a select or of radio buttons. */
export interface Option {
	readonly value: string;
	readonly label: string;
	readonly description?: string;
}

const asText = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

interface TextFieldProps extends FieldProps {
	readonly type?: 'text' | 'email' | 'url';
	readonly placeholder?: string;
}

export function TextField( props: TextFieldProps ) {
	const field = useField( props );
	return (
		<TextControl
			label={ props.label }
			type={ props.type ?? 'text' }
			placeholder={ props.placeholder }
			help={ field.help }
			value={ asText( field.value ) }
			disabled={ field.locked }
			aria-invalid={ field.invalid }
			onChange={ field.change }
			__next40pxDefaultSize
		/>
	);
}

interface NumberFieldProps extends FieldProps {
	readonly min?: number;
	readonly max?: number;
}

/** A whole number; what is being typed and is none goes to the server as text, which says so. */
export function NumberField( props: NumberFieldProps ) {
	const field = useField( props );
	return (
		<TextControl
			className="brolga-field--short"
			label={ props.label }
			type="number"
			min={ props.min }
			max={ props.max }
			help={ field.help }
			value={ asText( field.value ) }
			disabled={ field.locked }
			aria-invalid={ field.invalid }
			onChange={ ( typed ) =>
				field.change(
					/^-?\d+$/.test( typed ) ? Number( typed ) : typed
				)
			}
			__next40pxDefaultSize
		/>
	);
}

export function ToggleField( props: FieldProps ) {
	const field = useField( props );
	return (
		<ToggleControl
			label={ props.label }
			help={ field.help }
			checked={ field.value === true }
			disabled={ field.locked }
			onChange={ field.change }
		/>
	);
}

interface ChoiceProps extends FieldProps {
	readonly options: readonly Option[];
}

export function SelectField(
	props: ChoiceProps & {
		/** Whether the values are numbers. */
		readonly is_number?: boolean | undefined;
	}
) {
	const field = useField( props );
	return (
		<SelectControl
			label={ props.label }
			help={ field.help }
			value={ asText( field.value ) }
			options={ props.options.map( ( { value, label } ) => ( {
				value,
				label,
			} ) ) }
			disabled={ field.locked }
			aria-invalid={ field.invalid }
			onChange={ ( value ) =>
				field.change( props.is_number ? Number( value ) : value )
			}
			__next40pxDefaultSize
		/>
	);
}

/** Few options that need a sentence each. */
export function RadioField( props: ChoiceProps ) {
	const field = useField( props );
	return (
		<RadioControl
			label={ props.label }
			help={ field.help }
			selected={ asText( field.value ) }
			options={ [ ...props.options ] }
			onChange={ field.change }
		/>
	);
}

/** A list of texts, one a line. */
export function LinesField( props: FieldProps & { readonly rows?: number } ) {
	const field = useField( props );
	const lines = Array.isArray( field.value ) ? field.value : [];
	return (
		<TextareaControl
			label={ props.label }
			rows={ props.rows ?? 3 }
			help={ field.help }
			value={ lines.map( asText ).join( '\n' ) }
			disabled={ field.locked }
			aria-invalid={ field.invalid }
			onChange={ ( typed ) =>
				field.change( typed === '' ? [] : typed.split( '\n' ) )
			}
		/>
	);
}

/**
 * A password or key. The server never tells it: the screen knows only whether
 * there is one, and offers to replace it or to take it away.
 *
 * @param props See FieldProps.
 */
export function SecretField( props: FieldProps ) {
	const { section } = useSection();
	const field = useField( props );
	const [ replacing, setReplacing ] = useState( false );
	const { version } = section.stored;
	// Saved: there is a new one, which nobody is replacing.
	useEffect( () => setReplacing( false ), [ version ] );
	const isSet = section.stored.secrets[ props.name ] === true;
	const isDraft = props.name in section.draft;
	// What has to be entered again is asked for at once.
	if ( isSet && ! isDraft && ! replacing && ! field.invalid ) {
		return (
			<div
				className="brolga-secret"
				role="group"
				aria-label={ props.label }
			>
				<span className="brolga-secret__label">{ props.label }</span>
				<span className="brolga-secret__dots" aria-hidden="true">
					••••••••
				</span>
				<span>{ __( 'Set', 'brolga' ) }</span>
				{ ! field.locked && (
					<>
						<Button
							variant="secondary"
							size="compact"
							onClick={ () => setReplacing( true ) }
						>
							{ __( 'Replace', 'brolga' ) }
						</Button>
						<Button
							variant="tertiary"
							size="compact"
							isDestructive
							onClick={ () => field.change( '' ) }
						>
							{ __( 'Remove', 'brolga' ) }
						</Button>
					</>
				) }
				<div className="brolga-secret__help">{ field.help }</div>
			</div>
		);
	}
	const willGo = isSet && section.draft[ props.name ] === '' && ! replacing;
	return (
		<div className="brolga-secret__edit">
			<TextControl
				label={ props.label }
				type="password"
				autoComplete="new-password"
				help={
					willGo
						? __( 'Will be removed when you save.', 'brolga' )
						: field.help
				}
				value={ asText( section.draft[ props.name ] ) }
				disabled={ field.locked }
				aria-invalid={ field.invalid }
				onChange={ ( typed ) =>
					field.change( typed === '' ? undefined : typed )
				}
				__next40pxDefaultSize
			/>
			{ isSet && (
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () => {
						setReplacing( false );
						field.change( undefined );
					} }
				>
					{ __( 'Keep current value', 'brolga' ) }
				</Button>
			) }
		</div>
	);
}
