/**
 * From row to row of a list by keys: the focus goes to what opens the row.
 */
import { useKeys } from './use-keys';

const step = ( by: 1 | -1 ): void => {
	const rows = [
		...document.querySelectorAll< HTMLElement >( '.brolga-list__title' ),
	];
	const { activeElement } = document;
	const at = rows.findIndex( ( title ) =>
		title.closest( 'tr' )?.contains( activeElement )
	);
	rows[ at < 0 ? 0 : at + by ]?.focus();
};

/**
 * @see START-876
 * @param words          What the keys are called.
 * @param words.next     The key to the next row.
 * @param words.previous The key to the row before.
 */
export function useListKeys( words: {
	readonly next: string;
	readonly previous: string;
} ): void {
	useKeys( [
		{ key: 'j', words: words.next, act: () => step( 1 ) },
		{ key: 'k', words: words.previous, act: () => step( -1 ) },
	] );
}
