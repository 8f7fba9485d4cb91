/**
 * How a form gets another field: the plus sign asks which type it shall be.
 */
import {
	BlockControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	createBlock,
	store as blocksStore,
	type BlockVariation,
} from '@wordpress/blocks';
import {
	Button,
	Dropdown,
	NavigableMenu,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { MouseEvent, ReactElement } from 'react';
import { useIsWorkedOn } from './form-fields';

const FIELD = 'brolga/form-field';
const ROOT = 'brolga-field-picker';

/**
 * What “Add before” and “Add after” bring into a form: a field of one line, as
 * the inserter's. Else it would be a paragraph.
 *
 * @see FORM-490
 */
export const NEW_FIELD = { name: FIELD, attributes: { type: 'input' } };

interface Props {
	/** The form's client id. */
	readonly clientId: string;
	/** Types that this form does not take. */
	readonly without?: readonly string[];
}

type Kind = BlockVariation & {
	/** Each of ours has a drawn one. */
	readonly icon: ReactElement;
};

interface MenuProps extends Props {
	readonly onClose: () => void;
}

/**
 * The types by name and icon. The one that is picked is added and selected, and
 * waits for its label.
 *
 * @param props          See Props.
 * @param props.clientId
 * @param props.without
 * @param props.onClose
 */
function Types( { clientId, without = [], onClose }: MenuProps ) {
	const kinds = useSelect(
		( select ) =>
			select( blocksStore ).getBlockVariations(
				FIELD,
				'inserter'
			) as readonly Kind[],
		[]
	);
	const { insertBlock } = useDispatch( blockEditorStore );
	return (
		<NavigableMenu
			className={ ROOT }
			role="menu"
			orientation="both"
			aria-label={ __( 'Field type', 'brolga' ) }
		>
			{ kinds
				.filter( ( { name } ) => ! without.includes( name ) )
				.map( ( { name, title, icon, attributes } ) => (
					<Button
						key={ name }
						className={ `${ ROOT }__type` }
						role="menuitem"
						icon={ icon }
						onClick={ ( {
							currentTarget,
						}: MouseEvent< HTMLElement > ) => {
							// Else the plus sign gets the focus back, which is the new field's.
							currentTarget.blur();
							onClose();
							void insertBlock(
								createBlock( FIELD, attributes ),
								undefined,
								clientId
							);
						} }
						__next40pxDefaultSize
					>
						{ title }
					</Button>
				) ) }
		</NavigableMenu>
	);
}

/** Whether the form takes another field here. */
const useTakesFields = ( clientId: string ): boolean =>
	useSelect(
		( select ) =>
			select( blockEditorStore ).canInsertBlockType( FIELD, clientId ),
		[ clientId ]
	);

/**
 * In the form's toolbar.
 *
 * @param props See Props.
 */
export function FieldToolbar( props: Props ) {
	if ( ! useTakesFields( props.clientId ) ) {
		return null;
	}
	return (
		<BlockControls>
			<ToolbarGroup>
				<Dropdown
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton
							icon={ plus }
							label={ __( 'Add field', 'brolga' ) }
							aria-haspopup="menu"
							aria-expanded={ isOpen }
							onClick={ onToggle }
						/>
					) }
					renderContent={ ( { onClose } ) => (
						<Types { ...props } onClose={ onClose } />
					) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}

/**
 * Below the fields, while the form or one of its fields is selected.
 *
 * @param props See Props.
 */
export function FieldAppender( props: Props ) {
	const { clientId } = props;
	const isWorkedOn = useIsWorkedOn( clientId );
	const takesFields = useTakesFields( clientId );
	if ( ! isWorkedOn || ! takesFields ) {
		return null;
	}
	return (
		<Dropdown
			className={ `${ ROOT }__appender` }
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className={ `${ ROOT }__add` }
					icon={ plus }
					aria-haspopup="menu"
					aria-expanded={ isOpen }
					// What a selected field shows besides would go at the first
					// touch, and the button move from under the pointer.
					onMouseDown={ ( event: MouseEvent ) =>
						event.preventDefault()
					}
					onClick={ onToggle }
					__next40pxDefaultSize
				>
					{ __( 'Add field', 'brolga' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Types { ...props } onClose={ onClose } />
			) }
		/>
	);
}
