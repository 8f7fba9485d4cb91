/**
 * Countries by their names in the owner's language, which the browser knows.
 */
import type { Option } from '../../admin/settings/fields';

const CODES =
	'AD AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BG BH BN BO BR BS BT BW BY BZ CA CH CI CL CM CN CO CR CU CY CZ DE DK DM DO DZ EC EE EG ES ET FI FJ FR GB GE GG GH GI GR GT HK HN HR HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KH KR KW KZ LA LB LI LK LT LU LV MA MC MD ME MG MK MM MN MO MT MU MV MW MX MY MZ NA NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PT PY QA RO RS RU RW SA SC SE SG SI SK SN SV TH TN TR TT TW TZ UA UG US UY UZ VE VN VU WS ZA ZM ZW';

/**
 * The countries to choose from, the United Kingdom as GB.
 *
 * @param stored What is stored; one that the list lacks is kept.
 */
export function countries( stored: string ): Option[] {
	const names = new Intl.DisplayNames(
		[ document.documentElement.lang || 'en' ],
		{ type: 'region' }
	);
	const codes = new Set( CODES.split( ' ' ) );
	if ( /^[A-Z]{2}$/.test( stored ) ) {
		codes.add( stored );
	}
	return [ ...codes ]
		.filter( ( code ) => code !== 'UK' || stored === 'UK' )
		.map( ( value ) => ( { value, label: names.of( value ) ?? value } ) )
		.sort( ( a, b ) => a.label.localeCompare( b.label ) );
}
