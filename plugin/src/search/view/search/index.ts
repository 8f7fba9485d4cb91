/**
 * `@brolga/search`: suggests results while somebody types: an APG combobox with
 * a listbox. On pages with a search; a header's fetches it when it opens.
 */
import * as http from '@brolga/http';
import { announce, config, mount } from '@brolga/runtime';
import { isComposing } from '../../../runtime/composing';
import {
	START,
	isEnough,
	marked,
	optionsOf,
	reduce,
	type Action,
	type Result,
	type State,
} from './model';

declare module '../../../runtime/events' {
	interface Achievements {
		readonly search: true;
	}
}

/** Which way the arrow keys go. */
const ARROWS: Readonly< Partial< Record< string, 1 | -1 > > > = {
	ArrowDown: 1,
	ArrowUp: -1,
};

/** A pause in typing. */
const PAUSE_MS = 200;

type Words = Readonly< Record< 'found' | 'none' | 'all' | 'instead', string > >;

const counted = ( text: string, count: number ): string =>
	text.replace( '%d', String( count ) );

function element(
	name: string,
	className: string,
	...content: ( Node | string )[]
): HTMLElement {
	const node = document.createElement( name );
	node.className = `wp-block-brolga-search__${ className }`;
	node.append( ...content );
	return node;
}

const words = ( text: string, typed: string ): ( Node | string )[] =>
	marked( text, typed ).map( ( [ piece, isFound ] ) => {
		if ( ! isFound ) {
			return piece;
		}
		const mark = document.createElement( 'mark' );
		mark.textContent = piece;
		return mark;
	} );

/** A line of the list. */
function option( id: string, ...content: ( Node | string )[] ): HTMLElement {
	const item = element( 'li', 'option', ...content );
	item.id = id;
	item.setAttribute( 'role', 'option' );
	return item;
}

/** What a result looks like, with what was typed marked in it. */
function contentOf( result: Result, typed: string ): HTMLElement[] {
	const image = document.createElement( 'img' );
	image.alt = '';
	image.width = image.height = 48;
	image.src = result.image;
	return [
		...( result.image ? [ image ] : [] ),
		element(
			'span',
			'text',
			element( 'span', 'title', ...words( result.title, typed ) ),
			element( 'span', 'type', result.type ),
			element( 'span', 'excerpt', ...words( result.excerpt, typed ) )
		),
	];
}

/** The combobox: its input, its list, and what a screen reader hears. */
interface Parts {
	readonly input: HTMLInputElement;
	readonly list: HTMLElement;
	readonly status: HTMLElement;
}

/** Makes a combobox of the form's input. */
function combobox( root: HTMLElement, input: HTMLInputElement ): Parts {
	const list = element( 'ul', 'list' );
	const status = element( 'p', 'status' );
	list.id = `${ root.id }-list`;
	list.setAttribute( 'role', 'listbox' );
	list.setAttribute( 'aria-label', input.labels?.[ 0 ]?.textContent ?? '' );
	status.setAttribute( 'role', 'status' );
	root.append( list, status );
	for ( const [ name, value ] of Object.entries( {
		// A search field may have no role but its own.
		type: 'text',
		inputmode: 'search',
		role: 'combobox',
		autocomplete: 'off',
		'aria-autocomplete': 'list',
		'aria-controls': list.id,
	} ) ) {
		input.setAttribute( name, value );
	}
	return { input, list, status };
}

/** Lists what came of a search. */
function fill( { input, list, status }: Parts, state: State, texts: Words ) {
	const { results, total, suggestion } = state;
	const further = suggestion
		? texts.instead.replace( '%s', () => suggestion )
		: counted( texts.all, total );
	const idOf = ( index: number ): string => `${ list.id }-${ index }`;
	list.replaceChildren(
		...results.map( ( result, index ) =>
			option( idOf( index ), ...contentOf( result, input.value ) )
		),
		...( optionsOf( state ) > results.length
			? [ option( idOf( results.length ), further ) ]
			: [] )
	);
	status.textContent =
		total > 0
			? counted( texts.found, total )
			: `${ texts.none } ${ suggestion ? further : '' }`;
}

/** Shows whether the list is open, and which of its options is active. */
function point( { input, list }: Parts, { open, active }: State ): void {
	list.hidden = ! open;
	input.setAttribute( 'aria-expanded', String( open ) );
	[ ...list.children ].forEach( ( item, index ) => {
		const isActive = index === active;
		item.setAttribute( 'aria-selected', String( isActive ) );
		if ( isActive ) {
			item.scrollIntoView?.( { block: 'nearest' } );
		}
	} );
	input.setAttribute(
		'aria-activedescendant',
		list.children[ active ]?.id ?? ''
	);
}

