/**
 * What PHP writes beside the screen for the setup.
 */

/** A look of the theme. */
export interface Look {
	/** Empty: the theme's own. */
	readonly slug: string;
	readonly title: string;
	/** By their names in the palette. */
	readonly colors: Readonly< Record< string, string > >;
	/** Of headings, as CSS. */
	readonly font: string;
	readonly is_current: boolean;
}

export interface SetupData {
	/** The site's. */
	readonly title: string;
	/** The site's logo, an address; empty: it has none. */
	readonly logo: string;
	/** Empty: the theme has one look only. */
	readonly looks: readonly Look[];
	/** Whether language, formats and time zone are those that WordPress begins with. */
	readonly followsWp: boolean;
}
