/**
 * Bars as the visitor will see them, full grown.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	BlockAppender,
	BlockPanels,
	lazySettings,
	NoAppender,
	type Template,
} from '@brolga/editor';
import type { BarCountersAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "counters" */ './panels' )
);

const TEMPLATE: Template[] = [
	[
		'brolga/bar-counter',
		{ label: __( 'First bar', 'brolga' ), percent: 80 },
	],
	[
		'brolga/bar-counter',
		{ label: __( 'Second bar', 'brolga' ), percent: 50 },
	],
];

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< BarCountersAttributes > ) => {
	const { layout, barColor, trackColor } = attributes;
	const style = {
		'--brolga-bar-color': barColor || undefined,
		'--brolga-bar-track': trackColor || undefined,
	} as React.CSSProperties;
	const { children, ...list } = useInnerBlocksProps(
		useBlockProps( { className: `is-${ layout }`, style } ),
		{ template: TEMPLATE, renderAppender: NoAppender }
	);
	return (
		<ul { ...list }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/bar-counter"
				label={ __( 'Add bar', 'brolga' ) }
			/>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			{ children }
		</ul>
	);
};
