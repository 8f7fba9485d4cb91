/**
 * `@brolga/cart-blocks`: blocks that are shown by what lies in the cart. The page's
 * inline script has shown what it knew of; this asks the shop once for each state of
 * the cart, and follows its changes.
 *
 * @see VIS-6
 */
import * as http from '@brolga/http';
import { config, refresh, teardown } from '@brolga/runtime';
import { cartHash } from '../kept-count';
import { onCartChange } from '../woocommerce';

/** A block of the page, as assets/show.js leaves it: what it is stands between two comments, or waits. */
interface CartBlock {
	/** `empty`, `filled`, `p12` (a product) or `c7` (a category). */
	readonly cart: string;
	readonly start: Comment;
	readonly end: Comment;
	readonly fragment: DocumentFragment;
	shown: boolean;
}

interface Answer {
	readonly extensions?: {
		readonly brolga_items?: { readonly items?: readonly string[] };
	};
}

const KEPT = 'brolga_cart_items';

const blocks = (): readonly CartBlock[] =>
	( window as { brolgaCartBlocks?: readonly CartBlock[] } )
		.brolgaCartBlocks ?? [];

/** What is kept of the cart, in memory where the browser keeps nothing. */
let kept = '';

function remember( value: string ): void {
	kept = value;
	try {
		sessionStorage.setItem( KEPT, value );
	} catch {
		// The next page asks again.
	}
}

try {
	kept = sessionStorage.getItem( KEPT ) ?? '';
} catch {
	// It keeps nothing.
}

const knows = ( hash: string ): boolean => kept.startsWith( `${ hash }:` );

/** Asks the shop what lies in the cart. */
async function ask( hash: string ): Promise< void > {
	const route = ( config().rest ?? '' ).replace(
		/brolga\/v\d+/,
		'wc/store/v1/cart'
	);
	// Without pretty permalinks the route is a parameter itself.
	const join = route.includes( '?' ) ? '&' : '?';
	const { extensions } = JSON.parse(
		await http.get( `${ route }${ join }brolga_items&_fields=extensions`, {
			cache: 'no-store',
		} )
	) as Answer;
	remember(
		`${ hash }:,${ ( extensions?.brolga_items?.items ?? [] ).join( ',' ) },`
	);
}

const isFor = ( cart: string, hash: string ): boolean => {
	if ( cart === 'empty' || cart === 'filled' ) {
		return ( hash !== '' ) === ( cart === 'filled' );
	}
	return hash !== '' && knows( hash ) && kept.includes( `,${ cart },` );
};

/** The nodes of a block that is shown. */
function* between( { start, end }: CartBlock ): Generator< ChildNode > {
	for ( let node = start.nextSibling; node && node !== end; ) {
		const next = node.nextSibling;
		yield node;
		node = next;
	}
}

function show( block: CartBlock ): void {
	const nodes = [ ...block.fragment.childNodes ];
	block.end.before( block.fragment );
	for ( const node of nodes ) {
		if ( node instanceof HTMLElement ) {
			refresh( node );
		}
	}
}

function hide( block: CartBlock ): void {
	for ( const node of between( block ) ) {
		if ( node instanceof HTMLElement ) {
			teardown( node );
		}
		block.fragment.append( node );
	}
}

function paint( hash: string ): void {
	for ( const block of blocks() ) {
		const shown = isFor( block.cart, hash );
		if ( shown !== block.shown ) {
			block.shown = shown;
			( shown ? show : hide )( block );
		}
	}
}

async function update(): Promise< void > {
	const hash = cartHash( document.cookie );
	const asks = blocks().some( ( { cart } ) => /^[pc]\d/.test( cart ) );
	if ( asks && hash && ! knows( hash ) ) {
		try {
			await ask( hash );
		} catch {
			// Unknown: blocks that need to know stay out of the page.
		}
		// The cart may have changed meanwhile; then a later answer counts.
		if ( hash !== cartHash( document.cookie ) ) {
			return;
		}
	}
	paint( hash );
}

onCartChange( () => void update(), new AbortController().signal );
void update();
