/**
 * What narrows the list: a search, and which list.
 */
import { SearchControl, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Filter } from './use-subscribers';

/** Milliseconds without a key before a search is asked for. */
const TYPING_MS = 300;

interface Props {
	readonly filter: Filter;
	readonly lists: readonly string[];
	readonly onChange: ( change: Partial< Filter > ) => void;
}

export function Tools( { filter, lists, onChange }: Props ) {
	const [ typed, setTyped ] = useState( filter.search );
	useEffect( () => setTyped( filter.search ), [ filter.search ] );
	useEffect( () => {
		if ( typed === filter.search ) {
			return;
		}
		const wait = setTimeout(
			() => onChange( { search: typed } ),
			TYPING_MS
		);
		return () => clearTimeout( wait );
	}, [ typed, filter.search, onChange ] );
	return (
		<div className="brolga-subscribers__tools">
			<SearchControl
				label={ __( 'Search subscribers', 'brolga' ) }
				placeholder={ __( 'Search subscribers', 'brolga' ) }
				value={ typed }
				onChange={ setTyped }
				__nextHasNoMarginBottom
			/>
			<SelectControl
				label={ __( 'List', 'brolga' ) }
				hideLabelFromVision
				value={ filter.list }
				options={ [
					{ value: '', label: __( 'All lists', 'brolga' ) },
					...lists.map( ( name ) => ( {
						value: name,
						label: name,
					} ) ),
				] }
				onChange={ ( list ) => onChange( { list } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</div>
	);
}
