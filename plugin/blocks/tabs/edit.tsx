/**
 * Tabs as the visitor will see them: the list on top, one panel open; labels
 * are typed where they stand.
 */
import {
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	isUnmodifiedDefaultBlock,
	type Block,
	type BlockEditProps,
} from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	ActiveChildProvider,
	type ActiveChildState,
	BlockAppender,
	BlockPanels,
	type Child,
	lazySettings,
	NoAppender,
	type Template,
	useActiveChild,
} from '@brolga/editor';
import type { TabsAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "tabs" */ './panels' )
);

const TEMPLATE: Template[] = [
	[ 'brolga/tab', { label: __( 'First tab', 'brolga' ) } ],
	[ 'brolga/tab', { label: __( 'Second tab', 'brolga' ) } ],
];

/**
 * Whether there is nothing in a tab.
 *
 * @see TABS-18
 * @param tab             The tab.
 * @param tab.innerBlocks
 */
const opensNothing = ( { innerBlocks }: Child ): boolean =>
	innerBlocks.every( ( block ) =>
		isUnmodifiedDefaultBlock( block as unknown as Block )
	);

/** A tab's label, typed where it stands; with the focus comes its panel. */
const Label = ( {
	tab,
	tabs,
}: {
	readonly tab: Child;
	readonly tabs: ActiveChildState;
} ) => {
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const { clientId } = tab;
	return (
		<RichText
			identifier={ `label-${ clientId }` }
			tagName="span"
			className={ `wp-block-brolga-tabs__tab${
				clientId === tabs.active ? ' is-active' : ''
			}` }
			aria-label={ __( 'Tab label', 'brolga' ) }
			placeholder={
				opensNothing( tab )
					? __( 'Label (not shown while empty)', 'brolga' )
					: __( 'Label', 'brolga' )
			}
			allowedFormats={ [ 'core/bold', 'core/italic' ] }
			value={ String( tab.attributes.label ) }
			onFocus={ () => tabs.show( clientId ) }
			onChange={ ( label: string ) =>
				void updateBlockAttributes( clientId, { label } )
			}
		/>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< TabsAttributes > ) => {
	const tabs = useActiveChild( clientId, attributes.active );
	const blockProps = useBlockProps( {
		className: `is-${ attributes.orientation }`,
	} );
	const { children, ...panels } = useInnerBlocksProps(
		{ className: 'wp-block-brolga-tabs__panels' },
		{
			template: TEMPLATE,
			orientation: 'horizontal',
			renderAppender: NoAppender,
		}
	);

	return (
		<div { ...blockProps } data-brolga-ready="">
			<BlockAppender
				clientId={ clientId }
				name="brolga/tab"
				label={ __( 'Add tab', 'brolga' ) }
			/>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
					tabs={ tabs.children }
				/>
			</BlockPanels>
			<div className="wp-block-brolga-tabs__list">
				{ tabs.children.map( ( tab ) => (
					<Label key={ tab.clientId } tab={ tab } tabs={ tabs } />
				) ) }
			</div>
			<div { ...panels }>
				<ActiveChildProvider value={ tabs.active }>
					{ children }
				</ActiveChildProvider>
			</div>
		</div>
	);
};
