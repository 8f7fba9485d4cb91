/**
 * Chooses a page by typing a part of its title.
 */
import apiFetch from '@wordpress/api-fetch';
import { ComboboxControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';

export interface Found {
	readonly id: number;
	readonly title: string;
	/** Its post type, where it is known. */
	readonly subtype?: string;
}

const search = async ( query: object ): Promise< readonly Found[] > =>
	(
		await apiFetch< readonly Found[] >( {
			path: addQueryArgs( '/wp/v2/search', {
				type: 'post',
				subtype: 'any',
				per_page: 20,
				_fields: 'id,title,subtype',
				...query,
			} ),
		} )
	).map( ( found ) => ( {
		...found,
		title: decodeEntities( found.title ),
	} ) );

/**
 * A page that is known by its number alone.
 *
 * @param id The page; 0: none.
 */
export function useFound( id: number ): Found | undefined {
	const [ found, setFound ] = useState< Found >();
	useEffect( () => {
		let current = true;
		if ( id > 0 ) {
			search( { include: id } ).then(
				( [ page ] ) => current && setFound( page ),
				() => undefined
			);
		}
		return () => {
			current = false;
		};
	}, [ id ] );
	if ( id === 0 ) {
		return undefined;
	}
	return found?.id === id ? found : { id, title: '' };
}

/**
 * @param props
 * @param props.own      The page that is edited, which is not offered.
 * @param props.chosen   The page that was chosen.
 * @param props.label    What it is chosen for.
 * @param props.help     What there is to know of it.
 * @param props.onChange Another one is chosen.
 */
export function PagePicker( {
	own,
	chosen,
	label,
	help,
	onChange,
}: {
	readonly own: number;
	readonly chosen: Found | undefined;
	readonly label: string;
	readonly help: string;
	readonly onChange: ( page: Found ) => void;
} ) {
	const [ found, setFound ] = useState< readonly Found[] >( [] );
	const look = useDebounce(
		// Always the same one, so that it is asked once.
		useCallback( ( text: string ) => {
			search( { search: text } ).then( setFound, () => undefined );
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
			label={ label }
			help={ help }
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
