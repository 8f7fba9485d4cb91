/**
 * The parts of the panel. Pure.
 */
export const TABS = [ 'tests', 'popups', 'services', 'events' ] as const;

export type Tab = ( typeof TABS )[ number ];

/**
 * Where a key leads; undefined: nowhere.
 *
 * @param tab   The part that is looked at.
 * @param key   The key, as browsers call it.
 * @param isRtl Whether the page is written from right to left.
 */
export function tabAfter(
	tab: Tab,
	key: string,
	isRtl: boolean
): Tab | undefined {
	const at = TABS.indexOf( tab );
	const last = TABS.length - 1;
	const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
	return {
		[ forwards ]: TABS[ at === last ? 0 : at + 1 ],
		[ backwards ]: TABS[ at === 0 ? last : at - 1 ],
		Home: TABS[ 0 ],
		End: TABS[ last ],
	}[ key ];
}
