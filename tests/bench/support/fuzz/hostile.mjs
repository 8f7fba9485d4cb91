/**
 * What is put in the place of a valid value. Texts that could become live carry a
 * mark with the number of their request, so that what is found later can be
 * played again (live.mjs looks for it).
 */

/** In everything that would run, were it live. */
export const MARK = 'brolgafuzz';

/** Stands for a byte that no UTF-8 text has. */
export const BROKEN = '\ue0ff';

/** A number as JSON may say it and no script can hold: kept as a text until the body is written. */
const raw = ( digits ) => `@@${ digits }@@`;

/** Puts such numbers into a JSON text. */
export const withRawNumbers = ( json ) =>
	json.replace( /"@@([-+.\deE]+)@@"/g, '$1' );

/** Markup that is live where somebody forgot to escape. */
const MARKUP = [
	( mark ) => `<script>${ mark }()</script>`,
	( mark ) => `<img src=x onerror=${ mark }()>`,
	( mark ) => `<${ mark }>`,
	( mark ) => `"><${ mark }>`,
	( mark ) => `'><${ mark }>`,
	( mark ) => `" onfocus="${ mark }()" autofocus x="`,
	( mark ) => `' onfocus='${ mark }()' autofocus x='`,
	( mark ) => ` onfocus=${ mark }() autofocus `,
	( mark ) => `</script><script>${ mark }()</script>`,
	( mark ) => `</textarea></title></style><${ mark }>`,
	( mark ) => `--><${ mark }><!--`,
	( mark ) => `]]><${ mark }>`,
	( mark ) => `javascript:${ mark }()`,
	( mark ) => `JaVa\tScRiPt:${ mark }()`,
	( mark ) => `\u0001javascript:${ mark }()`,
	( mark ) => `data:text/html,<script>${ mark }()</script>`,
	( mark ) => `&lt;${ mark }&gt;`,
	( mark ) => `&#60;${ mark }&#62;`,
	( mark ) => `<svg><style><img src=x onerror=${ mark }()>`,
	( mark ) => `<a href="javascript:${ mark }()">x</a>`,
	( mark ) => `<iframe srcdoc="<${ mark }>"></iframe>`,
	( mark ) => `\\"><${ mark }>`,
	( mark ) => `\\u003c${ mark }\\u003e`,
	( mark ) => `[caption]<${ mark }>[/caption]`,
	( mark ) => `<!-- wp:html --><${ mark }><!-- /wp:html -->`,
	( mark ) => `red;}</style><${ mark }>`,
];

/** Texts that some reader takes for something else. */
const TEXTS = [
	'',
	' ',
	'0',
	'-1',
	'null',
	'true',
	'\u0000',
	'a\u0000b',
	'\u0007\u001b[31m',
	'\u202egnp.exe',
	'\ufeff',
	'\ud800',
	'e\u0301'.repeat( 200 ),
	'👩‍👩‍👧‍👦'.repeat( 40 ),
	'ﷺ'.repeat( 100 ),
	'İıſK',
	BROKEN,
	`a${ BROKEN }b`,
	`${ BROKEN }${ BROKEN }`,
	"' OR '1'='1",
	"'; DROP TABLE wp_posts; --",
	'1 UNION SELECT user_pass FROM wp_users',
	'%27%20OR%201=1',
	'%',
	'%_%',
	'\\',
	"\\'",
	'../../../../etc/passwd',
	'..%2f..%2fwp-config.php',
	'php://filter/resource=index.php',
	'file:///etc/passwd',
	'//evil.example',
	'http://[::1',
	'http:///',
	'https://a:b@c:99999/',
	'=1+1',
	'+cmd|calc!A0',
	'@SUM(1)',
	'a\r\nX-Brolga-Fuzz: 1',
	'a%0d%0aX-Brolga-Fuzz: 1',
	'{{name}} {{email}} %%all%%',
	'%s%n%d%1$s',
	'$1 \\1 ${0}',
	'O:8:"stdClass":0:{}',
	'a:1:{i:0;O:8:"stdClass":0:{}}',
	'[shortcode][/gallery]',
	'(?:a+)+$',
	'[',
	'9'.repeat( 400 ),
	'1e309',
	'0x1F',
	'٣',
	'2026-02-30',
	'0000-00-00',
	'-9999-01-01',
	'12:1',
	'a@b',
	'"a b"@example.com',
	'x'.repeat( 70_000 ),
];

const NUMBERS = [
	-1,
	0,
	1,
	2 ** 31,
	2 ** 53,
	-( 2 ** 63 ),
	0.1,
	1e308,
	raw( '1e400' ),
	raw( '-1e400' ),
	raw( '123456789012345678901234567890' ),
	raw( '-0' ),
];

/** An array in an array, so many times. */
const nested = ( depth ) =>
	depth === 0 ? 'deep' : { a: nested( depth - 1 ), b: [ depth ] };

/**
 * A text that means harm.
 *
 * @param {ReturnType<import('./random.mjs').chance>} random
 * @param {number}                                    number Of the request.
 */
export const hostileText = ( random, number ) =>
	random.happens( 0.5 )
		? random.pick( MARKUP )( `${ MARK }${ number }` )
		: random.pick( TEXTS );

/** A value of a type that nobody expects. */
export const hostileValue = ( random, number ) =>
	( {
		text: () => hostileText( random, number ),
		number: () => random.pick( NUMBERS ),
		truth: () => random.happens( 0.5 ),
		nothing: () => null,
		list: () => [ hostileText( random, number ), 1, null ],
		map: () => ( { [ hostileText( random, number ).slice( 0, 200 ) ]: 1 } ),
		empty: () => random.pick( [ [], {}, '' ] ),
		deep: () => nested( random.pick( [ 3, 17, 60 ] ) ),
		many: () =>
			Array( 500 ).fill( hostileText( random, number ).slice( 0, 40 ) ),
	} )[
		random.weighed( {
			text: 8,
			number: 3,
			truth: 1,
			nothing: 1,
			list: 2,
			map: 1,
			empty: 1,
			deep: 1,
			many: 0.3,
		} )
	]();
