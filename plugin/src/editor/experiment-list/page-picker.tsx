/**
 * Chooses a page by typing a part of its title.
 */
import apiFetch from '@wordpress/api-fetch';
import { ComboboxControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

interface Found {
	readonly id: number;
	readonly title: string;
}

const search = async ( text: string ): Promise< readonly Found[] > =>
	(
		await apiFetch< readonly Found[] >( {
			path: addQueryArgs( '/wp/v2/search', {
				type: 'post',
				subtype: 'any',
				per_page: 20,
				_fields: 'id,title',
				search: text,
			} ),
		} )
	).map( ( { id, title } ) => ( { id, title: decodeEntities( title ) } ) );

/**
 * @param props
 * @param props.own      The page that is edited, which is not offered.
 * @param props.chosen   The page that was chosen.
 * @param props.onChange Another one is chosen.
 */
export function PagePicker( {
	own,
	chosen,
	onChange,
}: {
	readonly own: number;
	readonly chosen: Found | undefined;
	readonly onChange: ( page: Found ) => void;
} ) {
	const [ found, setFound ] = useState< readonly Found[] >( [] );
	const look = useDebounce(
		// Always the same one, so that it is asked once.
		useCallback( ( text: string ) => {
			search( text ).then( setFound, () => undefined );
		}, [] ),
		300
	);
	useEffect( () => look( '' ), [ look ] );
	const pages = [
		...( chosen ? [ chosen ] : [] ),
		...found.filter( ( { id } ) => id !== own && id !== chosen?.id ),
	];
	return (
		<ComboboxControl
			label={ __( 'Test against', 'brolga' ) }
			help={ __(
				'A published page or post. Both are shown in this page’s template.',
				'brolga'
			) }
			value={ chosen ? String( chosen.id ) : null }
			options={ pages.map( ( { id, title } ) => ( {
				value: String( id ),
				label: title || `(${ id })`,
			} ) ) }
			onFilterValueChange={ look }
			onChange={ ( value ) => {
				const page = pages.find( ( { id } ) => String( id ) === value );
				if ( page ) {
					onChange( page );
				}
			} }
			allowReset={ false }
			__next40pxDefaultSize
		/>
	);
}
