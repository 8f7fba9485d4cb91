/**
 * The panel for a block's animation.
 */
import { ANIMATION } from '@brolga/contracts';
import {
	Button,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DeviceChoice } from './device-choice';
import { play } from './play';
import {
	SUFFIXES,
	changed,
	valueOn,
	type AnimationValues,
	type Device,
	type Saved,
} from './settings';

const NAMES: Readonly< Record< AnimationValues[ 'style' ], string > > = {
	none: __( 'None', 'brolga' ),
	fade: __( 'Fade', 'brolga' ),
	'slide-up': __( 'Slide up', 'brolga' ),
	'slide-down': __( 'Slide down', 'brolga' ),
	'slide-left': __( 'Slide left', 'brolga' ),
	'slide-right': __( 'Slide right', 'brolga' ),
	'zoom-in': __( 'Zoom in', 'brolga' ),
	'zoom-out': __( 'Zoom out', 'brolga' ),
	bounce: __( 'Bounce', 'brolga' ),
	flip: __( 'Flip', 'brolga' ),
	fold: __( 'Fold', 'brolga' ),
	roll: __( 'Roll', 'brolga' ),
};

const CURVES: Readonly< Record< AnimationValues[ 'speed_curve' ], string > > = {
	linear: __( 'Linear', 'brolga' ),
	ease: __( 'Ease', 'brolga' ),
	'ease-in': __( 'Ease in', 'brolga' ),
	'ease-out': __( 'Ease out', 'brolga' ),
	'ease-in-out': __( 'Ease in and out', 'brolga' ),
};

const optionsOf = ( names: Readonly< Record< string, string > > ) =>
	Object.entries( names ).map( ( [ value, label ] ) => ( { value, label } ) );

interface Props {
	readonly clientId: string;
	readonly settings: Saved | undefined;
	readonly onChange: ( settings: Saved | undefined ) => void;
}

interface MotionProps {
	/** A setting on the chosen device, or what it is while nobody has chosen. */
	readonly value: < Name extends keyof AnimationValues >(
		name: Name,
		missing: AnimationValues[ Name ]
	) => AnimationValues[ Name ];
	readonly set: ( name: keyof AnimationValues, now: unknown ) => void;
}

/** How it moves; each device has settings of its own. */
const Motion = ( { value, set }: MotionProps ) => (
	<>
		<RangeControl
			label={ __( 'Duration (ms)', 'brolga' ) }
			value={ value( 'duration', ANIMATION.durationMs ) }
			min={ 0 }
			max={ ANIMATION.maxMs }
			step={ 50 }
			onChange={ ( next ) => set( 'duration', next ) }
			__next40pxDefaultSize
		/>
		<RangeControl
			label={ __( 'Delay (ms)', 'brolga' ) }
			value={ value( 'delay', 0 ) }
			min={ 0 }
			max={ ANIMATION.maxMs }
			step={ 50 }
			onChange={ ( next ) => set( 'delay', next ) }
			__next40pxDefaultSize
		/>
		<RangeControl
			label={ __( 'Intensity', 'brolga' ) }
			value={ value( 'intensity', ANIMATION.intensity ) }
			min={ 0 }
			max={ 100 }
			onChange={ ( next ) => set( 'intensity', next ) }
			__next40pxDefaultSize
		/>
		<RangeControl
			label={ __( 'Starting opacity (%)', 'brolga' ) }
			value={ value( 'starting_opacity', 0 ) }
			min={ 0 }
			max={ 100 }
			onChange={ ( next ) => set( 'starting_opacity', next ) }
			__next40pxDefaultSize
		/>
		<SelectControl
			label={ __( 'Speed curve', 'brolga' ) }
			value={ value( 'speed_curve', ANIMATION.speedCurve ) }
			options={ optionsOf( CURVES ) }
			onChange={ ( next ) => set( 'speed_curve', next ) }
			__next40pxDefaultSize
		/>
		<ToggleControl
			label={ __( 'Repeat forever', 'brolga' ) }
			checked={ value( 'repeat', 'once' ) === 'infinite' }
			onChange={ ( endless ) =>
				set( 'repeat', endless ? 'infinite' : 'once' )
			}
		/>
	</>
);

/** What is the same on all devices. */
const Everywhere = ( {
	settings,
	onChange,
}: Pick< Props, 'settings' | 'onChange' > ) => (
	<>
		<RangeControl
			label={ __( 'Stagger (ms)', 'brolga' ) }
			help={ __(
				'Enter 0 to show all inner blocks at once. Otherwise, they appear one after the other.',
				'brolga'
			) }
			value={ Number( settings?.stagger ?? 0 ) }
			min={ 0 }
			max={ 2000 }
			step={ 50 }
			onChange={ ( next ) =>
				onChange( changed( settings, 'stagger', next || undefined ) )
			}
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Additional CSS class', 'brolga' ) }
			value={ String( settings?.class ?? '' ) }
			onChange={ ( next ) =>
				onChange( changed( settings, 'class', next ) )
			}
			__next40pxDefaultSize
		/>
	</>
);

/**
 * Animation, device by device, and a button that plays it.
 *
 * @param props          See Props.
 * @param props.clientId
 * @param props.settings
 * @param props.onChange
 */
export function AnimationPanel( { clientId, settings, onChange }: Props ) {
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const value = < Name extends keyof AnimationValues >(
		name: Name,
		missing: AnimationValues[ Name ]
	): AnimationValues[ Name ] => valueOn( settings, name, device, missing );
	const set = ( name: keyof AnimationValues, now: unknown ): void =>
		onChange( changed( settings, name + SUFFIXES[ device ], now ) );
	const style = value( 'style', 'none' );
	return (
		<PanelBody
			title={ __( 'Animation', 'brolga' ) }
			initialOpen={ settings !== undefined }
		>
			<DeviceChoice value={ device } onChange={ setDevice } />
			<SelectControl
				label={ __( 'Animation', 'brolga' ) }
				help={ __(
					'Visitors who prefer reduced motion see the block immediately.',
					'brolga'
				) }
				value={ style }
				options={ optionsOf( NAMES ) }
				onChange={ ( next ) =>
					set(
						'style',
						next === 'none' && device === 'desktop'
							? undefined
							: next
					)
				}
				__next40pxDefaultSize
			/>
			{ style !== 'none' && (
				<>
					<Motion value={ value } set={ set } />
					<Everywhere settings={ settings } onChange={ onChange } />
					<Button
						variant="secondary"
						onClick={ () =>
							play( clientId, settings ?? {}, device )
						}
						__next40pxDefaultSize
					>
						{ __( 'Play', 'brolga' ) }
					</Button>
				</>
			) }
		</PanelBody>
	);
}
