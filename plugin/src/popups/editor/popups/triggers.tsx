/**
 * What opens a popup, and the settings of that: the server says which triggers
 * there are and how to show theirs, those of other plugins among them.
 *
 * @see EXT-4
 */
import { useEditorSetting } from '@brolga/editor';
import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choice, WholeNumber, useEdited } from './fields';
import { triggered, type PopupMeta } from './model';

/** A setting of a trigger. */
export interface TriggerControl {
	readonly name: string;
	readonly label: string;
	readonly help: string;
	readonly kind: 'choice' | 'toggle' | 'number' | 'text';
	readonly min: number | null;
	/** The largest number, or the most characters. */
	readonly max: number | null;
	/** The most by the value of another setting. */
	readonly most: Readonly<
		Record< string, Readonly< Record< string, number > > >
	>;
	readonly options: readonly {
		readonly value: string;
		readonly label: string;
	}[];
}

export interface TriggerChoice {
	readonly value: string;
	readonly label: string;
	readonly controls: readonly TriggerControl[];
}

const NONE: readonly TriggerChoice[] = [];

/** A popup's settings by names that only the server knows. */
type Values = Readonly< Record< string, string | number > >;

/**
 * The most that a number may be.
 *
 * @param control The number.
 * @param values  The popup's settings.
 */
const mostOf = ( { max, most }: TriggerControl, values: Values ): number =>
	Math.min(
		max ?? Infinity,
		...Object.entries( most ).map(
			( [ name, by ] ) => by[ String( values[ name ] ) ] ?? Infinity
		)
	);

function Control( { control }: { readonly control: TriggerControl } ) {
	const { meta, set } = useEdited();
	const values = meta as unknown as Values;
	const { name, label, help, kind } = control;
	const value = values[ name ];
	const change = ( next: string | number ): void =>
		set( { [ name ]: next } as Partial< PopupMeta > );
	switch ( kind ) {
		case 'number':
			return (
				<WholeNumber
					label={ label }
					help={ help }
					value={ Number( value ) }
					min={ control.min ?? 0 }
					max={ mostOf( control, values ) }
					onChange={ change }
				/>
			);
		case 'toggle':
			return (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					help={ help }
					checked={ value === 'on' }
					onChange={ ( on ) => change( on ? 'on' : 'off' ) }
				/>
			);
		case 'choice':
			return (
				<Choice
					label={ label }
					help={ help }
					value={ String( value ) }
					options={ control.options }
					onChange={ change }
				/>
			);
		default:
			return (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					help={ help }
					maxLength={ control.max ?? undefined }
					value={ String( value ?? '' ) }
					onChange={ change }
				/>
			);
	}
}

/** The choice, and what belongs to what is chosen. */
export function TriggerFields() {
	const { meta, set } = useEdited();
	const triggers =
		useEditorSetting< readonly TriggerChoice[] >( 'brolgaPopupTriggers' ) ??
		NONE;
	const chosen = triggers.find(
		( { value } ) => value === meta.trigger_event
	);
	return (
		<>
			<Choice
				label={ __( 'Trigger', 'brolga' ) }
				help={ __(
					'A link to this popup always opens it. When you add a link, search for the popup’s title.',
					'brolga'
				) }
				value={ meta.trigger_event }
				options={ triggers }
				onChange={ ( trigger ) => set( triggered( meta, trigger ) ) }
			/>
			{ chosen?.controls.map( ( control ) => (
				<Control key={ control.name } control={ control } />
			) ) }
		</>
	);
}
