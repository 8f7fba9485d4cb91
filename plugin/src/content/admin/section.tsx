/**
 * Where maps come from.
 */
import { __ } from '@wordpress/i18n';
import {
	Group,
	NumberField,
	SelectField,
	TextField,
} from '../../admin/settings/fields';
import type { SectionView } from '../../admin/settings/section-view';

export const maps: SectionView = {
	id: 'maps',
	about: __(
		'Choose where map tiles come from. They load once a visitor has given consent or asks for the map.',
		'brolga'
	),
	Form: () => (
		<>
			<Group
				title={ __( 'Tiles', 'brolga' ) }
				about={ __(
					'OpenStreetMap’s own tiles are free for small sites. For busier sites, use a tile provider or your own server.',
					'brolga'
				) }
			>
				<TextField
					name="tile_url"
					label={ __( 'URL', 'brolga' ) }
					help={ __(
						'Use {z}, {x} and {y} for the tile, and {key} where the key belongs.',
						'brolga'
					) }
				/>
				<TextField
					name="tile_key"
					label={ __( 'Key', 'brolga' ) }
					help={ __(
						'The key is visible to visitors, so restrict it to your domain at the provider.',
						'brolga'
					) }
				/>
				<TextField
					name="attribution"
					label={ __( 'Attribution', 'brolga' ) }
					help={ __(
						'The credit for the map’s source, in text and links. Most providers require it.',
						'brolga'
					) }
				/>
				<NumberField
					name="max_zoom"
					min={ 1 }
					max={ 22 }
					label={ __( 'Maximum zoom', 'brolga' ) }
				/>
			</Group>
			<Group title={ __( 'Directions', 'brolga' ) }>
				<SelectField
					name="directions"
					label={ __( 'Directions link', 'brolga' ) }
					options={ [
						{ value: 'openstreetmap', label: 'OpenStreetMap' },
						{ value: 'google', label: 'Google Maps' },
					] }
				/>
			</Group>
			<Group
				title={ __( 'Search for addresses', 'brolga' ) }
				about={ __(
					'Lets people who edit this site find a place by its address. Requests come from this site’s server, never from visitors’ browsers.',
					'brolga'
				) }
			>
				<TextField
					name="geocoder_url"
					type="url"
					label={ __( 'Service URL', 'brolga' ) }
					help={ __(
						'The URL of a service compatible with Nominatim, such as https://nominatim.openstreetmap.org/search, with its key if needed. Leave empty to turn off address search.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
