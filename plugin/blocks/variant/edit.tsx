/**
 * One variant, there while its tab is open.
 */
import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import {
	BlockPanels,
	lazily,
	lazySettings,
	type Template,
	useIsActiveChild,
} from '@brolga/editor';
import type { VariantAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "experiments" */ './panels' )
);

/** In the toolbar once they have come. */
const Tools = lazily(
	() =>
		import(
			/* webpackChunkName: "experiments" */ '../../src/ab-tests/editor/ab-tests/variant-tools'
		).then( ( { VariantTools } ) => VariantTools ),
	() => null
);

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

const INNER = {
	template: TEMPLATE,
	templateLock: false as const,
	layout: { type: 'constrained' },
};

interface EditorSelectors {
	getBlockRootClientId: ( clientId: string ) => string | null;
}

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< VariantAttributes > ) => {
	const active = useIsActiveChild( clientId );
	const test = useSelect(
		( select ) =>
			(
				select( blockEditorStore ) as unknown as EditorSelectors
			 ).getBlockRootClientId( clientId ) ?? '',
		[ clientId ]
	);
	const blockProps = useBlockProps( { hidden: ! active } );
	const content = useInnerBlocksProps( blockProps, INNER );
	return (
		<>
			<Tools
				test={ test }
				variant={ clientId }
				isControl={ attributes.number === 0 }
			/>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			<div { ...content } />
		</>
	);
};
