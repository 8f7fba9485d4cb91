import type { At } from '../../src/content/view/maps/geometry';

/** Where a map looks. */
export type Outlook =
	| { readonly type: 'all' }
	| { readonly type: 'centre'; readonly at: At; readonly zoom: number };
