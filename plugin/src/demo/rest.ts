/**
 * The routes of the demo's import, typed, and those of WordPress that make a
 * page of a pattern.
 */
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import type { DemoImport, SiteSetup } from '@brolga/contracts';

export type Stage = 'none' | 'importing' | 'imported' | 'undoing' | 'undone';

/** Why undo has left something where it is. */
export type KeptReason =
	'edited' | 'used' | 'front' | 'parent' | 'setting' | 'lead';

export interface KeptThing {
	readonly title: string;
	readonly reason: KeptReason;
	/** Where the owner looks after it; may be empty. */
	readonly url: string;
}

/** How the import stands. */
export interface DemoStatus {
	readonly available: boolean;
	readonly stage: Stage;
	readonly done: number;
	readonly total: number;
	/** What the last step that failed has said; empty: none has. */
	readonly failure: string;
	readonly kept: readonly KeptThing[];
	readonly counts: {
		readonly pages: number;
		readonly posts: number;
		readonly projects: number;
		readonly images: number;
		readonly leads: number;
	} | null;
	/** Whether there is nothing on the site but WordPress's samples. */
	readonly untouched: boolean;
	/** How many of those there are. */
	readonly samples: number;
	/** The theme's folder. */
	readonly theme: string;
	readonly title: string;
	readonly home: string;
	/** The demo’s home page; empty: there is none. */
	readonly demo: string;
	/** Another request is at it. */
	readonly busy: boolean;
}

/** How it stands. */
export const look = (): Promise< DemoStatus > =>
	apiFetch( { path: '/brolga/v1/demo' } );

/**
 * Begins to import.
 *
 * @param choices What it may change beyond adding pages.
 */
export const start = ( choices: DemoImport ): Promise< DemoStatus > =>
	apiFetch( {
		path: '/brolga/v1/demo/import',
		method: 'POST',
		data: choices,
	} );

/** Does the next slice of what is under way. */
export const goOn = (): Promise< DemoStatus > =>
	apiFetch( { path: '/brolga/v1/demo/continue', method: 'POST' } );

/** Begins to undo. */
export const undo = (): Promise< DemoStatus > =>
	apiFetch( { path: '/brolga/v1/demo/undo', method: 'POST' } );

/**
 * Sets up the site; the answer names what stayed as it was.
 *
 * @param choices What is to change.
 */
export const setUp = (
	choices: SiteSetup
): Promise< { readonly problems: readonly string[] } > =>
	apiFetch( { path: '/brolga/v1/setup', method: 'POST', data: choices } );

/** An image of the media library. */
export interface Image {
	readonly id: number;
	readonly source_url: string;
}

/**
 * Puts an image into the media library.
 *
 * @param file What was chosen.
 */
export const upload = ( file: File ): Promise< Image > => {
	const body = new FormData();
	body.append( 'file', file, file.name );
	return apiFetch( { path: '/wp/v2/media', method: 'POST', body } );
};

/** A pattern, as WordPress tells it. */
export interface Pattern {
	readonly name: string;
	readonly title: string;
	readonly description?: string;
	readonly content: string;
	readonly block_types?: readonly string[];
	readonly post_types?: readonly string[];
	readonly inserter?: boolean;
}

/** Patterns that are a whole page. */
export const pagePatterns = async (): Promise< readonly Pattern[] > => {
	const patterns = await apiFetch< readonly Pattern[] >( {
		path: '/wp/v2/block-patterns/patterns',
	} );
	return patterns.filter(
		( { block_types: blocks, post_types: posts, inserter } ) =>
			inserter !== false &&
			( blocks ?? [] ).includes( 'core/post-content' ) &&
			( ! posts?.length || posts.includes( 'page' ) )
	);
};

const HOME = (): string => __( 'Home', 'brolga' );

/** Pages by the names of our patterns; their titles say for whom a pattern is. */
const PAGES: readonly ( readonly [ RegExp, () => string ] )[] = [
	[ /\/page-home-/, HOME ],
	[ /\/page-about$/, () => __( 'About', 'brolga' ) ],
	[ /\/page-contact$/, () => __( 'Contact', 'brolga' ) ],
	[ /\/page-help$/, () => __( 'Help', 'brolga' ) ],
	[ /\/page-prices$/, () => __( 'Prices', 'brolga' ) ],
	[ /\/page-services$/, () => __( 'Services', 'brolga' ) ],
];

/**
 * What visitors read in the menu and in search results: the page's name, not
 * the pattern's.
 *
 * @param pattern The pattern that a page is made of.
 */
const pageTitle = ( { name, title }: Pattern ): string =>
	PAGES.find( ( [ named ] ) => named.test( name ) )?.[ 1 ]() ?? title;

/**
 * A pattern's blocks without the names of the patterns that it is made of: a
 * block that has one is an instance, in which the editor lets little be changed.
 *
 * @see BLOCK-141
 * @param content The pattern's blocks, as WordPress puts them together.
 */
const unmarked = ( content: string ): string =>
	content.replaceAll( /"patternName":"[^"]*",|,?"patternName":"[^"]*"/g, '' );

/** What becomes of a page beside being made. */
export interface PageWish {
	/** Whether it becomes the front page, once it is published. */
	readonly isFront: boolean;
	/** Whether WordPress's samples go then. */
	readonly binsSamples: boolean;
	/** Whether it is published at once. */
	readonly publishes: boolean;
}

/**
 * Makes a page of a pattern.
 *
 * @param pattern The pattern.
 * @param wish    What becomes of the page.
 * @return The page's id.
 */
export const makePage = async (
	pattern: Pattern,
	wish: PageWish
): Promise< number > => {
	const { isFront, binsSamples, publishes } = wish;
	const { content } = pattern;
	const title = isFront ? HOME() : pageTitle( pattern );
	const { id } = await apiFetch< { readonly id: number } >( {
		path: '/wp/v2/pages',
		method: 'POST',
		data: {
			title,
			content: unmarked( content ),
			status: 'draft',
			...( isFront
				? { brolga_front_page: binsSamples ? 'without_samples' : true }
				: {} ),
		},
	} );
	if ( publishes ) {
		// With this the server fulfils the wish.
		await apiFetch( {
			path: `/wp/v2/pages/${ id }`,
			method: 'POST',
			data: { status: 'publish' },
		} );
	}
	return id;
};
