/**
 * Prices as they are written where the site is. Pure.
 */
import { __, sprintf } from '@wordpress/i18n';

/** Countries that pay with something else than dollars, by their currency. */
const CURRENCIES: Readonly< Record< string, string > > = {
	EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK',
	GBP: 'GB GG IM JE',
	CHF: 'CH LI',
	DKK: 'DK',
	ISK: 'IS',
	NOK: 'NO',
	SEK: 'SE',
	PLN: 'PL',
	CZK: 'CZ',
	HUF: 'HU',
	RON: 'RO',
	BRL: 'BR',
	INR: 'IN',
	CNY: 'CN',
	JPY: 'JP',
	KRW: 'KR',
	ILS: 'IL',
	TRY: 'TR',
};

const currencyIn = ( country: string ): string =>
	Object.keys( CURRENCIES ).find( ( currency ) =>
		CURRENCIES[ currency ]?.split( ' ' ).includes( country )
	) ?? 'USD';

/**
 * Examples of a price range in the shop's currency, else the country's.
 *
 * @see SITE-647
 * @param country  Two capital letters; empty: unknown.
 * @param currency The shop's, by its code; empty: there is no shop.
 * @param language What the reader's language is called.
 */
export const priceHint = (
	country: string,
	currency: string,
	language: string
): string => {
	const money = new Intl.NumberFormat( language, {
		style: 'currency',
		currency: currency || currencyIn( country ),
		currencyDisplay: 'narrowSymbol',
		minimumFractionDigits: 0,
		maximumFractionDigits: 0,
	} );
	const sign =
		money.formatToParts( 60 ).find( ( { type } ) => type === 'currency' )
			?.value ?? '';
	const range = money.format( 60 ).replace( '60', '20–60' );
	return sign.length === 1
		? sprintf(
				/* translators: 1: two signs of the currency, such as $$, 2: a range of prices, such as $20–60. */
				__( 'For example %1$s, or %2$s.', 'brolga' ),
				sign + sign,
				range
			)
		: sprintf(
				/* translators: %s: a range of prices, such as 20–60 kr. */
				__( 'For example %s.', 'brolga' ),
				range
			);
};
