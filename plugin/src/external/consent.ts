/**
 * What the visitor said to things from other hosts.
 */
import { config } from '@brolga/runtime';

/** What such a thing is for. */
export type Category = 'maps' | 'videos';

export type Consent = 'granted' | 'denied' | 'not-asked';

/** What the page's island may hold, once something on the page asks visitors. */
interface Answers {
	readonly consent: Readonly< Partial< Record< Category, Consent > > >;
}

/**
 * The one place that knows what a visitor consented to. As long as nothing asks
 * them, they were not asked.
 *
 * @param category What for.
 */
export const consentFor = ( category: Category ): Consent =>
	config< Answers >().consent?.[ category ] ?? 'not-asked';
