/**
 * How slides move, and whether they do by themselves.
 */
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { SLIDER } from '@brolga/contracts';

/** What all that moves by itself knows of it. */
interface Movement {
	readonly autoplay: boolean;
	readonly speed: number;
	/** Only where an owner may have it. */
	readonly ignoreHover?: boolean;
}

interface Props {
	readonly attributes: Movement;
	readonly setAttributes: ( attributes: Partial< Movement > ) => void;
	/** Settings of this block alone. */
	readonly children?: ReactNode;
}

/**
 * The panel.
 *
 * @param props               See Props.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.children
 */
export const MovementPanel = ( {
	attributes: { autoplay, speed, ignoreHover },
	setAttributes,
	children,
}: Props ) => (
	<PanelBody title={ __( 'Movement', 'brolga' ) }>
		{ children }
		<ToggleControl
			label={ __( 'Autoplay', 'brolga' ) }
			help={ __(
				'Visitors can always pause it. It never starts for people who prefer reduced motion.',
				'brolga'
			) }
			checked={ autoplay }
			onChange={ ( value ) => setAttributes( { autoplay: value } ) }
		/>
		{ autoplay && (
			<RangeControl
				label={ __( 'Interval in milliseconds', 'brolga' ) }
				value={ speed || SLIDER.autoplayMs }
				min={ 2000 }
				max={ 20000 }
				step={ 500 }
				allowReset
				onChange={ ( value ) => setAttributes( { speed: value ?? 0 } ) }
				__next40pxDefaultSize
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
