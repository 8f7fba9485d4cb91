/**
 * The route that finds places, typed.
 */
import apiFetch from '@wordpress/api-fetch';

/** A place that an address may mean. */
export interface FoundPlace {
	readonly name: string;
	readonly lat: number;
	readonly lng: number;
}

/**
 * Finds places by an address, best first.
 *
 * @param search The address.
 */
export const findPlaces = async (
	search: string
): Promise< readonly FoundPlace[] > => {
	const answer = await apiFetch< { readonly items: readonly FoundPlace[] } >(
		{
			path: '/brolga/v1/places',
			method: 'POST',
			data: { search },
		}
	);
	return answer.items;
};
