/**
 * The blocks of a page that could be the goal of a test, and what owners call them. Pure.
 *
 * @see AB-169
 */
import { EXPERIMENT, VARIANT, type Block } from './stores';
import { letterOf } from './model';

/** A block that could be a goal. */
export interface Candidate {
	readonly clientId: string;
	readonly name: string;
	/** The words in it, by which it is told from others; may be empty. */
	readonly words: string;
	/** The letter of the variant of a test that it is in; empty: it is in none. */
	readonly letter: string;
	/** The test whose goal it is; empty: none. */
	readonly goal: string;
}

const FORMS = [ 'brolga/contact-form', 'brolga/newsletter' ];

/** What is there to be pressed, whatever it says. */
const PRESSED = [
	'core/button',
	'core/read-more',
	'core/file',
	'core/social-link',
	'core/navigation-link',
	'core/search',
	'brolga/video',
];

/** Words of a block, the first that says something. */
const WORDS = [
	'content',
	'text',
	'label',
	'title',
	'alt',
	'fileName',
	'service',
	'url',
];

const LENGTH = 40;

/**
 * The words of a block, short and without markup.
 *
 * @param attributes The block's.
 */
export function wordsOf( attributes: Block[ 'attributes' ] ): string {
	for ( const name of WORDS ) {
		// A rich text is an object that writes itself.
		const words = String( attributes[ name ] ?? '' )
			.replaceAll( /<[^>]*>/g, '' )
			.replaceAll( '&amp;', '&' )
			.replaceAll( '&nbsp;', ' ' )
			.trim();
		if ( words !== '' ) {
			return words.length > LENGTH
				? `${ words.slice( 0, LENGTH ).trim() }…`
				: words;
		}
	}
	return '';
}

/** Details of the business that are links where they are shown. @see BLOCK-181 */
const LINKED = [ 'phone', 'email', 'directions' ];

/** Whether a block shows the owner's details as a link. */
const isDetail = ( { attributes }: Block ): boolean => {
	const { bindings } = ( attributes.metadata ?? {} ) as {
		readonly bindings?: {
			readonly content?: {
				readonly source?: string;
				readonly args?: {
					readonly key?: string | readonly string[];
					readonly link?: boolean;
				};
			};
		};
	};
	const { source, args = {} } = bindings?.content ?? {};
	return (
		source === 'brolga/business' &&
		args.link !== false &&
		[ args.key ?? [] ].flat().some( ( key ) => LINKED.includes( key ) )
	);
};

const hasLink = ( { attributes }: Block ): boolean =>
	Boolean( attributes.href ) ||
	Boolean( attributes.brolgaLink ) ||
	attributes.isLink === true ||
	/<a\s/.test( String( attributes.content ?? '' ) );

const isLinked = ( block: Block ): boolean =>
	isDetail( block ) || hasLink( block );

/** Where blocks that visitors see only with a link keep it. */
const LINKS: Readonly< Record< string, string > > = {
	'core/button': 'url',
	'core/social-link': 'url',
	'core/file': 'href',
};

/**
 * Whether a block has no link yet, so that visitors do not see it. A button that is
 * named may be there for somebody's script, as in the theme.
 *
 * @see AB-600 THEME-36
 */
const leadsNowhere = ( { name, attributes }: Block ): boolean => {
	const link = LINKS[ name ];
	const { bindings = {} } = ( attributes.metadata ?? {} ) as {
		readonly bindings?: Readonly< Record< string, unknown > >;
	};
	return (
		link !== undefined &&
		! attributes[ link ] &&
		! bindings[ link ] &&
		attributes.tagName !== 'button' &&
		! attributes.anchor &&
		String( attributes.className ?? '' )
			.replaceAll( /\bis-style-[\w-]+/g, '' )
			.trim() === ''
	);
};

/**
 * Whether a block can reach a goal.
 *
 * @param block The block.
 * @param goal  The goal's name.
 */
const reaches = ( block: Block, goal: string ): boolean => {
	if ( goal === 'form' ) {
		return FORMS.includes( block.name );
	}
	return (
		( PRESSED.includes( block.name ) && ! leadsNowhere( block ) ) ||
		isLinked( block ) ||
		( goal === 'shop' && block.name.startsWith( 'woocommerce/' ) )
	);
};

/**
 * Those that leave no choice: the only one of the page, or the only one of each
 * variant. None where one is the goal of a test already.
 *
 * @see AB-440
 * @param found What there is.
 */
export const onlyOnes = ( found: readonly Candidate[] ): readonly string[] => {
	const letters = new Set( found.map( ( { letter } ) => letter ) );
	const isClear =
		found.length === 1 ||
		( letters.size === found.length && ! letters.has( '' ) );
	return isClear && found.every( ( { goal } ) => goal === '' )
		? found.map( ( { clientId } ) => clientId )
		: [];
};

/**
 * The blocks that could be the goal of a test, in their order, and those that are.
 *
 * @param blocks The page's.
 * @param goal   The goal's name.
 * @param test   The test's key.
 * @param letter The letter of the variant that they are in.
 */
export const candidatesOf = (
	blocks: readonly Block[],
	goal: string,
	test: string,
	letter = ''
): Candidate[] =>
	blocks.flatMap( ( block ) => {
		const own = String( block.attributes.brolgaGoal ?? '' );
		const inside =
			block.name === VARIANT
				? letterOf( Number( block.attributes.number ) )
				: letter;
		const isTest = block.name === EXPERIMENT || block.name === VARIANT;
		return [
			...( ! isTest && ( own === test || reaches( block, goal ) )
				? [
						{
							clientId: block.clientId,
							name: block.name,
							words: wordsOf( block.attributes ),
							letter,
							goal: own,
						},
					]
				: [] ),
			...candidatesOf( block.innerBlocks, goal, test, inside ),
		];
	} );
