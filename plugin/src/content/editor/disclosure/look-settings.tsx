/**
 * How an accordion or a toggle looks, for the inspector.
 */
import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ToggleAttributes } from '../../../contracts/attributes';

/** The attributes that both blocks have. */
export type Look = Pick< ToggleAttributes, 'design' | 'icon' | 'headingLevel' >;

interface Props {
	readonly look: Look;
	readonly onChange: ( change: Partial< Look > ) => void;
}

/**
 * Design, icon and heading level.
 *
 * @param props          See Props.
 * @param props.look
 * @param props.onChange
 */
export const LookSettings = ( { look, onChange }: Props ) => (
	<>
		<SelectControl
			label={ __( 'Design', 'brolga' ) }
			value={ look.design }
			options={ [
				{ value: 'lines', label: __( 'Lines', 'brolga' ) },
				{ value: 'cards', label: __( 'Cards', 'brolga' ) },
			] }
			onChange={ ( design ) => onChange( { design } ) }
			__next40pxDefaultSize
		/>
		<SelectControl
			label={ __( 'Icon', 'brolga' ) }
			value={ look.icon }
			options={ [
				{ value: 'plus', label: __( 'Plus and minus', 'brolga' ) },
				{ value: 'chevron', label: __( 'Chevron', 'brolga' ) },
			] }
			onChange={ ( icon ) => onChange( { icon } ) }
			__next40pxDefaultSize
		/>
		<RangeControl
			label={ __( 'Heading level', 'brolga' ) }
			help={ __(
				'Choose one level below the preceding heading.',
				'brolga'
			) }
			value={ look.headingLevel }
			min={ 2 }
			max={ 6 }
			onChange={ ( level ) => onChange( { headingLevel: level ?? 3 } ) }
			__next40pxDefaultSize
		/>
	</>
);
