/**
 * Chooses a page of the site, or a new one, by typing a part of its title.
 */
import { ComboboxControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { findPages, type FoundPage } from './rest/pages';

/** The page that there is not yet. */
export const NEW_PAGE = 'new';

/**
 * Where a page is edited, with an prefill.
 *
 * @param page    Its number, or NEW_PAGE.
 * @param newPage Where a page is made.
 * @param prefill  What for.
 * @param title   What a new page is called; empty: nothing yet.
 */
export const editorOf = (
	page: string,
	newPage: string,
	prefill: string,
	title = ''
): string =>
	page === NEW_PAGE
		? addQueryArgs( newPage, {
				brolga_add: prefill,
				...( title !== '' && { post_title: title } ),
			} )
		: addQueryArgs( 'post.php', {
				post: page,
				action: 'edit',
				brolga_add: prefill,
			} );

const nameOf = ( { id, title, status }: FoundPage ): string => {
	const name = title || `(${ id })`;
	return status === 'publish'
		? name
		: sprintf(
				/* translators: %s: the title of a page. */
				__( '%s (not published)', 'brolga' ),
				name
			);
};

interface Props {
	readonly label: string;
	/** A page's number, NEW_PAGE, or nothing yet. */
	readonly value: string;
	/** Whether a new page can be chosen. */
	readonly offersNew: boolean;
	readonly onChange: ( value: string ) => void;
}

export function PageChoice( { label, value, offersNew, onChange }: Props ) {
	const [ found, setFound ] = useState< readonly FoundPage[] >( [] );
	const [ chosen, setChosen ] = useState< FoundPage >();
	const look = useDebounce(
		// Always the same one, so that it is asked once.
		useCallback( ( text: string ) => {
			findPages( text ).then( setFound, () => undefined );
		}, [] ),
		300
	);
	useEffect( () => look( '' ), [ look ] );
	const pages = [
		...( chosen && String( chosen.id ) === value ? [ chosen ] : [] ),
		...found.filter(
			( { id } ) => String( id ) !== value || id !== chosen?.id
		),
	];
	return (
		<ComboboxControl
			label={ label }
			value={ value || null }
			options={ [
				...( offersNew
					? [
							{
								value: NEW_PAGE,
								label: __( 'A new page', 'brolga' ),
							},
						]
					: [] ),
				...pages.map( ( page ) => ( {
					value: String( page.id ),
					label: nameOf( page ),
				} ) ),
			] }
			onFilterValueChange={ look }
			onChange={ ( next ) => {
				setChosen( pages.find( ( { id } ) => String( id ) === next ) );
				onChange( next ?? '' );
			} }
			allowReset={ false }
			placeholder={ __( 'Search pages', 'brolga' ) }
			__next40pxDefaultSize
		/>
	);
}
