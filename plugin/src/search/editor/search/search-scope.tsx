/**
 * What a search looks through, and whether it answers while somebody types.
 */
import { SelectControl, ToggleControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

interface PostType {
	readonly slug: string;
	readonly name: string;
	readonly viewable?: boolean;
}

interface Scope {
	readonly postType: string;
	readonly live: boolean;
}

interface Props extends Scope {
	readonly onChange: ( scope: Partial< Scope > ) => void;
}

const NOT_SEARCHED = [ 'attachment' ];

export const SearchScope = ( { postType, live, onChange }: Props ) => {
	const types = useSelect(
		( select ) =>
			select( coreStore ).getPostTypes( {
				per_page: -1,
			} ) as readonly PostType[] | null,
		[]
	);
	return (
		<>
			<SelectControl
				label={ __( 'Search in', 'brolga' ) }
				value={ postType }
				options={ [
					{ value: '', label: __( 'Everything', 'brolga' ) },
					...( types ?? [] )
						.filter(
							( { slug, viewable } ) =>
								viewable && ! NOT_SEARCHED.includes( slug )
						)
						.map( ( { slug, name } ) => ( {
							value: slug,
							label: name,
						} ) ),
				] }
				onChange={ ( next ) => onChange( { postType: next } ) }
				__next40pxDefaultSize
			/>
			<ToggleControl
				label={ __( 'Suggest results while typing', 'brolga' ) }
				checked={ live }
				onChange={ ( next ) => onChange( { live: next } ) }
			/>
		</>
	);
};