type Answer = Pick< State, 'results' | 'total' | 'suggestion' >;

/** Asks the server what it finds. */
async function find(
	form: HTMLFormElement,
	typed: string,
	signal: AbortSignal
): Promise< Answer > {
	const query = new URLSearchParams( {
		q: typed,
		type: String( new FormData( form ).get( 'post_type' ) ?? '' ),
	} );
	const rest = config().rest ?? '';
	return JSON.parse(
		await http.get(
			`${ rest }/search${ rest.includes( '?' ) ? '&' : '?' }${ query.toString() }`,
			{ signal }
		)
	) as Answer;
}

/** Goes to a result, once it is told what led there. */
function visit( id: string, query: string, url: string ): void {
	void announce( 'search', id, { query, url } ).then( () =>
		window.location.assign( url )
	);
}

/** Suggests results below a form's input. */
function suggest(
	root: HTMLElement,
	form: HTMLFormElement,
	parts: Parts,
	texts: Words,
	signal: AbortSignal
): void {
	const { input, list } = parts;
	let state: State = START;
	let waiting: ReturnType< typeof setTimeout > | undefined;
	let asked: AbortController | undefined;

	const paint = ( action: Action ): void => {
		state = reduce( state, action );
		if ( action.type === 'answered' ) {
			fill( parts, state, texts );
		}
		point( parts, state );
	};
	const ask = async ( typed: string ): Promise< void > => {
		asked?.abort();
		asked = new AbortController();
		try {
			const answer = await find( form, typed, asked.signal );
			paint( { type: 'answered', ...answer } );
		} catch {
			// Without suggestions the form is what it was.
		}
	};
	/** Goes to an option, as pressing its link would. */
	const go = ( index: number ): void => {
		const result = state.results[ index ];
		if ( state.suggestion ) {
			input.value = state.suggestion;
			void ask( input.value );
		} else if ( result ) {
			visit( root.id, input.value, result.url );
		} else {
			form.requestSubmit();
		}
	};
	const close = (): void => paint( { type: 'closed' } );
	/** Nobody waits for an answer any more. */
	const stop = (): void => {
		clearTimeout( waiting );
		asked?.abort();
		close();
	};
	const type = (): void => {
		clearTimeout( waiting );
		if ( isEnough( input.value ) ) {
			waiting = setTimeout( () => void ask( input.value ), PAUSE_MS );
		} else {
			stop();
		}
	};
	const press = ( event: KeyboardEvent ): void => {
		const by = ARROWS[ event.key ];
		const means = by ? optionsOf( state ) > 0 : state.open;
		if ( ! means || isComposing( event ) ) {
			return;
		}
		if ( by ) {
			paint( { type: 'moved', by } );
		} else if ( event.key === 'Enter' && state.active >= 0 ) {
			go( state.active );
		} else if ( event.key === 'Escape' ) {
			// The first press closes the list, the second empties the field.
			close();
		} else {
			return;
		}
		event.preventDefault();
	};

	input.addEventListener( 'input', type, { signal } );
	input.addEventListener( 'keydown', press, { signal } );
	const open = (): void => paint( { type: 'opened' } );
	input.addEventListener( 'focus', open, { signal } );
	input.addEventListener( 'blur', stop, { signal } );
	hearPresses( list, go, signal );
	close();
	// Whoever was faster than this script has typed already.
	if ( input === root.ownerDocument.activeElement ) {
		type();
	}
}

/** Tells which option is pressed. The field keeps the focus meanwhile. */
function hearPresses(
	list: HTMLElement,
	onPress: ( index: number ) => void,
	signal: AbortSignal
): void {
	list.addEventListener( 'mousedown', ( event ) => event.preventDefault(), {
		signal,
	} );
	list.addEventListener(
		'click',
		( { target } ) => {
			const item = ( target as Element ).closest( '[role=option]' );
			if ( item ) {
				onPress( [ ...list.children ].indexOf( item ) );
			}
		},
		{ signal }
	);
}

/** @see SEARCH-7 SEARCH-9 */
mount( '[data-brolga-module="brolga/search"]', ( root, { signal } ) => {
	const form = root.querySelector( 'form' );
	const input = form?.querySelector< HTMLInputElement >( '[type=search]' );
	form?.addEventListener(
		'submit',
		() => {
			void announce( 'search', root.id, { query: input?.value ?? '' } );
		},
		{ signal }
	);
	if ( form?.dataset.brolgaSearch && input ) {
		suggest(
			root,
			form,
			combobox( root, input ),
			JSON.parse( form.dataset.brolgaSearch ) as Words,
			signal
		);
	}
} );
