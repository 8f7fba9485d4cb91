/**
 * The sidebar of a circle: its number, its looks, and those that it has elsewhere.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	TabPanel,
	TextControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { COUNTER } from '@brolga/contracts';
import { bound, type Editable } from '@brolga/editor';
import { ColourControl } from '../../src/content/editor/counters/colour-control';
import { NumberPanel } from '../../src/content/editor/counters/number-panel';
import type { CircleCounterAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< CircleCounterAttributes >,
	'attributes' | 'setAttributes'
>;

/** What a variant can have of its own. */
interface Variant {
	readonly value?: string;
	readonly barColor?: string;
	readonly color?: string;
	readonly alpha?: number;
}

/** The looks that the circle and its variants have in common. */
interface Colours {
	readonly barColor: string;
	readonly color: string;
	readonly alpha: number;
}

/** Where the circle can look otherwise. */
const STATES = [
	{ name: 'hover', title: __( 'Hover', 'brolga' ) },
	{ name: 'tablet', title: __( 'Tablet', 'brolga' ) },
	{ name: 'phone', title: _x( 'Phone', 'device', 'brolga' ) },
	{ name: 'sticky', title: __( 'Sticky', 'brolga' ) },
];

const ColourFields = ( {
	missing,
	...colours
}: Editable< Colours > & {
	/** What an emptied opacity means. */
	readonly missing: number;
} ) => {
	const { value, number } = bound( colours );
	return (
		<>
			<ColourControl
				label={ __( 'Progress color', 'brolga' ) }
				{ ...value( 'barColor' ) }
			/>
			<ColourControl
				label={ __( 'Track color', 'brolga' ) }
				{ ...value( 'color' ) }
			/>
			<RangeControl
				label={ __( 'Track opacity', 'brolga' ) }
				min={ 0 }
				max={ 1 }
				step={ 0.05 }
				{ ...number( 'alpha', missing ) }
			/>
		</>
	);
};

const CirclePanel = ( props: SettingsProps ) => (
	<PanelBody title={ __( 'Circle', 'brolga' ) }>
		<RangeControl
			label={ __( 'Size', 'brolga' ) }
			min={ 80 }
			max={ 480 }
			{ ...bound( props ).number( 'size', 225 ) }
		/>
		<ColourFields missing={ COUNTER.circleAlpha } { ...props } />
	</PanelBody>
);

/** What is otherwise in one state. */
const VariantFields = ( {
	name,
	attributes: { alpha, variants },
	setAttributes,
}: SettingsProps & { readonly name: string } ) => {
	const all = variants as Readonly< Record< string, Variant > >;
	const variant = all[ name ] ?? {};
	const change = ( next: Variant ): void =>
		setAttributes( {
			variants: { ...all, [ name ]: { ...variant, ...next } },
		} );
	return (
		<>
			<TextControl
				label={ _x( 'Number', 'figure', 'brolga' ) }
				value={ variant.value ?? '' }
				onChange={ ( value ) => change( { value } ) }
				__next40pxDefaultSize
			/>
			<ColourFields
				attributes={ {
					barColor: variant.barColor ?? '',
					color: variant.color ?? '',
					alpha: variant.alpha ?? alpha,
				} }
				setAttributes={ change }
				missing={ alpha }
			/>
		</>
	);
};

const StatesPanel = ( props: SettingsProps ) => (
	<PanelBody
		title={ __( 'States and devices', 'brolga' ) }
		initialOpen={ false }
	>
		<TabPanel tabs={ STATES }>
			{ ( { name } ) => <VariantFields name={ name } { ...props } /> }
		</TabPanel>
	</PanelBody>
);

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<NumberPanel
			attributes={ props.attributes }
			onChange={ props.setAttributes }
		/>
		<CirclePanel { ...props } />
		<StatesPanel { ...props } />
	</>
);
