/**
 * A popup's settings in the editor: read from the post, and written into it.
 */
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as editorStore } from '@wordpress/editor';
import type { PopupMeta } from './model';

export const POPUP_TYPE = 'brolga_popup';

export interface Popup {
	readonly meta: PopupMeta;
	/** Changes some of them, with everything else that is edited. */
	readonly set: ( change: Partial< PopupMeta > ) => void;
}

interface Editor {
	getCurrentPostType: () => string | null;
	getEditedPostAttribute: ( name: string ) => PopupMeta | undefined;
}

/** The popup that is edited; nothing where that is something else. */
export function usePopup(): Popup | undefined {
	const meta = useSelect( ( select ) => {
		const editor = select( editorStore ) as unknown as Editor;
		return editor.getCurrentPostType() === POPUP_TYPE
			? editor.getEditedPostAttribute( 'meta' )
			: undefined;
	}, [] );
	const set = useSet();
	return meta?.brolga_conditions ? { meta, set } : undefined;
}

/** Changes some settings; always the same function. */
function useSet(): Popup[ 'set' ] {
	const { editPost } = useDispatch( editorStore ) as unknown as {
		readonly editPost: ( edits: object ) => void;
	};
	return useCallback(
		( change ) => editPost( { meta: change } ),
		[ editPost ]
	);
}
