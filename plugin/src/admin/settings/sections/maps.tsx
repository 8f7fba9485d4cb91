/**
 * Where maps come from.
 */
import { __ } from '@wordpress/i18n';
import { Group, NumberField, SelectField, TextField } from '../fields';
import type { SectionView } from '../registry';

export const maps: SectionView = {
	id: 'maps',
	about: __(
		'Where the pictures of maps come from. Visitors’ browsers fetch them once the visitor has asked for the map.',
		'brolga'
	),
	Form: () => (
		<>
			<Group
				title={ __( 'Tiles', 'brolga' ) }
				about={ __(
					'OpenStreetMap’s own tiles are free for sites with few visitors. With many, use a provider’s, or your own.',
					'brolga'
				) }
			>
				<TextField
					name="tile_url"
					label={ __( 'URL', 'brolga' ) }
					help={ __(
						'With {z}, {x} and {y} for the tile, and {key} where the provider wants a key.',
						'brolga'
					) }
				/>
				<TextField
					name="tile_key"
					label={ __( 'Key', 'brolga' ) }
					help={ __(
						'Visitors’ browsers send it: limit it to your address at the provider.',
						'brolga'
					) }
				/>
				<TextField
					name="attribution"
					label={ __( 'Attribution', 'brolga' ) }
					help={ __(
						'Whom the map is by, in words and links. Most providers demand it.',
						'brolga'
					) }
				/>
				<NumberField
					name="max_zoom"
					min={ 1 }
					max={ 22 }
					label={ __( 'Nearest zoom', 'brolga' ) }
				/>
			</Group>
			<Group title={ __( 'Directions', 'brolga' ) }>
				<SelectField
					name="directions"
					label={ __( 'Lead to', 'brolga' ) }
					options={ [
						{ value: 'openstreetmap', label: 'OpenStreetMap' },
						{ value: 'google', label: 'Google Maps' },
					] }
				/>
			</Group>
			<Group
				title={ __( 'Search for addresses', 'brolga' ) }
				about={ __(
					'Whoever edits a map can find a place by its address. This site asks the service; visitors never do.',
					'brolga'
				) }
			>
				<TextField
					name="geocoder_url"
					type="url"
					label={ __( 'Service URL', 'brolga' ) }
					help={ __(
						'One that answers as Nominatim does, with its key where it wants one, such as https://nominatim.openstreetmap.org/search. Empty: no search.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
