/**
 * The panel for a block that sticks.
 */
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DeviceChoice } from './device-choice';
import {
	SUFFIXES,
	changed,
	valueOn,
	type Device,
	type Saved,
	type StickyValues,
} from './settings';

type Limit = 'column' | 'row' | 'section' | 'body';

const EDGES: { value: StickyValues[ 'position' ]; label: string }[] = [
	{ value: 'none', label: __( 'Nothing', 'brolga' ) },
	{
		value: 'top',
		label: __( 'The top of the window', 'brolga' ),
	},
	{
		value: 'bottom',
		label: __( 'The bottom of the window', 'brolga' ),
	},
];

const LIMITS: { value: Limit; label: string }[] = [
	{
		value: 'column',
		label: __( 'The end of its column', 'brolga' ),
	},
	{
		value: 'row',
		label: __( 'The end of its row', 'brolga' ),
	},
	{
		value: 'section',
		label: __( 'The end of its section', 'brolga' ),
	},
	{
		value: 'body',
		label: __( 'The end of the page', 'brolga' ),
	},
];

interface Props {
	readonly settings: Saved | undefined;
	readonly onChange: ( settings: Saved | undefined ) => void;
}

/**
 * Edge, limit and distance.
 *
 * @param props          See Props.
 * @param props.settings
 * @param props.onChange
 */
export function StickyPanel( { settings, onChange }: Props ) {
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const set = ( name: keyof StickyValues, now: unknown ): void =>
		onChange( changed( settings, name + SUFFIXES[ device ], now ) );
	const position = valueOn< StickyValues[ 'position' ] >(
		settings,
		'position',
		device,
		'none'
	);
	return (
		<PanelBody
			title={ __( 'Sticky', 'brolga' ) }
			initialOpen={ settings !== undefined }
		>
			<DeviceChoice value={ device } onChange={ setDevice } />
			<SelectControl
				label={ __( 'Stick to', 'brolga' ) }
				value={ position }
				options={ EDGES }
				onChange={ ( next ) =>
					set(
						'position',
						next === 'none' && device === 'desktop'
							? undefined
							: next
					)
				}
				__next40pxDefaultSize
			/>
			{ position !== 'none' && (
				<>
					<RangeControl
						label={ __( 'Distance (px)', 'brolga' ) }
						value={ valueOn( settings, 'offset', device, 0 ) }
						min={ 0 }
						max={ 500 }
						onChange={ ( next ) => set( 'offset', next ) }
						__next40pxDefaultSize
					/>
					<SelectControl
						label={ __( 'Until', 'brolga' ) }
						value={ valueOn< Limit >(
							settings,
							'limit',
							'desktop',
							'column'
						) }
						options={ LIMITS }
						onChange={ ( limit ) =>
							onChange( changed( settings, 'limit', limit ) )
						}
						__next40pxDefaultSize
					/>
				</>
			) }
		</PanelBody>
	);
}
