/**
 * How text stands out from the image of a slide.
 */
import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SchemeField, bound, type Editable } from '@brolga/editor';

/** The attributes that say so. */
interface Schemed {
	readonly scheme: 'dark' | 'light';
	readonly overlay: number;
}

/**
 * Style and overlay.
 *
 * @param props The block's own properties will do.
 */
export const SchemeFields = ( props: Editable< Schemed > ) => (
	<>
		<SchemeField { ...props } />
		<RangeControl
			label={ __( 'Overlay (%)', 'brolga' ) }
			help={ __( 'Higher values make text easier to read.', 'brolga' ) }
			min={ 0 }
			max={ 100 }
			step={ 5 }
			{ ...bound( props ).number( 'overlay', 0 ) }
		/>
	</>
);
