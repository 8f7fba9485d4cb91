/**
 * The one way to add a child: a toolbar button that says what it adds.
 */
import {
	BlockControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { plus } from '@wordpress/icons';

interface Props {
	/** The parent's client id. */
	readonly clientId: string;
	/** The child block's name. */
	readonly name: string;
	/** What the button says. */
	readonly label: string;
}

/**
 * A toolbar button that appends a child block and selects it.
 *
 * @param props          See Props.
 * @param props.clientId
 * @param props.name
 * @param props.label
 */
export function BlockAppender( { clientId, name, label }: Props ) {
	const { insertBlock } = useDispatch( blockEditorStore );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ label }
					onClick={ () =>
						void insertBlock(
							createBlock( name ),
							undefined,
							clientId
						)
					}
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
