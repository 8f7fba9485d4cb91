/**
 * The sidebar of a pin: its place, and what is said of it.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import type { MapPinAttributes } from '../../src/contracts/attributes';
import { PlaceSearch } from '../../src/maps/place-search';
import { readPlace } from '../../src/maps/read-place';

type SettingsProps = Pick<
	BlockEditProps< MapPinAttributes >,
	'attributes' | 'setAttributes'
>;

const PlacePanel = ( {
	attributes: { lat, lng, text },
	setAttributes,
}: SettingsProps ) => {
	const take = ( name: 'lat' | 'lng', typed: string ): void => {
		const read = readPlace( typed );
		setAttributes(
			read.type === 'place'
				? { lat: read.lat, lng: read.lng }
				: { [ name ]: Number( typed ) || 0 }
		);
	};
	return (
		<PanelBody title={ __( 'Place', 'brolga' ) }>
			<PlaceSearch
				onChoose={ ( place ) =>
					setAttributes( {
						lat: place.lat,
						lng: place.lng,
						...( text === '' && { text: place.name } ),
					} )
				}
			/>
			<TextControl
				label={ __( 'Latitude', 'brolga' ) }
				help={ __(
					'In degrees. Negative for south. You can paste both numbers at once: -27.4698, 153.0251',
					'brolga'
				) }
				inputMode="decimal"
				value={ String( lat ) }
				onChange={ ( typed ) => take( 'lat', typed ) }
				type="text"
				__next40pxDefaultSize
			/>
			<TextControl
				label={ __( 'Longitude', 'brolga' ) }
				help={ __( 'In degrees. Negative for west.', 'brolga' ) }
				inputMode="decimal"
				value={ String( lng ) }
				onChange={ ( typed ) => take( 'lng', typed ) }
				type="text"
				__next40pxDefaultSize
			/>
		</PanelBody>
	);
};

const TextPanel = ( props: SettingsProps ) => {
	const { value, toggle } = bound( props );
	return (
		<PanelBody title={ __( 'Text', 'brolga' ) }>
			<TextareaControl
				label={ __( 'Description', 'brolga' ) }
				help={ __(
					'An address or opening hours, for example. Shown in the list and in the info window.',
					'brolga'
				) }
				{ ...value( 'text' ) }
			/>
			<ToggleControl
				label={ __( 'Show an info window', 'brolga' ) }
				{ ...toggle( 'window' ) }
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
		<PlacePanel { ...props } />
		<TextPanel { ...props } />
	</>
);
