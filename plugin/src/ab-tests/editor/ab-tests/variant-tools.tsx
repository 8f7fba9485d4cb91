/**
 * What there is to do with a variant: in the toolbar of the test and of the
 * variant alike.
 */
import {
	BlockControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { copy, plus, trash } from '@wordpress/icons';
import { copiesOf } from './beginning';
import { blockEditor, VARIANT } from './stores';

interface Actions {
	insertBlock: ( block: Block, index: undefined, root: string ) => void;
	removeBlock: ( clientId: string ) => void;
}

interface Props {
	/** The test's block. */
	readonly test: string;
	/** The variant that is shown. */
	readonly variant: string | undefined;
	/** Whether it is the control, which stays. */
	readonly isControl: boolean;
}

/** What the delete button says: why it is off, where it is. */
const deletion = ( isControl: boolean, isLocked: boolean ): string => {
	if ( isControl ) {
		return __( 'The control cannot be deleted', 'brolga' );
	}
	return isLocked
		? __( 'This variant is locked', 'brolga' )
		: __( 'Delete variant', 'brolga' );
};

/**
 * Adds a variant, copies or deletes the one that is shown.
 *
 * @see AB-131
 *
 * @param props           See Props.
 * @param props.test
 * @param props.variant
 * @param props.isControl
 */
export function VariantTools( { test, variant, isControl }: Props ) {
	const { select } = useRegistry();
	const { mayAdd, mayRemove } = useSelect(
		( read ) => {
			const editor = blockEditor( read );
			return {
				mayAdd: editor.canInsertBlockType( VARIANT, test ),
				mayRemove:
					variant !== undefined && editor.canRemoveBlock( variant ),
			};
		},
		[ test, variant ]
	);
	const actions = useDispatch( blockEditorStore ) as unknown as Actions;
	const duplicate = (): void => {
		const block = blockEditor( select ).getBlock( variant ?? '' );
		if ( block ) {
			actions.insertBlock(
				cloneBlock( block as unknown as Block, {
					label: '',
					lock: undefined,
				} ),
				undefined,
				test
			);
		}
	};
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ __( 'Add variant', 'brolga' ) }
					disabled={ ! mayAdd }
					accessibleWhenDisabled
					onClick={ () =>
						actions.insertBlock(
							createBlock(
								VARIANT,
								{},
								copiesOf(
									select,
									blockEditor( select ).getBlocks( test )[ 0 ]
										?.clientId ?? ''
								)
							),
							undefined,
							test
						)
					}
				/>
				<ToolbarButton
					icon={ copy }
					label={ __( 'Duplicate variant', 'brolga' ) }
					disabled={ ! variant || ! mayAdd }
					accessibleWhenDisabled
					onClick={ duplicate }
				/>
				<ToolbarButton
					icon={ trash }
					label={ deletion( isControl, ! mayRemove ) }
					disabled={ isControl || ! mayRemove }
					accessibleWhenDisabled
					onClick={ () => actions.removeBlock( variant ?? '' ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
