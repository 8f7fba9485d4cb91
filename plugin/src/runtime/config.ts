/**
 * What the server tells the page's scripts, in its one JSON island. The island
 * itself is the only copy: fresh tokens reach every module that reads it.
 */

/** The island `#brolga-config`. */
export interface Config {
	readonly ajaxurl: string;
	readonly rest: string;
	readonly et_frontend_nonce: string;
	readonly et_ab_log_nonce: string;
	/** Seconds. */
	readonly ab_bounce_rate: number;
	readonly is_ab_testing_active: boolean;
	readonly is_shortcode_tracking: boolean;
	readonly unique_test_id: string;
	readonly ab_tests: readonly {
		readonly post_id: number;
		readonly test_id: number;
	}[];
	/** The owner looks at a preview: no tracking, no submits. */
	readonly preview: boolean;
	/** The service that judges visitors, where it is not the built-in verifier. */
	readonly spam?: {
		readonly verifier: 'recaptcha' | 'turnstile';
		/** The key that everybody may see. */
		readonly key: string;
		/** The address of its script. */
		readonly script: string;
	};
	/** Translations, where the site does not speak English. */
	readonly messages?: {
		readonly success: string;
		readonly error: string;
		readonly close: string;
	};
}

const island = (): HTMLElement | null =>
	document.getElementById( 'brolga-config' );

/** The page's configuration; empty where the island is missing or broken. */
export function config(): Partial< Config > {
	try {
		return JSON.parse( island()?.textContent ?? '{}' ) as Partial< Config >;
	} catch {
		return {};
	}
}

/**
 * Takes over fresh tokens, as keep-alive hands them out.
 *
 * @param fresh The values that replace those of the page.
 */
export function renew( fresh: Partial< Config > ): void {
	const element = island();
	if ( element ) {
		element.textContent = JSON.stringify( { ...config(), ...fresh } );
	}
}
