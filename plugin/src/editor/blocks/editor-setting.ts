/**
 * What the server tells an editor among its settings.
 */
import { useSelect } from '@wordpress/data';

interface EditorSelectors {
	/** Missing where no post is edited. */
	readonly getEditorSettings?: () => Readonly< Record< string, unknown > >;
}

/**
 * A setting of the editor; undefined where there is none.
 *
 * @param name Its name.
 */
export const useEditorSetting = < Value >( name: string ): Value | undefined =>
	useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as
					EditorSelectors | undefined
			 )?.getEditorSettings?.()[ name ] as Value | undefined,
		[ name ]
	);
