/**
 * The sidebar of a map: what it shows, how it is handled, and its looks.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import type { MapAttributes } from '../../src/contracts/attributes';
import { Coordinates } from '../../src/content/editor/maps/coordinates';
import { PlaceSearch } from '../../src/content/editor/maps/place-search';

type SettingsProps = Pick<
	BlockEditProps< MapAttributes >,
	'attributes' | 'setAttributes'
>;

const PlaceSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Map view', 'brolga' ) }>
		<ToggleControl
			label={ __( 'Show all pins', 'brolga' ) }
			help={ __(
				'If turned off, the map is centered on the point below.',
				'brolga'
			) }
			checked={ attributes.fit }
			onChange={ ( fit ) => setAttributes( { fit } ) }
		/>
		{ ! attributes.fit && (
			<>
				<PlaceSearch
					onChoose={ ( { lat, lng } ) =>
						setAttributes( { lat, lng } )
					}
				/>
				<Coordinates
					lat={ attributes.lat }
					lng={ attributes.lng }
					labels={ {
						lat: __( 'Center latitude', 'brolga' ),
						lng: __( 'Center longitude', 'brolga' ),
					} }
					onChange={ setAttributes }
				/>
			</>
		) }
		<RangeControl
			label={ __( 'Zoom', 'brolga' ) }
			help={ __( '1 shows the world, 13 a town, 18 a house.', 'brolga' ) }
			value={ attributes.zoom }
			min={ 1 }
			max={ 22 }
			onChange={ ( zoom ) => setAttributes( { zoom: zoom ?? 13 } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Label for screen readers', 'brolga' ) }
			placeholder={ __( 'Map', 'brolga' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
			__next40pxDefaultSize
		/>
	</PanelBody>
);

const HandlingSettings = ( props: SettingsProps ) => {
	const { toggle } = bound( props );
	return (
		<PanelBody title={ __( 'Controls', 'brolga' ) } initialOpen={ false }>
			<ToggleControl
				label={ __( 'Zoom with the mouse wheel', 'brolga' ) }
				help={ __(
					'Visitors who scroll down the page may zoom the map by accident.',
					'brolga'
				) }
				{ ...toggle( 'wheel' ) }
			/>
			<ToggleControl
				label={ __( 'Drag with one finger', 'brolga' ) }
				help={ __(
					'If turned off, one finger scrolls the page and two fingers move the map.',
					'brolga'
				) }
				{ ...toggle( 'mobileDragging' ) }
			/>
		</PanelBody>
	);
};

const LookSettings = ( props: SettingsProps ) => {
	const { number } = bound( props );
	return (
		<PanelBody
			title={ __( 'Height and grayscale', 'brolga' ) }
			initialOpen={ false }
		>
			<RangeControl
				label={ __( 'Height (px)', 'brolga' ) }
				min={ 200 }
				max={ 900 }
				step={ 10 }
				{ ...number( 'height', 420 ) }
			/>
			<RangeControl
				label={ __( 'Grayscale (%)', 'brolga' ) }
				min={ 0 }
				max={ 100 }
				step={ 5 }
				{ ...number( 'grayscale', 0 ) }
			/>
			<RangeControl
				label={ __( 'Grayscale on tablets (%)', 'brolga' ) }
				help={ __( 'Enter −1 to use the desktop value.', 'brolga' ) }
				min={ -1 }
				max={ 100 }
				{ ...number( 'grayscaleTablet', -1 ) }
			/>
			<RangeControl
				label={ __( 'Grayscale on phones (%)', 'brolga' ) }
				help={ __( 'Enter −1 to use the tablet value.', 'brolga' ) }
				min={ -1 }
				max={ 100 }
				{ ...number( 'grayscalePhone', -1 ) }
			/>
		</PanelBody>
	);
};

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<PlaceSettings { ...props } />
		<HandlingSettings { ...props } />
		<LookSettings { ...props } />
	</>
);
