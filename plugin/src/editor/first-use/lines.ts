/**
 * What each block says of itself at its first use: one sentence, of 120
 * characters at most, that an owner can act on.
 */
import { getBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

const LINES: Readonly< Record< string, string > > = {
	accordion: __(
		'Write a question in each heading and its answer below; the plus in the toolbar adds another item.',
		'brolga'
	),
	'bar-counters': __(
		'Click a bar to type what it stands for, then set its percentage in the sidebar.',
		'brolga'
	),
	blog: __(
		'Your posts appear here automatically; choose in the sidebar which ones, and how many.',
		'brolga'
	),
	carousel: __(
		'Replace what is in each item with your own; the plus in the toolbar adds another item.',
		'brolga'
	),
	'cart-count': __(
		'This belongs in your header, where customers see how many items are in their cart.',
		'brolga'
	),
	'circle-counter': __(
		'Type your number into the circle and what it counts below it; the circle fills automatically.',
		'brolga'
	),
	'contact-form': __(
		'Each message is stored under Brolga > Leads; set in the sidebar where it is emailed, too.',
		'brolga'
	),
	countdown: __(
		'Set the end date in the sidebar, and what visitors see when the time is up.',
		'brolga'
	),
	'dot-nav': __(
		'Add this once to a page, anywhere: visitors get a dot for each of the page’s sections.',
		'brolga'
	),
	experiment: __(
		'Change each variant, publish the page, then press Start test above the variants.',
		'brolga'
	),
	'filterable-portfolio': __(
		'Add your work under Projects in the dashboard; its categories become the filters here.',
		'brolga'
	),
	'fullwidth-portfolio': __(
		'Add your work under Projects in the dashboard; it appears here across the full width.',
		'brolga'
	),
	gallery: __(
		'Add your images and sort them; visitors click one to see it large.',
		'brolga'
	),
	header: __(
		'Put your logo, menu and buttons in here; the sidebar says whether the header stays in view.',
		'brolga'
	),
	map: __(
		'The plus in the toolbar adds a pin for each place; visitors get directions to it.',
		'brolga'
	),
	menu: __(
		'This shows the site’s main menu; choose another one, or edit its items, in the sidebar.',
		'brolga'
	),
	newsletter: __(
		'Say above the field what people get; whoever signs up is listed under Brolga > Subscribers.',
		'brolga'
	),
	portfolio: __(
		'Add your work under Projects in the dashboard; it appears here automatically.',
		'brolga'
	),
	'post-slider': __(
		'Your posts appear here automatically, each on its featured image; choose in the sidebar which ones.',
		'brolga'
	),
	section: __(
		'Add any blocks in here; the background and the edges are set in the sidebar.',
		'brolga'
	),
	slider: __(
		'Choose an image or a video for each slide and write on it; the plus in the toolbar adds a slide.',
		'brolga'
	),
	tabs: __(
		'Click a tab to name it and fill its panel; the plus in the toolbar adds another tab.',
		'brolga'
	),
	testimonial: __(
		'Type what the customer said and their name; add a portrait by the toolbar and stars in the sidebar.',
		'brolga'
	),
	toggle: __(
		'Type a heading, and below it what visitors see when they open it.',
		'brolga'
	),
	'video-slider': __(
		'Paste a link into each slide, or choose a video; the plus in the toolbar adds another one.',
		'brolga'
	),
	video: __(
		'Paste a link or choose a video, then add a poster image in the sidebar to show what it is about.',
		'brolga'
	),
};

/**
 * What a block says; its description where that says all.
 *
 * @param name The block's name.
 */
export const lineOf = ( name: string ): string =>
	LINES[ name.replace( 'brolga/', '' ) ] ??
	getBlockType( name )?.description ??
	'';
