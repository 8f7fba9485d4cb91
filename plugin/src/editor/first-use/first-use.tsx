/**
 * One line that explains a block, below it, until its user dismisses it.
 *
 * @see START-877
 */
import { speak } from '@wordpress/a11y';
import * as blockEditor from '@wordpress/block-editor';
import { Button, MenuItem, Popover } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import { blockElement, canvasFrame } from '../canvas';
import { useHint } from './hints';
import { lineOf } from './lines';

/** The options of the selected block, which the package's types do not know. */
const { BlockSettingsMenuControls } = blockEditor as unknown as {
	readonly BlockSettingsMenuControls: ComponentType< {
		readonly children: ( slot: {
			readonly onClose: () => void;
		} ) => ReactNode;
	} >;
};

/** The selected block. */
export interface FirstUseProps {
	readonly name: string;
	readonly clientId: string;
}

/** The editor says by itself what was added or selected, and is not cut short. */
const AFTER_THE_EDITOR = 1000;

/** Lines that were spoken: once is enough. */
const spoken = new Set< string >();

/** The bar of a block at the canvas' upper edge stands below the block. */
const BAR = '.block-editor-block-list__block-popover';

/** What the hint stands below: the block, and the bar if that is below it. */
const anchorOf = ( block: HTMLElement ) => ( {
	contextElement: block,
	ownerDocument: block.ownerDocument,
	getBoundingClientRect: () => {
		const { x, y, width, bottom } = block.getBoundingClientRect();
		const bar = document.querySelector( BAR )?.getBoundingClientRect();
		const top = canvasFrame()?.getBoundingClientRect().top ?? 0;
		return new DOMRect(
			x,
			y,
			width,
			Math.max( bottom, ( bar?.bottom ?? 0 ) - top ) - y
		);
	},
} );

interface BlockEditor {
	readonly isTyping: () => boolean;
	readonly isDraggingBlocks: () => boolean;
}

/** Whether the editor has put its own bar away: nobody reads while they type. */
const useIsBusy = (): boolean =>
	useSelect( ( select ) => {
		const editor = select( blockEditor.store ) as unknown as BlockEditor;
		return editor.isTyping() || editor.isDraggingBlocks();
	}, [] );

/** The block's element, once it is there. */
function useBlock( clientId: string ): HTMLElement | null {
	const [ block, setBlock ] = useState< HTMLElement | null >( null );
	useEffect( () => setBlock( blockElement( clientId ) ), [ clientId ] );
	return block;
}

interface LineProps {
	readonly line: string;
	readonly block: HTMLElement;
	readonly onDismiss: () => void;
	readonly onHideAll: () => void;
}

function Line( { line, block, onDismiss, onHideAll }: LineProps ) {
	const anchor = useMemo( () => anchorOf( block ), [ block ] );
	useEffect( () => {
		const timer = setTimeout( () => {
			if ( ! spoken.has( line ) ) {
				spoken.add( line );
				speak( line, 'polite' );
			}
		}, AFTER_THE_EDITOR );
		return () => clearTimeout( timer );
	}, [ line ] );
	const then = ( act: () => void ) => () => {
		act();
		// The button that was pressed is gone.
		block.focus( { preventScroll: true } );
	};
	return (
		<Popover
			role="group"
			aria-label={ __( 'Hint', 'brolga' ) }
			anchor={ anchor }
			placement="bottom-start"
			offset={ 8 }
			animate={ false }
			flip={ false }
			focusOnMount={ false }
			resize={ false }
			shift
			__unstableSlotName="__unstable-block-tools-after"
		>
			<div
				style={ {
					boxSizing: 'border-box',
					inlineSize: 'min(22rem, 100vw - 2rem)',
					padding: '12px 16px 8px',
				} }
			>
				<p style={ { margin: '0 0 4px' } }>{ line }</p>
				<div style={ { display: 'flex', marginInline: '-7px' } }>
					<Button
						variant="tertiary"
						size="compact"
						onClick={ then( onDismiss ) }
					>
						{ __( 'Dismiss', 'brolga' ) }
					</Button>
					<Button
						variant="tertiary"
						size="compact"
						onClick={ then( onHideAll ) }
					>
						{ __( 'Hide all hints', 'brolga' ) }
					</Button>
				</div>
			</div>
		</Popover>
	);
}

/**
 * The line, or the way to bring it back, which stands among the block's options.
 *
 * @param props          See FirstUseProps.
 * @param props.name
 * @param props.clientId
 */
export function FirstUse( { name, clientId }: FirstUseProps ) {
	const { isWanted, dismiss, hideAll, showAll } = useHint( name );
	const isBusy = useIsBusy();
	const block = useBlock( clientId );
	const line = lineOf( name );
	if ( isWanted === undefined || line === '' ) {
		return null;
	}
	if ( ! isWanted ) {
		return (
			<BlockSettingsMenuControls>
				{ ( { onClose } ) => (
					<MenuItem
						onClick={ () => {
							showAll();
							onClose();
						} }
					>
						{ __( 'Show hints again', 'brolga' ) }
					</MenuItem>
				) }
			</BlockSettingsMenuControls>
		);
	}
	return isBusy ||
		block === null ||
		block.getClientRects().length === 0 ? null : (
		<Line
			line={ line }
			block={ block }
			onDismiss={ dismiss }
			onHideAll={ hideAll }
		/>
	);
}
