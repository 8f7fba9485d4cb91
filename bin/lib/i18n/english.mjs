/**
 * The English of Australia and Britain, made of the American that the sources
 * speak: what differs is spelling, and a few names of WordPress' own.
 *
 * @see I18N-14
 */

/** American to Commonwealth, as whole words; each keeps its capital. */
const WORDS = new Map( [
	...[ 'color', 'favor', 'labor', 'neighbor' ].flatMap( ( word ) =>
		[ '', 's', 'ed', 'ing', 'ful' ].map( ( end ) => [
			word + end,
			word.replace( /or$/, 'our' ) + end,
		] )
	),
	[ 'center', 'centre' ],
	[ 'centers', 'centres' ],
	[ 'centered', 'centred' ],
	[ 'meters', 'metres' ],
	[ 'gray', 'grey' ],
	[ 'grayscale', 'greyscale' ],
	[ 'catalog', 'catalogue' ],
	[ 'math', 'maths' ],
	[ 'license', 'licence' ],
	[ 'licenses', 'licences' ],
	[ 'labeled', 'labelled' ],
	[ 'unlabeled', 'unlabelled' ],
	[ 'canceled', 'cancelled' ],
	[ 'percent', 'per cent' ],
	...[ 'recogn', 'synchron', 'custom', 'optim', 'organ', 'minim' ].flatMap(
		( stem ) =>
			[ 'ize', 'izes', 'ized', 'izing', 'ization' ].map( ( end ) => [
				stem + end,
				stem + end.replace( 'iz', 'is' ),
			] )
	),
	[ 'trash', 'bin' ],
	[ 'checkmarks', 'ticks' ],
	[ 'uncheck', 'untick' ],
	[ 'unchecked', 'unticked' ],
] );

/** What is said of a checkbox; elsewhere to check is to look. */
const PHRASES = [
	[
		/\b([Cc])heck (this|the) box\b/g,
		( _, c, which ) => `${ c === 'C' ? 'T' : 't' }ick ${ which } box`,
	],
	[ /^(is|is not|Value when) checked$/, '$1 ticked' ],
];

const PATTERN = new RegExp(
	`\\b(?:${ [ ...WORDS.keys() ].join( '|' ) })\\b`,
	'gi'
);

const respelled = ( word ) => {
	const other = WORDS.get( word.toLowerCase() );
	return word[ 0 ] === word[ 0 ].toLowerCase()
		? other
		: other[ 0 ].toUpperCase() + other.slice( 1 );
};

/** Names that code gives stay as they are: of statuses, constants and files. */
const isCode = ( text, at ) => /[`_{/]$/.test( text.slice( 0, at ) );

/**
 * A text as Australians and the British write it.
 *
 * @param {string} text    In American English.
 * @param {string} context Of the text: keywords stay.
 * @return {string} The same text where nothing differs.
 */
export function commonwealth( text, context = '' ) {
	// The second kind lists values that are typed.
	if (
		context === 'block keyword' ||
		/\bUse (?:new|pending), /.test( text )
	) {
		return text;
	}
	return PHRASES.reduce(
		( said, [ phrase, other ] ) => said.replace( phrase, other ),
		text.replace( PATTERN, ( word, at ) =>
			isCode( text, at ) ? word : respelled( word )
		)
	);
}
