/**
 * A test as its owner works on it: one variant at a time, picked in a bar above
 * it; who takes part, and what decides it, in the sidebar.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';
import {
	ActiveChildProvider,
	BlockPanels,
	lazily,
	lazySettings,
	NoAppender,
	type Template,
	useActiveChild,
} from '@brolga/editor';
import { VARIANT } from '@brolga/editor-ab-tests';
import type { ExperimentAttributes } from '../../src/contracts/attributes';

const BLOCK = 'wp-block-brolga-experiment';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "experiments" */ './panels' )
);

const Bar = lazily(
	() =>
		import(
			/* webpackChunkName: "experiments" */ '../../src/ab-tests/editor/ab-tests/test-bar'
		).then( ( { TestBar } ) => TestBar ),
	( { children }: { readonly children: ReactElement } ) => (
		<div className={ `${ BLOCK }__bar` }>{ children }</div>
	)
);

const TEMPLATE: Template[] = [
	[ VARIANT, { lock: { remove: true, move: true } } ],
	[ VARIANT, { number: 1 } ],
];

export const Edit = ( props: BlockEditProps< ExperimentAttributes > ) => {
	const variants = useActiveChild( props.clientId );
	const blockProps = useBlockProps();
	const { children, ...inner } = useInnerBlocksProps(
		{ className: `${ BLOCK }__content` },
		{
			allowedBlocks: [ VARIANT ],
			template: TEMPLATE,
			renderAppender: NoAppender,
			orientation: 'horizontal',
		}
	);
	return (
		<div { ...blockProps }>
			<BlockPanels>
				<Settings { ...props } />
			</BlockPanels>
			<Bar { ...props } variants={ variants } />
			<div { ...inner }>
				<ActiveChildProvider value={ variants.active }>
					{ children }
				</ActiveChildProvider>
			</div>
		</div>
	);
};
