/**
 * What counts where a setting is left empty: PHP writes it beside the screen.
 */
export interface Site {
	/** The site's title. */
	readonly title: string;
	/** The administrator's address. */
	readonly admin: string;
	/** The address that WordPress sends from. */
	readonly sender: string;
	/** The country of the shop, by two letters; empty: there is no shop. */
	readonly shop: string;
	/** The country that shop or language speak for; empty: unknown. */
	readonly place: string;
	/** The shop's currency, by its code; empty: there is no shop. */
	readonly currency: string;
}

export const site = (): Site => {
	const { title, admin, sender, shop, place, currency } =
		document.getElementById( 'brolga-settings' )?.dataset ?? {};
	return {
		title: title ?? '',
		admin: admin ?? '',
		sender: sender ?? '',
		shop: shop ?? '',
		place: place ?? '',
		currency: currency ?? '',
	};
};
