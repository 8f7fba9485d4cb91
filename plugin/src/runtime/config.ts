/**
 * What the server tells the page's scripts, in its one JSON config. The page config
 * itself is the only copy: fresh tokens reach every module that reads it.
 */

/**
 * The page config `#brolga-config`: what concerns every page. What a feature adds to
 * it, the feature reads by name.
 */
export interface Config {
	readonly ajaxurl: string;
	readonly rest: string;
	/** The owner looks at a preview: no tracking, no submits. */
	readonly preview: boolean;
	/** Translations, where the site does not speak English. */
	readonly messages: {
		readonly success: string;
		readonly error: string;
		readonly close: string;
	};
}

const configElement = (): HTMLElement | null =>
	document.getElementById( 'brolga-config' );

/**
 * The page's configuration; empty where the page config is missing or broken.
 *
 * @template More What a feature adds.
 */
export function config< More = unknown >(): Partial< Config & More > {
	try {
		return JSON.parse( configElement()?.textContent ?? '{}' ) as Partial<
			Config & More
		>;
	} catch {
		return {};
	}
}

/** Tokens are renewed; the rest of the page config is as old as the page. */
const TOKEN = /_nonce$/;

/**
 * Takes over fresh tokens, as keep-alive hands them out.
 *
 * @param fresh Values by name; those that are no tokens are ignored.
 */
export function renew( fresh: object ): void {
	const element = configElement();
	if ( element ) {
		element.textContent = JSON.stringify( {
			...config(),
			...Object.fromEntries(
				Object.entries( fresh ).filter(
					( [ name, value ] ) => TOKEN.test( name ) && value
				)
			),
		} );
	}
}
