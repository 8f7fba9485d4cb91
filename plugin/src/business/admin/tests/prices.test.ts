import { priceHint } from '../prices';

it.each( [
	[ 'IE', '', 'en', 'For example €€, or €20–60.' ],
	[ 'AU', '', 'en', 'For example $$, or $20–60.' ],
	[ '', '', 'en', 'For example $$, or $20–60.' ],
	[ 'GB', '', 'en-GB', 'For example ££, or £20–60.' ],
	[ 'IE', 'GBP', 'en', 'For example ££, or £20–60.' ],
	[ 'DE', '', 'de', 'For example €€, or 20–60\u00a0€.' ],
	[ 'SE', '', 'sv', 'For example 20–60\u00a0kr.' ],
] )(
	'a price range in %s %s is written in its currency (SITE-647)',
	( country, currency, language, text ) => {
		expect( priceHint( country, currency, language ) ).toBe( text );
	}
);
