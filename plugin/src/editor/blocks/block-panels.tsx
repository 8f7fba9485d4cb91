/**
 * A block's panels in the sidebar, wherever it stands.
 *
 * Inside a pattern, and inside a template part, the sidebar draws what is in the
 * group `content` alone, and that of every block of the pattern at once: there
 * panels are put into that group, and only those of the selected block.
 *
 * @see BLOCK-140
 */
import {
	InspectorControls,
	useBlockEditContext,
	useBlockEditingMode,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	/** Where they stand outside of patterns; the sidebar's first tab without. */
	readonly group?: 'advanced' | 'content' | 'styles';
	readonly children: ReactNode;
}

/** What the editor says to its own controls, under a name that it keeps to itself. */
const PATTERN = 'mayDisplayPatternEditingControls';

/**
 * Whether the sidebar is that of a pattern. Its first block has the mode of any
 * other block, so the mode does not tell.
 */
function useIsInPattern(): boolean {
	const context: object = useBlockEditContext();
	const mode = useBlockEditingMode() as unknown as string;
	const told = Object.getOwnPropertySymbols( context ).find(
		( { description } ) => description === PATTERN
	);
	return told === undefined
		? mode === 'contentOnly'
		: Boolean( Reflect.get( context, told ) );
}

export function BlockPanels( { group, children }: Props ) {
	const { isSelected } = useBlockEditContext();
	if ( ! useIsInPattern() ) {
		return group ? (
			<InspectorControls group={ group }>{ children }</InspectorControls>
		) : (
			<InspectorControls>{ children }</InspectorControls>
		);
	}
	if ( ! isSelected ) {
		return null;
	}
	return (
		<InspectorControls group="content">
			{ group === 'advanced' ? (
				<PanelBody
					title={ __( 'Advanced', 'brolga' ) }
					initialOpen={ false }
				>
					{ children }
				</PanelBody>
			) : (
				children
			) }
		</InspectorControls>
	);
}
