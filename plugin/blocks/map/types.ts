import type { At, Corners } from '../../src/maps/geometry';

/** Where a map looks. */
export type Outlook =
	| { readonly type: 'all'; readonly corners: Corners }
	| { readonly type: 'centre'; readonly at: At; readonly zoom: number };
