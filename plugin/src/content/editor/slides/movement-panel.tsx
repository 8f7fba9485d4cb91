/**
 * How slides move, and whether they do by themselves.
 */
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { SLIDER } from '@brolga/contracts';
import { bound, type Editable } from '@brolga/editor';

type Effect = 'fade' | 'slide';

/** What all that moves by itself knows of it. */
interface Movement {
	readonly autoplay: boolean;
	readonly speed: number;
	/** Only where an owner may have it, as what follows. */
	readonly effect?: Effect;
	readonly ignoreHover?: boolean;
}

/** How one slide makes way for the next. */
const effects = (): { value: Effect; label: string }[] => [
	{ value: 'fade', label: __( 'Fade', 'brolga' ) },
	{ value: 'slide', label: _x( 'Slide', 'effect', 'brolga' ) },
];

/**
 * The panel.
 *
 * @param props               The block's own properties will do.
 * @param props.attributes
 * @param props.setAttributes
 */
export const MovementPanel = ( {
	attributes,
	setAttributes,
}: Editable< Movement > ) => {
	const { autoplay, speed, effect, ignoreHover } = attributes;
	const { toggle, number } = bound( { attributes, setAttributes } );
	return (
		<PanelBody title={ __( 'Movement', 'brolga' ) }>
			{ effect && (
				<SelectControl
					label={ __( 'Effect', 'brolga' ) }
					value={ effect }
					options={ effects() }
					onChange={ ( value ) => setAttributes( { effect: value } ) }
					__next40pxDefaultSize
				/>
			) }
			<ToggleControl
				label={ __( 'Autoplay', 'brolga' ) }
				help={ __(
					'Visitors can always pause the carousel. It never starts for people who prefer reduced motion.',
					'brolga'
				) }
				{ ...toggle( 'autoplay' ) }
			/>
			{ autoplay && (
				<RangeControl
					label={ __( 'Interval (ms)', 'brolga' ) }
					min={ 2000 }
					max={ 20000 }
					step={ 500 }
					allowReset
					{ ...number( 'speed', 0 ) }
					value={ speed || SLIDER.autoplayMs }
				/>
			) }
			{ autoplay && ignoreHover !== undefined && (
				<ToggleControl
					label={ __( 'Keep playing on hover', 'brolga' ) }
					checked={ ignoreHover }
					onChange={ ( value ) =>
						setAttributes( { ignoreHover: value } )
					}
				/>
			) }
		</PanelBody>
	);
};
