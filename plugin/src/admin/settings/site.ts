/**
 * What examples depend on until an owner enters a country: PHP writes it beside
 * the screens that ask for it.
 */
export interface Site {
	/** The country that shop or language speak for; empty: unknown. */
	readonly place: string;
	/** The shop's currency, by its code; empty: there is no shop. */
	readonly currency: string;
}

export const site = (): Site => {
	const { place, currency } =
		document.querySelector< HTMLElement >(
			'#brolga-settings, #brolga-start'
		)?.dataset ?? {};
	return { place: place ?? '', currency: currency ?? '' };
};
