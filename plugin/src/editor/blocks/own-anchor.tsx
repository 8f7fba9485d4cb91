/**
 * Gives a copied block an anchor of its own: two ids on a page are one too many,
 * and links lead to the first.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { ownUid, useOwnValue, type OwnValue } from './own-value';

type Edit = ComponentType< BlockEditProps< Record< string, unknown > > >;

/**
 * The anchor of a block.
 *
 * @see BLOCK-60
 */
const ownAnchor: OwnValue = {
	attribute: 'anchor',
	// Of a test's variants visitors get one: links lead to the same place in each.
	containers: [ ...ownUid.containers, 'brolga/variant' ],
	make: ( value, taken ) => {
		const stem = value.replace( /-[1-9][0-9]?$/, '' );
		let free = value;
		for ( let n = 2; taken.includes( free ); n++ ) {
			free = `${ stem }-${ n }`;
		}
		return free;
	},
};

function OwnAnchor( { clientId }: { readonly clientId: string } ) {
	useOwnValue( clientId, ownAnchor );
	return null;
}

/**
 * A block's editor that looks, when the block comes, whether its anchor is
 * another one's. What its owner types later is theirs.
 *
 * @param Inner The block's editor.
 */
export function withOwnAnchor( Inner: Edit ): Edit {
	return function AnchoredEdit( props ) {
		const [ came ] = useState( Boolean( props.attributes.anchor ) );
		return (
			<>
				{ came && <OwnAnchor clientId={ props.clientId } /> }
				<Inner { ...props } />
			</>
		);
	};
}
