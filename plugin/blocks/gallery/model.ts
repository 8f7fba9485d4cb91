/**
 * Everything there is to know about a gallery, without a page.
 */
import { countOf, isNamed, nearest } from '../../src/content/view/pager/window';
import type { Action, Paging, Place, State } from './types';

/**
 * How many pages there are.
 *
 * @see GALLERY-1
 * @param paging How the gallery is set up.
 */
export const pagesOf = ( { count, perPage }: Paging ): number =>
	countOf( count, perPage );

/**
 * The page of an image.
 *
 * @param index  Which one, from 0.
 * @param paging How the gallery is set up.
 */
export const pageOf = ( index: number, { perPage }: Paging ): number =>
	perPage > 0 ? Math.floor( index / perPage ) + 1 : 1;

/**
 * The state after an action. A page out of range is the nearest there is.
 *
 * @see PAGE-6
 * @param state  The state before.
 * @param action What is asked for.
 * @param paging How the gallery is set up.
 */
export function reduce( state: State, action: Action, paging: Paging ): State {
	const asked = action.type === 'show' ? action.page : state.page + action.by;
	return { page: nearest( asked, pagesOf( paging ) ) };
}

/**
 * Whether a page's number is seen.
 *
 * @see PAGE-3 PAGE-5
 * @param page   The number.
 * @param state  Where the visitor is.
 * @param paging How the gallery is set up.
 */
export const showsNumber = (
	page: number,
	{ page: current }: State,
	paging: Paging
): boolean => isNamed( page, current, pagesOf( paging ) );

/**
 * Whether there is a page in a direction.
 *
 * @see PAGE-4
 * @param by     -1 for the previous, 1 for the next.
 * @param state  Where the visitor is.
 * @param paging How the gallery is set up.
 */
export const canStep = ( by: number, state: State, paging: Paging ): boolean =>
	reduce( state, { type: 'step', by }, paging ).page !== state.page;

/**
 * Whether an image is seen.
 *
 * @see GALLERY-1 GALLERY-14
 * @param index  Which one, from 0.
 * @param state  Where the visitor is.
 * @param paging How the gallery is set up.
 */
export function showsItem(
	index: number,
	{ page: current }: State,
	paging: Paging
): boolean {
	const page = pageOf( index, paging );
	return paging.adds ? page <= current : page === current;
}

/**
 * What a control of the pages asks for; undefined for any other.
 *
 * @param told What the server says of the control.
 */
export function actionOf( {
	brolgaNumber,
	brolgaStep,
}: Readonly< Record< string, string | undefined > > ): Action | undefined {
	if ( brolgaNumber ) {
		return { type: 'show', page: Number( brolgaNumber ) };
	}
	return brolgaStep ? { type: 'step', by: Number( brolgaStep ) } : undefined;
}

const number = ( text: string | undefined ): number | undefined =>
	text !== undefined && /^\d{1,9}$/.test( text ) ? Number( text ) : undefined;

/**
 * What the address asks for; undefined where it is no page.
 *
 * @see GALLERY-2 GALLERY-13
 * @param params The module's parameters.
 */
export function placeOf( params: readonly string[] ): Place | undefined {
	const page = number( params[ 0 ] );
	const image = number( params[ 1 ] );
	return page === undefined
		? undefined
		: { page, ...( image !== undefined && { image } ) };
}

/**
 * What stands in the address while an image is open.
 *
 * @see GALLERY-2
 * @param index  Which one, from 0.
 * @param paging How the gallery is set up.
 */
export const placeAt = ( index: number, paging: Paging ): readonly string[] => [
	String( pageOf( index, paging ) ),
	String( index + 1 ),
];

/**
 * A text with its numbers in it.
 *
 * @param text  With {index} and {count}.
 * @param index The one.
 * @param count Of how many.
 */
export const worded = ( text: string, index: number, count: number ): string =>
	text
		.replace( '{index}', String( index ) )
		.replace( '{count}', String( count ) );
