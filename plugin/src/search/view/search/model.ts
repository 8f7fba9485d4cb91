/**
 * A combobox with suggestions, without a page.
 */

/** A post that answers. */
export interface Result {
	readonly title: string;
	readonly url: string;
	readonly type: string;
	readonly excerpt: string;
	readonly image: string;
}

export interface State {
	readonly results: readonly Result[];
	readonly total: number;
	/** Where nothing was found, what else could be looked for. */
	readonly suggestion: string;
	readonly open: boolean;
	/** The option that the arrow keys are on; -1 where they are in the field. */
	readonly active: number;
}

export type Action =
	| ( { readonly type: 'answered' } & Pick<
			State,
			'results' | 'total' | 'suggestion'
	  > )
	| { readonly type: 'moved'; readonly by: 1 | -1 }
	| { readonly type: 'opened' | 'closed' };

/** Fewer letters say too little. */
const LEAST_LETTERS = 2;

export const START: State = {
	results: [],
	total: 0,
	suggestion: '',
	open: false,
	active: -1,
};

/** How many options there are: the results, and the way to all of them, or to what else could be looked for. */
export const optionsOf = ( { results, total, suggestion }: State ): number =>
	results.length + ( total > results.length || suggestion ? 1 : 0 );

/**
 * Whether what was typed is worth asking for.
 *
 * @param typed As it was typed.
 */
export const isEnough = ( typed: string ): boolean =>
	typed.trim().length >= LEAST_LETTERS;

const opened = ( state: State ): State => ( {
	...state,
	open: optionsOf( state ) > 0,
	active: -1,
} );

/**
 * The state after an action.
 *
 * @see SEARCH-7 SEARCH-12
 * @param state  The state before.
 * @param action What has happened.
 */
export function reduce( state: State, action: Action ): State {
	switch ( action.type ) {
		case 'answered': {
			const { results, total, suggestion } = action;
			return opened( { ...state, results, total, suggestion } );
		}
		case 'moved': {
			// The field counts as one more place, between the last and the first.
			const places = optionsOf( state ) + 1;
			return {
				...state,
				open: places > 1,
				active:
					( ( state.active + 1 + action.by + places ) % places ) - 1,
			};
		}
		case 'opened':
			return opened( state );
		case 'closed':
			return { ...state, open: false, active: -1 };
	}
}

/**
 * A text in pieces, those that were searched for told from the others.
 *
 * @see SEARCH-10
 * @param text  The text.
 * @param typed What was searched for.
 */
export function marked(
	text: string,
	typed: string
): readonly ( readonly [ piece: string, isFound: boolean ] )[] {
	const words = typed
		.trim()
		.split( /\s+/ )
		.filter( ( word ) => word.length > 1 )
		.map( ( word ) => word.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) );
	if ( words.length === 0 ) {
		return [ [ text, false ] ];
	}
	return text
		.split( new RegExp( `(${ words.join( '|' ) })`, 'iu' ) )
		.map( ( piece, index ) => [ piece, index % 2 === 1 ] as const )
		.filter( ( [ piece ] ) => piece !== '' );
}
