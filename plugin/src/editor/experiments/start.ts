/**
 * Starts what waits for its owner: at once where visitors can see it, else when
 * that is published.
 *
 * @see AB-70
 */
import { useRegistry } from '@wordpress/data';
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
