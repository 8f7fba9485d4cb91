/**
 * The sidebar of a carousel: how much of it is seen, and how it moves.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ControlFields, MovementPanel } from '@brolga/editor-slides';
import { CAROUSEL } from '@brolga/contracts';
import type { CarouselAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< CarouselAttributes >,
	'attributes' | 'setAttributes'
>;

const DEVICES = [
	[ 'desktop', __( 'On desktops', 'brolga' ) ],
	[ 'tablet', __( 'On tablets', 'brolga' ) ],
	[ 'phone', __( 'On phones', 'brolga' ) ],
] as const;

const VisibleSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Visible items', 'brolga' ) }>
		{ DEVICES.map( ( [ device, label ] ) => (
			<RangeControl
				key={ device }
				label={ label }
				help={
					attributes[ device ] === 0
						? __( '0 shows as many items as fit.', 'brolga' )
						: undefined
				}
				value={ attributes[ device ] }
				min={ 0 }
				max={ CAROUSEL.maxVisible }
				onChange={ ( count ) =>
					setAttributes( { [ device ]: count ?? 0 } )
				}
				__next40pxDefaultSize
			/>
		) ) }
		<SelectControl
			label={ __( 'Design', 'brolga' ) }
			value={ attributes.design }
			options={ [
				{ value: 'cards', label: __( 'Cards', 'brolga' ) },
				{ value: 'images', label: __( 'Images', 'brolga' ) },
				{ value: 'logos', label: __( 'Logos', 'brolga' ) },
			] }
			onChange={ ( design ) => setAttributes( { design } ) }
			__next40pxDefaultSize
		/>
		<ControlFields
			placeholder={ __( 'Carousel', 'brolga' ) }
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
	</PanelBody>
);

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<VisibleSettings { ...props } />
		<MovementPanel { ...props } />
	</>
);
