/**
 * What is called or written otherwise from country to country, of the settings
 * of the business.
 */
import { __, _x } from '@wordpress/i18n';
import type { FieldProps } from '../../admin/settings/field';
import { SelectField, TextField } from '../../admin/settings/fields';
import { useValue } from '../../admin/settings/section-context';
import { site } from '../../admin/settings/site';
import { addressWords, phoneHint } from '../editor/words';
import { countries } from './countries';
import { priceHint } from './prices';

/** The country that was chosen, else the one that the site speaks for. */
const useCountry = (): string =>
	String( useValue( 'country' ) ?? '' ) || site().place;

export const Phone = ( props: FieldProps ) => (
	<TextField { ...props } help={ phoneHint( useCountry() ) } />
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

export const Address = () => {
	const { city, region, postcode } = addressWords( useCountry() );
	const stored = useValue( 'region' );
	const hasRegion = region !== '' || stored !== '';
	return (
		<>
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
		</>
	);
};

export const PriceRange = ( props: FieldProps ) => (
	<TextField
		{ ...props }
		help={ priceHint(
			useCountry(),
			site().currency,
			document.documentElement.lang || 'en'
		) }
	/>
);
