/**
 * What this site has posts of.
 */
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import {
	shownTypes,
	type Named,
	type PostType,
	type Term,
} from './post-choices';

interface Core {
	readonly getPostTypes: ( query: object ) => PostType[] | null;
	readonly getTaxonomies: ( query: object ) => Named[] | null;
	readonly getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => Term[] | null;
}

interface Choices {
	readonly types: readonly PostType[];
	readonly taxonomies: readonly Named[];
	readonly terms: readonly Term[];
}

/**
 * Reads post types, taxonomies, and the terms of one.
 *
 * @param taxonomy Whose terms; empty: none.
 */
export function usePostChoices( taxonomy: string ): Choices {
	const { types, taxonomies, terms } = useSelect(
		( select ) => {
			const core = select( coreStore ) as unknown as Core;
			return {
				types: core.getPostTypes( { per_page: -1 } ),
				taxonomies: core.getTaxonomies( { per_page: -1 } ),
				terms:
					taxonomy === ''
						? null
						: core.getEntityRecords( 'taxonomy', taxonomy, {
								per_page: 100,
								_fields: 'id,name',
							} ),
			};
		},
		[ taxonomy ]
	);
	return {
		types: shownTypes( types ),
		taxonomies: taxonomies ?? [],
		terms: terms ?? [],
	};
}
