/**
 * Starts what waits for its owner: at once where visitors can see it, else when
 * that is published.
 *
 * @see AB-70
 */
import { useRegistry } from '@wordpress/data';
import type { Place } from './place';
import type { PostEditorActions } from './stores';

/**
 * Saves the post that is edited, with a test in it that is to start.
 *
 * @return Saves it.
 */
export function useSaving(): () => void {
	const { dispatch } = useRegistry();
	return () => {
		(
			dispatch( 'core/editor' ) as unknown as PostEditorActions
		 ).savePost();
	};
}

/**
 * Starts a test of a page's blocks.
 *
 * @param place         Where it is stored.
 * @param setAttributes Of its block.
 */
export function useStart(
	{ published, isOwn }: Place,
	setAttributes: ( attributes: { readonly draft: boolean } ) => void
): () => void {
	const save = useSaving();
	return () => {
		setAttributes( { draft: false } );
		if ( published && isOwn ) {
			save();
		}
	};
}
