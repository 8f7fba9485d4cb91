/**
 * The test of the page that is edited against another page, as the page keeps it.
 *
 * @see AB-64
 */
import { useSelect } from '@wordpress/data';
import type { Target } from './audience';
import { postEditor } from './stores';

export interface PageTest extends Target {
	/** The other page; 0: the test is to end. */
	readonly rival: number;
	readonly name: string;
	readonly goal: string;
	readonly goalPage?: number;
	readonly goalForms?: readonly string[];
	/** How many visitors of a hundred get the other page. */
	readonly share: number;
	/** Whether it waits to be started. */
	readonly draft: boolean;
	/** Once it was saved. */
	readonly key?: string;
	readonly title?: string;
	/** The post type of the other page. */
	readonly type?: string;
	/** Whether a block of either page was marked as its goal when they were saved. */
	readonly marked?: boolean;
	/** Why it does not run; empty: it can. */
	readonly problem?: string;
}

/** The test that the page which is edited is the other page of. */
export interface PageTestOf {
	readonly key: string;
	readonly name: string;
	readonly goal: string;
	readonly title: string;
	readonly edit: string;
}

/** Null: the page has none; undefined: it can have none. */
export const usePageTest = (): PageTest | null | undefined =>
	useSelect(
		( select ) =>
			postEditor( select )?.getEditedPostAttribute(
				'brolga_page_test'
			) as PageTest | null | undefined,
		[]
	);

export const usePageTestOf = (): PageTestOf | null | undefined =>
	useSelect(
		( select ) =>
			postEditor( select )?.getCurrentPostAttribute(
				'brolga_page_test_of'
			) as PageTestOf | null | undefined,
		[]
	);
