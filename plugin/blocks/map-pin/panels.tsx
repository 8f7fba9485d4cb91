/**
 * The sidebar of a pin: its place, and what is said of it.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import type { MapPinAttributes } from '../../src/contracts/attributes';
import { Coordinates } from '../../src/content/editor/maps/coordinates';
import { PlaceSearch } from '../../src/content/editor/maps/place-search';
import { isBusiness } from '../../src/content/view/maps/shown';
import { useBusiness } from '../../src/business/editor/business/use-business';
import type { FoundPlace } from '../../src/content/rest/places';

type SettingsProps = Pick<
	BlockEditProps< MapPinAttributes >,
	'attributes' | 'setAttributes'
>;

/** The place of a pin. The business's own, once it is found, keeps its name and address. */
const PlacePanel = ( { attributes, setAttributes }: SettingsProps ) => {
	const { lat, lng, text } = attributes;
	const business = useBusiness( isBusiness( attributes ) );
	const address = business?.address ?? '';
	const choose = ( place: FoundPlace, search: string ): void => {
		const isOwn = business !== undefined && search === address;
		setAttributes( {
			lat: place.lat,
			lng: place.lng,
			...( isOwn
				? { title: business.name, text: address }
				: text === '' && { text: place.name } ),
		} );
	};
	return (
		<PanelBody title={ __( 'Place', 'brolga' ) }>
			<PlaceSearch address={ address } onChoose={ choose } />
			<Coordinates
				lat={ lat }
				lng={ lng }
				labels={ {
					lat: __( 'Latitude', 'brolga' ),
					lng: __( 'Longitude', 'brolga' ),
				} }
				onChange={ setAttributes }
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
