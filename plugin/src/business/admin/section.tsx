/**
 * What search engines are told of the business.
 */
import { __, _x } from '@wordpress/i18n';
import { addressWords, phoneHint } from '../editor/words';
import { priceHint } from './prices';
import {
	Group,
	LinesField,
	SelectField,
	TextField,
} from '../../admin/settings/fields';
import { countries } from './countries';
import { OpeningHours } from './opening-hours';
import { useValue } from '../../admin/settings/section-context';
import type { SectionView } from '../../admin/settings/section-view';
import { site } from '../../admin/settings/site';

/** Kinds of businesses, by their names at schema.org. */
const kinds = (): { value: string; label: string }[] => [
	{ value: 'LocalBusiness', label: __( 'None of these', 'brolga' ) },
	{ value: 'AutomotiveBusiness', label: __( 'Automotive', 'brolga' ) },
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
		label: __( 'Home, garden and construction', 'brolga' ),
	},
	{ value: 'LegalService', label: __( 'Legal services', 'brolga' ) },
	{ value: 'LodgingBusiness', label: __( 'Accommodation', 'brolga' ) },
	{ value: 'MedicalBusiness', label: __( 'Medical', 'brolga' ) },
	{
		value: 'ProfessionalService',
		label: __( 'Professional services', 'brolga' ),
	},
	{ value: 'SportsActivityLocation', label: __( 'Sports', 'brolga' ) },
	{ value: 'Store', label: __( 'Shop', 'brolga' ) },
];

/** The country that was chosen, else the one that the site speaks for. */
const useCountry = (): string =>
	String( useValue( 'country' ) ?? '' ) || site().place;

const Identity = () => (
	<Group
		title={ __( 'Business', 'brolga' ) }
		about={ __(
			'Search engines are shown the site’s logo. To change it, edit the header under Appearance > Editor.',
			'brolga'
		) }
	>
		<TextField
			name="business_name"
			placeholder={ site().title }
			label={ __( 'Name', 'brolga' ) }
			help={ __( 'Leave empty to use the site’s title.', 'brolga' ) }
		/>
		<SelectField
			name="business_kind"
			label={ __( 'Business type', 'brolga' ) }
			options={ kinds() }
			help={ __(
				'Only used once you have entered an address below.',
				'brolga'
			) }
		/>
		<TextField
			name="business_phone"
			label={ __( 'Phone', 'brolga' ) }
			help={ phoneHint( useCountry() ) }
		/>
		<TextField
			name="business_email"
			type="email"
			label={ __( 'Email', 'brolga' ) }
		/>
		<LinesField
			name="profiles"
			label={ __( 'Profiles', 'brolga' ) }
			help={ __(
				'URLs of your profiles on social networks and in directories, one per line.',
				'brolga'
			) }
		/>
	</Group>
);

const Country = () => {
	const stored = String( useValue( 'country' ) ?? '' );
	return (
		<SelectField
			name="country"
			label={ __( 'Country', 'brolga' ) }
			options={ [ { value: '', label: '—' }, ...countries( stored ) ] }
		/>
	);
};

const Address = () => {
	const { city, region, postcode } = addressWords( useCountry() );
	const stored = useValue( 'region' );
	const hasRegion = region !== '' || stored !== '';
	return (
		<Group title={ __( 'Address', 'brolga' ) }>
			<Country />
			<TextField
				name="street"
				label={ __( 'Street address', 'brolga' ) }
			/>
			<TextField name="city" label={ city } />
			{ hasRegion && (
				<TextField
					name="region"
					label={
						region || _x( 'Region', 'part of an address', 'brolga' )
					}
				/>
			) }
			<TextField name="postcode" label={ postcode } />
		</Group>
	);
};

const Visits = () => (
	<Group title={ __( 'Opening hours', 'brolga' ) }>
		<OpeningHours />
	</Group>
);

const Prices = () => (
	<Group title={ __( 'Prices', 'brolga' ) }>
		<TextField
			name="price_range"
			label={ __( 'Price range', 'brolga' ) }
			help={ priceHint(
				useCountry(),
				site().currency,
				document.documentElement.lang || 'en'
			) }
		/>
	</Group>
);

export const business: SectionView = {
	id: 'business',
	savesTheRest: true,
	about: __(
		'Your details, shown wherever a page, header or footer uses them, and to search engines. Everything is optional.',
		'brolga'
	),
	Form: () => (
		<>
			<Identity />
			<Address />
			<Visits />
			<Prices />
		</>
	),
};
