/**
 * What the screen calls things.
 */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DemoStatus, KeptReason } from '../../rest';

export const REASON: Readonly< Record< KeptReason, string > > = {
	edited: __( 'you have edited it', 'brolga' ),
	used: __( 'it is still in use', 'brolga' ),
	front: __( 'your site’s settings use it', 'brolga' ),
	parent: __( 'it has child pages', 'brolga' ),
	setting: __( 'you have changed this setting since', 'brolga' ),
	lead: __( 'someone has worked on this lead', 'brolga' ),
};

/** What settings are called where owners change them. */
const SETTING: Readonly< Record< string, string > > = {
	blogname: __( 'Site title', 'brolga' ),
	blogdescription: __( 'Tagline', 'brolga' ),
	date_format: __( 'Date format', 'brolga' ),
	time_format: __( 'Time format', 'brolga' ),
	posts_per_page: __( 'Number of posts on a page', 'brolga' ),
	site_logo: __( 'Site logo', 'brolga' ),
	site_icon: __( 'Site icon', 'brolga' ),
	show_on_front: __( 'Homepage displays', 'brolga' ),
	page_on_front: __( 'Homepage', 'brolga' ),
	page_for_posts: __( 'Posts page', 'brolga' ),
	wp_page_for_privacy_policy: __( 'Privacy Policy page', 'brolga' ),
	'brolga_settings/business': __( 'Business details', 'brolga' ),
};

export const titleOf = ( title: string ): string => SETTING[ title ] ?? title;

/** What is asked before the demo comes, and before a homepage does. */
export const binsSamples = (): string =>
	__( 'Move WordPress’s sample post and page to the Trash', 'brolga' );

/**
 * What the import adds, in a list of its parts.
 *
 * @param counts How much of what.
 */
export const adds = (
	counts: NonNullable< DemoStatus[ 'counts' ] >
): readonly string[] => [
	sprintf(
		/* translators: %d: a number. */
		_n( '%d page', '%d pages', counts.pages, 'brolga' ),
		counts.pages
	),
	sprintf(
		/* translators: %d: a number. */
		_n( '%d post', '%d posts', counts.posts, 'brolga' ),
		counts.posts
	),
	sprintf(
		/* translators: %d: a number. */
		_n( '%d project', '%d projects', counts.projects, 'brolga' ),
		counts.projects
	),
	sprintf(
		/* translators: %d: a number. */
		_n(
			'%d image or video',
			'%d images and videos',
			counts.images,
			'brolga'
		),
		counts.images
	),
];
