/**
 * Details blocks and WordPress' own tabs become ours, and ours become theirs
 * again.
 */
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';

type Details = { summary?: string };

/** What both kinds of tabs call by the same name and keep. */
const SHARED = [
	'align',
	'anchor',
	'backgroundColor',
	'textColor',
	'style',
] as const;

type Attributes = Readonly< Record< string, unknown > >;

const shared = ( attributes: Attributes ): Attributes =>
	Object.fromEntries(
		SHARED.filter( ( name ) => attributes[ name ] !== undefined ).map(
			( name ) => [ name, attributes[ name ] ]
		)
	);

/** A label is kept as text with marks; the editor may hold it as an object that becomes one. */
const labelOf = ( { attributes }: Block ): string =>
	String( attributes.label ?? '' );

/** WordPress keeps an address where there is one, and ours are empty. */
const anchorOf = ( { attributes }: Block ): { anchor?: string } =>
	attributes.anchor ? { anchor: String( attributes.anchor ) } : {};

/** The index of a tab, whatever was saved for it. */
const indexOf = ( value: unknown ): number =>
	typeof value === 'number' && value > 0 ? Math.trunc( value ) : 0;

const PANELS = 'core/tab-panels';

const panelsOf = ( innerBlocks: readonly Block[] ): readonly Block[] =>
	innerBlocks.find( ( { name } ) => name === PANELS )?.innerBlocks ?? [];

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/details' ],
			isMultiBlock: true,
			transform: (
				attributes: readonly Details[],
				innerBlocks: readonly Block[][]
			) =>
				createBlock(
					'brolga/tabs',
					{},
					attributes.map( ( { summary = '' }, index ) =>
						createBlock(
							'brolga/tab',
							{ label: summary },
							innerBlocks[ index ] ?? []
						)
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/tabs' ],
			// Before WordPress 7.1 tabs of that name were built in other ways.
			isMatch: ( _: Attributes, { innerBlocks }: Block ) =>
				panelsOf( innerBlocks ).length > 0,
			transform: (
				attributes: Attributes,
				innerBlocks: readonly Block[]
			) =>
				createBlock(
					'brolga/tabs',
					{
						...shared( attributes ),
						active: indexOf( attributes.activeTabIndex ),
					},
					panelsOf( innerBlocks ).map( ( panel ) =>
						createBlock(
							'brolga/tab',
							{ label: labelOf( panel ), ...anchorOf( panel ) },
							panel.innerBlocks
						)
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/details' ],
			transform: ( _: unknown, tabs: readonly Block[] ) =>
				tabs.map( ( tab ) =>
					createBlock(
						'core/details',
						{ summary: tab.attributes.label as string },
						tab.innerBlocks
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/tabs' ],
			isMatch: () => getBlockType( PANELS ) !== undefined,
			transform: ( attributes: Attributes, tabs: readonly Block[] ) =>
				createBlock(
					'core/tabs',
					{
						...shared( attributes ),
						activeTabIndex: indexOf( attributes.active ),
					},
					[
						createBlock( 'core/tab-list', {
							tabs: tabs.map( ( tab ) => ( {
								label: labelOf( tab ),
							} ) ),
						} ),
						createBlock(
							PANELS,
							{},
							tabs.map( ( tab ) =>
								createBlock(
									'core/tab-panel',
									{
										label: labelOf( tab ),
										...anchorOf( tab ),
									},
									tab.innerBlocks
								)
							)
						),
					]
				),
		},
	],
};
