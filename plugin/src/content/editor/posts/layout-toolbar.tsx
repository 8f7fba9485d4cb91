/**
 * The choice between a module's designs, where it is at hand.
 */
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { ComponentProps } from 'react';

interface Props< Layout extends string > {
	readonly value: Layout;
	readonly options: readonly {
		readonly value: Layout;
		readonly label: string;
		readonly icon: ComponentProps< typeof ToolbarButton >[ 'icon' ];
	}[];
	readonly onChange: ( value: Layout ) => void;
}

/**
 * One button for each design.
 *
 * @param props          The designs.
 * @param props.value    The one that is on.
 * @param props.options  All of them.
 * @param props.onChange Gets the new one.
 */
export const LayoutToolbar = < Layout extends string >( {
	value,
	options,
	onChange,
}: Props< Layout > ) => (
	<BlockControls>
		<ToolbarGroup>
			{ options.map( ( option ) => (
				<ToolbarButton
					key={ option.value }
					icon={ option.icon }
					label={ option.label }
					isPressed={ option.value === value }
					onClick={ () => onChange( option.value ) }
				/>
			) ) }
		</ToolbarGroup>
	</BlockControls>
);
