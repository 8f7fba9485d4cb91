/**
 * The abilities that draft texts, typed.
 */
import apiFetch from '@wordpress/api-fetch';

const pathOf = ( name: string ): string =>
	`/wp-abilities/v1/abilities/brolga/${ name }/run`;

const run = < T >( name: string, input: object ): Promise< T > =>
	apiFetch( { path: pathOf( name ), method: 'POST', data: { input } } );

/** What every draft says: what is sent to the AI, in full. */
export interface Sent {
	readonly sent: string;
	/** The image that is sent, as an address; empty or missing: none is. */
	readonly image?: string;
}

/** A page that still has sample texts. */
export interface SamplePage {
	readonly id: number;
	readonly title: string;
	/** How many. */
	readonly texts: number;
	/** Where it is edited. */
	readonly url: string;
}

/** A text of a page, before and after. */
export interface ChangedText {
	/** Its number among the page's texts. */
	readonly index: number;
	readonly before: string;
	readonly after: string;
}

export const samplePages = async (): Promise< readonly SamplePage[] > => {
	const { items } = await apiFetch< {
		readonly items: readonly SamplePage[];
	} >( { path: pathOf( 'find-sample-pages' ) } );
	return items;
};

/** A part of a page's texts; how many parts there are. */
export interface DraftedTexts extends Sent {
	readonly parts: number;
	readonly items: readonly ChangedText[];
}

/**
 * Drafts a part of a page's texts, or says only what would be sent.
 *
 * @param page  The page's id.
 * @param about What the owner says of the business.
 * @param part  Counted from 0.
 * @param isDry Whether nothing is sent.
 */
export const draftTexts = (
	page: number,
	about: string,
	part: number,
	isDry: boolean
): Promise< DraftedTexts > =>
	run( 'draft-texts', { post: page, about, part, dry_run: isDry } );

/**
 * Saves what was accepted.
 *
 * @param page  The page's id.
 * @param items The texts.
 */
export const saveTexts = (
	page: number,
	items: readonly ChangedText[]
): Promise< { readonly saved: number; readonly skipped: number } > =>
	run( 'save-drafted-texts', { post: page, items } );

/** A text that was drafted. */
export interface DraftedText extends Sent {
	/** Empty: it was only asked what would be sent. */
	readonly text: string;
}

/**
 * Drafts another wording of a heading.
 *
 * @param post  The page's id.
 * @param text  The heading.
 * @param isDry Whether nothing is sent.
 */
export const draftHeading = (
	post: number,
	text: string,
	isDry: boolean
): Promise< DraftedText > =>
	run( 'draft-heading', { post, text, dry_run: isDry } );

/**
 * Drafts a reply to a lead.
 *
 * @param id    The lead's.
 * @param isDry Whether nothing is sent.
 */
export const draftReply = (
	id: number,
	isDry: boolean
): Promise< DraftedText > => run( 'draft-reply', { id, dry_run: isDry } );

/** A section that was drafted. */
export interface DraftedSection extends Sent {
	/** What its pattern is called. */
	readonly title: string;
	/** Its blocks, as they are saved. */
	readonly content: string;
	/** Its texts, in order. */
	readonly texts: readonly string[];
	/** How many of them were cut, or left out, because they were too long or too many. */
	readonly cut: number;
}

/**
 * Drafts a section of a page.
 *
 * @param post  The page's id.
 * @param wish  What it is about.
 * @param isDry Whether nothing is sent.
 */
export const draftSection = (
	post: number,
	wish: string,
	isDry: boolean
): Promise< DraftedSection > =>
	run( 'draft-section', { post, wish, dry_run: isDry } );

/**
 * Drafts an alternative text.
 *
 * @param image The image's id in the media library.
 * @param isDry Whether nothing is sent.
 */
export const draftAltText = (
	image: number,
	isDry: boolean
): Promise< DraftedText > => run( 'draft-alt-text', { image, dry_run: isDry } );
