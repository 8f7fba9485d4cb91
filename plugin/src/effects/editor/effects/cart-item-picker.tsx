/**
 * Chooses a product or a category by typing a part of its name.
 */
import apiFetch from '@wordpress/api-fetch';
import { ComboboxControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

type Kind = 'product' | 'category';

interface Found {
	readonly id: number;
	readonly title: string;
}

const KINDS = {
	product: { type: 'post', subtype: 'product' },
	category: { type: 'term', subtype: 'product_cat' },
} as const;

const LABELS: Readonly< Record< Kind, string > > = {
	product: __( 'Product', 'brolga' ),
	category: __( 'Category', 'brolga' ),
};

const search = ( kind: Kind, query: object ): Promise< readonly Found[] > =>
	apiFetch< readonly Found[] >( {
		path: addQueryArgs( '/wp/v2/search', {
			...KINDS[ kind ],
			per_page: 20,
			_fields: 'id,title',
			...query,
		} ),
	} );

interface Props {
	readonly kind: Kind;
	/** Its id; 0: none yet. */
	readonly chosen: number;
	readonly onChange: ( id: number | undefined ) => void;
}

/**
 * @param props          See Props.
 * @param props.kind
 * @param props.chosen
 * @param props.onChange
 */
export function CartItemPicker( { kind, chosen, onChange }: Props ) {
	const [ found, setFound ] = useState< readonly Found[] >( [] );
	const [ own, setOwn ] = useState< readonly Found[] >( [] );
	const look = useDebounce(
		// Always the same one, so that it is asked once.
		useCallback(
			( words: string ) => {
				search( kind, { search: words } ).then(
					setFound,
					() => undefined
				);
			},
			[ kind ]
		),
		300
	);
	useEffect( () => look( '' ), [ look ] );
	useEffect( () => {
		if ( chosen > 0 ) {
			search( kind, { include: chosen } ).then( setOwn, () => undefined );
		}
	}, [ kind, chosen ] );
	const known = [ ...own, ...found ].find( ( { id } ) => id === chosen );
	const options = [
		...( chosen > 0 ? [ known ?? { id: chosen, title: '' } ] : [] ),
		...found.filter( ( { id } ) => id !== chosen ),
	];
	return (
		<ComboboxControl
			label={ LABELS[ kind ] }
			value={ chosen > 0 ? String( chosen ) : null }
			options={ options.map( ( { id, title } ) => ( {
				value: String( id ),
				label: decodeEntities( title ) || `(${ id })`,
			} ) ) }
			onFilterValueChange={ look }
			onChange={ ( value ) =>
				onChange( value ? Number( value ) : undefined )
			}
			__next40pxDefaultSize
		/>
	);
}
