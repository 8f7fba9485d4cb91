/**
 * The sidebar of a countdown: when it ends, what then, and its short labels.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	DateTimePicker,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { date, getDate, gmdate } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import type { CountdownAttributes } from '../../src/contracts/attributes';
import { wordOf } from './model';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< CountdownAttributes >,
	'attributes' | 'setAttributes'
>;

/** What a unit is called, and shortly. */
interface Unit {
	readonly unit: string;
	readonly label: string;
	readonly short: string;
}

interface PanelsProps extends SettingsProps {
	readonly units: readonly Unit[];
}

/** The options of a select of ours. */
type Options< Name extends keyof CountdownAttributes > = {
	value: CountdownAttributes[ Name ];
	label: string;
}[];

const ZONES: Options< 'zone' > = [
	{ value: 'site', label: __( 'Site time zone', 'brolga' ) },
	{ value: 'utc', label: __( 'UTC', 'brolga' ) },
];

const REPEATS: Options< 'repeat' > = [
	{ value: 'none', label: __( 'Never', 'brolga' ) },
	{ value: 'daily', label: __( 'Every day', 'brolga' ) },
	{ value: 'weekly', label: __( 'Every week', 'brolga' ) },
];

const EXPIRIES: Options< 'expiry' > = [
	{ value: 'none', label: __( 'Keep showing zeros', 'brolga' ) },
	{ value: 'hide', label: __( 'Hide the countdown', 'brolga' ) },
	{ value: 'message', label: __( 'Show a message', 'brolga' ) },
	{ value: 'redirect', label: __( 'Go to another page', 'brolga' ) },
	{ value: 'blocks', label: __( 'Show other blocks', 'brolga' ) },
];

/**
 * The end by the clock of its zone, as it will count: an offset of its own is
 * worked out, and what clocks leave out is an hour later.
 *
 * @see COUNT-220
 * @param end  As it was saved.
 * @param zone In whose zone.
 */
export function clockTime(
	end: string,
	zone: CountdownAttributes[ 'zone' ]
): string {
	const format = 'Y-m-d\\TH:i:s';
	if ( zone === 'site' ) {
		return date( format, getDate( end ) );
	}
	return /(?:Z|[+-]\d\d:?\d\d)$/i.test( end ) ? gmdate( format, end ) : end;
}

/** When the countdown ends, and what happens then. */
const EndPanel = ( props: SettingsProps ) => {
	const { end, zone, repeat, expiry } = props.attributes;
	const { input } = bound( props );
	return (
		<PanelBody title={ __( 'End', 'brolga' ) }>
			<DateTimePicker
				currentDate={ end ? clockTime( end, zone ) : null }
				onChange={ ( value ) =>
					props.setAttributes( { end: value ?? '' } )
				}
				is12Hour
			/>
			<SelectControl
				label={ __( 'Time zone', 'brolga' ) }
				options={ ZONES }
				{ ...input( 'zone' ) }
			/>
			<SelectControl
				label={ __( 'Repeat', 'brolga' ) }
				options={ REPEATS }
				{ ...input( 'repeat' ) }
			/>
			{ repeat === 'none' && (
				<SelectControl
					label={ __( 'When it ends', 'brolga' ) }
					options={ EXPIRIES }
					{ ...input( 'expiry' ) }
				/>
			) }
			{ expiry === 'redirect' && (
				<TextControl
					type="url"
					label={ __( 'Page URL', 'brolga' ) }
					{ ...input( 'redirect' ) }
				/>
			) }
		</PanelBody>
	);
};

/** What units are called where space is tight. */
const ShortLabelsPanel = ( {
	units,
	attributes: { shortLabels },
	setAttributes,
}: PanelsProps ) => (
	<PanelBody title={ __( 'Short labels', 'brolga' ) } initialOpen={ false }>
		<p>
			{ __(
				'Used where space is tight. Edit the full labels in the block.',
				'brolga'
			) }
		</p>
		{ units.map( ( { unit, label, short } ) => (
			<TextControl
				key={ unit }
				label={ label }
				placeholder={ short }
				value={ wordOf( shortLabels, unit ) }
				onChange={ ( word ) =>
					setAttributes( {
						shortLabels: { ...shortLabels, [ unit ]: word },
					} )
				}
				__next40pxDefaultSize
			/>
		) ) }
	</PanelBody>
);

/**
 * All panels.
 *
 * @param props See PanelsProps.
 */
export const Settings = ( props: PanelsProps ) => (
	<>
		<EndPanel { ...props } />
		<ShortLabelsPanel { ...props } />
	</>
);
