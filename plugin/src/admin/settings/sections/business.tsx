/**
 * What search engines are told of the business.
 */
import { __ } from '@wordpress/i18n';
import { Group, LinesField, SelectField, TextField } from '../fields';
import type { SectionView } from '../registry';
import { site } from '../site';

/** Kinds of businesses, by their names at schema.org. */
const kinds = (): { value: string; label: string }[] => [
	{ value: 'LocalBusiness', label: __( 'None of these', 'brolga' ) },
	{ value: 'AutomotiveBusiness', label: __( 'Cars', 'brolga' ) },
	{ value: 'EntertainmentBusiness', label: __( 'Entertainment', 'brolga' ) },
	{ value: 'FinancialService', label: __( 'Finance', 'brolga' ) },
	{
		value: 'FoodEstablishment',
		label: __( 'Food and drink', 'brolga' ),
	},
	{
		value: 'HealthAndBeautyBusiness',
		label: __( 'Health and beauty', 'brolga' ),
	},
	{
		value: 'HomeAndConstructionBusiness',
		label: __( 'House, garden and construction', 'brolga' ),
	},
	{ value: 'LegalService', label: __( 'Law', 'brolga' ) },
	{ value: 'LodgingBusiness', label: __( 'Lodging', 'brolga' ) },
	{ value: 'MedicalBusiness', label: __( 'Medicine', 'brolga' ) },
	{
		value: 'ProfessionalService',
		label: __( 'Professional services', 'brolga' ),
	},
	{ value: 'SportsActivityLocation', label: __( 'Sports', 'brolga' ) },
	{ value: 'Store', label: __( 'Shop', 'brolga' ) },
];

export const business: SectionView = {
	id: 'business',
	about: __(
		'What search engines are told of you on the home page. All of it is optional; where an SEO plugin is active, that tells them instead.',
		'brolga'
	),
	Form: () => (
		<>
			<Group title={ __( 'Who you are', 'brolga' ) }>
				<TextField
					name="business_name"
					placeholder={ site().title }
					label={ __( 'Name', 'brolga' ) }
					help={ __(
						'Leave empty to use the site’s title.',
						'brolga'
					) }
				/>
				<SelectField
					name="business_kind"
					label={ __( 'Kind of business', 'brolga' ) }
					options={ kinds() }
					help={ __(
						'Counts once there is an address below.',
						'brolga'
					) }
				/>
				<TextField
					name="business_phone"
					label={ __( 'Telephone', 'brolga' ) }
					help={ __(
						'With the code of your country, such as +61 7 5550 0100.',
						'brolga'
					) }
				/>
				<TextField
					name="business_email"
					type="email"
					label={ __( 'E-mail', 'brolga' ) }
				/>
				<LinesField
					name="profiles"
					label={ __( 'Your pages elsewhere', 'brolga' ) }
					help={ __(
						'Addresses of your profiles in networks and directories, one a line.',
						'brolga'
					) }
				/>
			</Group>
			<Group title={ __( 'Where you are', 'brolga' ) }>
				<TextField
					name="street"
					label={ __( 'Street and number', 'brolga' ) }
				/>
				<TextField
					name="postcode"
					label={ __( 'Postcode', 'brolga' ) }
				/>
				<TextField name="city" label={ __( 'City', 'brolga' ) } />
				<TextField
					name="region"
					label={ __( 'State or region', 'brolga' ) }
				/>
				<TextField
					name="country"
					label={ __( 'Country', 'brolga' ) }
					help={ __(
						'Its two capital letters, such as AU or DE.',
						'brolga'
					) }
				/>
			</Group>
			<Group title={ __( 'When you are open', 'brolga' ) }>
				<LinesField
					name="opening_hours"
					rows={ 4 }
					label={ __( 'Opening hours', 'brolga' ) }
					help={ __(
						'Days and times, one a line: Mo–Fr 09:00–17:00 or Sa,Su 10:00–14:00.',
						'brolga'
					) }
				/>
				<TextField
					name="price_range"
					label={ __( 'Prices', 'brolga' ) }
					help={ __(
						'As you would say it: $$, or $20–60.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
