/**
 * The shape of slides.
 */
import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SliderAttributes } from '../../../contracts/attributes';

/** The attributes that say so. */
type Shape = Pick< SliderAttributes, 'ratio' | 'minHeight' >;

interface Props {
	readonly attributes: Shape;
	readonly setAttributes: ( attributes: Partial< Shape > ) => void;
}

/**
 * Ratio and least height.
 *
 * @param props               See Props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const ShapeFields = ( {
	attributes: { ratio, minHeight },
	setAttributes,
}: Props ) => (
	<>
		<SelectControl
			label={ __( 'Shape', 'brolga' ) }
			help={ __( 'Slides grow to fit their text.', 'brolga' ) }
			value={ ratio }
			options={ [
				{ value: '21/9', label: __( 'Ultrawide, 21:9', 'brolga' ) },
				{ value: '16/9', label: __( 'Wide, 16:9', 'brolga' ) },
				{ value: '3/2', label: __( 'Photo, 3:2', 'brolga' ) },
				{ value: '4/3', label: __( 'Classic, 4:3', 'brolga' ) },
				{ value: '1/1', label: __( 'Square', 'brolga' ) },
				{ value: 'auto', label: __( 'Fit the text', 'brolga' ) },
			] }
			onChange={ ( value ) => setAttributes( { ratio: value } ) }
			__next40pxDefaultSize
		/>
		<RangeControl
			label={ __( 'Minimum height (%)', 'brolga' ) }
			help={ __( 'Relative to the window’s height.', 'brolga' ) }
			value={ minHeight }
			min={ 0 }
			max={ 100 }
			onChange={ ( value ) => setAttributes( { minHeight: value ?? 0 } ) }
			__next40pxDefaultSize
		/>
	</>
);
