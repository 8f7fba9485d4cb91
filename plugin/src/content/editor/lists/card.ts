/**
 * A card: the synced pattern that a list shows for each of its posts.
 */
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import type { Field } from '../../rest/lists';
import { kindOf, type List } from './list';

/** A thin line around, in any color scheme. */
const FRAME = {
	border: { width: '1px', color: '#80808059', radius: '12px' },
	spacing: {
		padding: { top: '20px', right: '20px', bottom: '20px', left: '20px' },
		blockGap: '12px',
	},
	dimensions: { minHeight: '100%' },
};

const bound = ( attribute: string, key: string ) => ( {
	metadata: {
		bindings: {
			[ attribute ]: { source: 'core/post-meta', args: { key } },
		},
	},
} );

/** Fields of meta that the list is about, each once. */
const usedFields = ( list: List, fields: readonly Field[] ) => {
	const chosen = [ list.sort, ...( list.rules ?? [] ) ].filter(
		( one ) => one !== undefined
	);
	return fields.flatMap( ( field ) => {
		const use = chosen.find( ( one ) => one.field === field.id );
		return use && field.id.startsWith( 'meta:' )
			? [
					{
						key: field.id.slice( 'meta:'.length ),
						kind: kindOf( fields, use ),
					},
				]
			: [];
	} );
};

/**
 * The block that shows a field: dates as the site writes them.
 *
 * @param field
 * @param field.key  Of the meta.
 * @param field.kind How the list takes it.
 */
const fieldBlock = ( {
	key,
	kind,
}: ReturnType< typeof usedFields >[ number ] ): Block =>
	kind === 'date'
		? createBlock( 'core/post-date', bound( 'datetime', key ) )
		: createBlock( 'core/paragraph', bound( 'content', key ) );

/**
 * A card to begin with: what the list shows for each post already, framed, with
 * the fields that it is sorted and filtered by. What its owner has put into one
 * block stays as it is.
 *
 * @param blocks Those of the list's template.
 * @param list   Its settings.
 * @param fields Of its post type.
 */
export function firstCard(
	blocks: readonly Block[],
	list: List,
	fields: readonly Field[]
): Block {
	const [ only, ...others ] = blocks;
	if ( only?.name === 'core/group' && others.length === 0 ) {
		return cloneBlock( only );
	}
	const shown = JSON.stringify( blocks );
	const more = usedFields( list, fields )
		.filter( ( { key } ) => ! shown.includes( `"key":"${ key }"` ) )
		.map( fieldBlock );
	const inner = blocks.map( ( block ) => cloneBlock( block ) );
	const title = inner.findIndex( ( { name } ) => name === 'core/post-title' );
	inner.splice( title + 1 || inner.length, 0, ...more );
	return createBlock(
		'core/group',
		{ layout: { type: 'default' }, style: FRAME },
		inner
	);
}

/**
 * The card that a list uses.
 *
 * @param blocks Those of its template.
 * @return Its id, or undefined.
 */
export const cardOf = ( blocks: readonly Block[] ): number | undefined => {
	const [ only, ...others ] = blocks;
	const ref: unknown =
		only?.name === 'core/block' && others.length === 0
			? only.attributes.ref
			: undefined;
	return typeof ref === 'number' ? ref : undefined;
};
