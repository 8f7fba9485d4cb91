/**
 * `@brolga/search`: suggests results while somebody types: an APG combobox with
 * a listbox. On pages with a search; a header's fetches it when it opens.
 */
import { announce, config, http, mount } from '@brolga/runtime';
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

declare module '../../runtime/events' {
	interface Achievements {
		readonly search: true;
	}
}

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
	if ( ! form || ! input || ! form.dataset.brolgaSearch ) {
		return;
	}
	const texts = JSON.parse( form.dataset.brolgaSearch ) as Words;
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

	let state: State = START;
	let waiting: ReturnType< typeof setTimeout > | undefined;
	let asked: AbortController | undefined;

	const option = ( index: number, ...content: ( Node | string )[] ) => {
		const item = element( 'li', 'option', ...content );
		item.id = `${ list.id }-${ index }`;
		item.setAttribute( 'role', 'option' );
		return item;
	};

	const optionOf = ( result: Result, index: number ): HTMLElement => {
		const image = document.createElement( 'img' );
		image.alt = '';
		image.width = image.height = 48;
		image.src = result.image;
		return option(
			index,
			...( result.image ? [ image ] : [] ),
			element(
				'span',
				'text',
				element(
					'span',
					'title',
					...words( result.title, input.value )
				),
				element( 'span', 'type', result.type ),
				element(
					'span',
					'excerpt',
					...words( result.excerpt, input.value )
				)
			)
		);
	};

	const paint = ( action: Action ): void => {
		state = reduce( state, action );
		if ( action.type === 'answered' ) {
			const { results, total, suggestion } = state;
			const further = suggestion
				? texts.instead.replace( '%s', () => suggestion )
				: counted( texts.all, total );
			list.replaceChildren(
				...results.map( optionOf ),
				...( optionsOf( state ) > results.length
					? [ option( results.length, further ) ]
					: [] )
			);
			status.textContent =
				total > 0
					? counted( texts.found, total )
					: `${ texts.none } ${ suggestion ? further : '' }`;
		}
		list.hidden = ! state.open;
		input.setAttribute( 'aria-expanded', String( state.open ) );
		[ ...list.children ].forEach( ( item, index ) => {
			const isActive = index === state.active;
			item.setAttribute( 'aria-selected', String( isActive ) );
			if ( isActive ) {
				item.scrollIntoView?.( { block: 'nearest' } );
			}
		} );
		input.setAttribute(
			'aria-activedescendant',
			list.children[ state.active ]?.id ?? ''
		);
	};

	const ask = async ( typed: string ): Promise< void > => {
		asked?.abort();
		asked = new AbortController();
		const query = new URLSearchParams( {
			q: typed,
			type: String( new FormData( form ).get( 'post_type' ) ?? '' ),
		} );
		const rest = config().rest ?? '';
		try {
			const answer = JSON.parse(
				await http.get(
					`${ rest }/search${ rest.includes( '?' ) ? '&' : '?' }${ query.toString() }`,
					{ signal: asked.signal }
				)
			) as Pick< State, 'results' | 'total' | 'suggestion' >;
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
			return;
		}
		if ( ! result ) {
			form.requestSubmit();
			return;
		}
		const { url } = result;
		void announce( 'search', root.id, { query: input.value, url } ).then(
			() => window.location.assign( url )
		);
	};

	const on = < Name extends keyof HTMLElementEventMap >(
		target: HTMLElement,
		name: Name,
		hear: ( event: HTMLElementEventMap[ Name ] ) => void
	): void => target.addEventListener( name, hear, { signal } );

	/** Nobody waits for an answer any more. */
	const stop = (): void => {
		clearTimeout( waiting );
		asked?.abort();
		paint( { type: 'closed' } );
	};

	const type = (): void => {
		clearTimeout( waiting );
		if ( ! isEnough( input.value ) ) {
			stop();
			return;
		}
		waiting = setTimeout( () => void ask( input.value ), PAUSE_MS );
	};
	on( input, 'input', type );
	on( input, 'keydown', ( event ) => {
		if ( event.key === 'ArrowDown' || event.key === 'ArrowUp' ) {
			if ( optionsOf( state ) > 0 ) {
				event.preventDefault();
				paint( {
					type: 'moved',
					by: event.key === 'ArrowDown' ? 1 : -1,
				} );
			}
		} else if ( event.key === 'Enter' && state.active >= 0 ) {
			event.preventDefault();
			go( state.active );
		} else if ( event.key === 'Escape' && state.open ) {
			// The first press closes the list, the second empties the field.
			event.preventDefault();
			paint( { type: 'closed' } );
		}
	} );
	on( input, 'focus', () => paint( { type: 'opened' } ) );
	on( input, 'blur', stop );
	// The field keeps the focus while an option is pressed.
	on( list, 'mousedown', ( event ) => event.preventDefault() );
	on( list, 'click', ( event ) => {
		const item = ( event.target as Element ).closest( '[role=option]' );
		if ( item ) {
			go( [ ...list.children ].indexOf( item ) );
		}
	} );
	paint( { type: 'closed' } );
	// Whoever was faster than this script has typed already.
	if ( input === root.ownerDocument.activeElement ) {
		type();
	}
} );
