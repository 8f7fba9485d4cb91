/**
 * The same page twice: in our blocks, and in those of WordPress that come
 * closest to them.
 */

const LINES = [
	'A wall holds because of what stands behind it: gravel, a drain with a fall, and cloth that keeps the clay out of both.',
	'Plant in autumn. Roots grow while the ground is warm, and the first dry wind of August finds them ready.',
	'Water once a week and deeply. A little every evening keeps the roots where the sun will get them.',
];

const words = ( index ) =>
	`<!-- wp:paragraph --><p>${ LINES[ index % LINES.length ] }</p><!-- /wp:paragraph -->`;

const block = ( name, attributes, inner ) => {
	const told = Object.keys( attributes ).length
		? ` ${ JSON.stringify( attributes ) }`
		: '';
	return `<!-- wp:${ name }${ told } -->${ inner }<!-- /wp:${ name } -->`;
};

const COUNTED = [ 0, 1 ];
const IMAGE = '/wp-includes/images/media/default.png';
const VIDEO = '/video.mp4';

/** How each kind is made of ours and of core's; `counts` is how many blocks it takes of ours. */
const KINDS = {
	section: {
		counts: 1,
		brolga: ( index ) =>
			block(
				'brolga/section',
				{ backgroundColor: 'surface' },
				words( index )
			),
		core: ( index ) =>
			block(
				'group',
				{
					backgroundColor: 'surface',
					layout: { type: 'constrained' },
				},
				`<div class="wp-block-group has-surface-background-color has-background">${ words( index ) }</div>`
			),
	},
	image: {
		counts: 1,
		brolga: ( index ) =>
			block(
				'brolga/section',
				{ imageUrl: IMAGE, overlay: 70 },
				words( index )
			),
		core: ( index ) =>
			block(
				'cover',
				{ url: IMAGE, dimRatio: 70 },
				`<div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="${ IMAGE }" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-70 has-background-dim"></span><div class="wp-block-cover__inner-container">${ words( index ) }</div></div>`
			),
	},
	accordion: {
		counts: 3,
		brolga: ( index ) =>
			block(
				'brolga/accordion',
				{},
				COUNTED.map( ( item ) =>
					block(
						'brolga/accordion-item',
						{ title: `Question ${ index }.${ item }` },
						words( index + item )
					)
				).join( '' )
			),
		core: ( index ) =>
			block(
				'accordion',
				{},
				`<div role="group" class="wp-block-accordion">${ COUNTED.map(
					( item ) =>
						block(
							'accordion-item',
							{},
							`<div class="wp-block-accordion-item">${ block(
								'accordion-heading',
								{},
								`<h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Question ${ index }.${ item }</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>`
							) }${ block(
								'accordion-panel',
								{},
								`<div role="region" class="wp-block-accordion-panel">${ words( index + item ) }</div>`
							) }</div>`
						)
				).join( '' ) }</div>`
			),
	},
	toggle: {
		counts: 1,
		brolga: ( index ) =>
			block(
				'brolga/toggle',
				{ title: `More ${ index }` },
				words( index )
			),
		core: ( index ) =>
			block(
				'details',
				{},
				`<details class="wp-block-details"><summary>More ${ index }</summary>${ words( index ) }</details>`
			),
	},
	testimonial: {
		counts: 1,
		brolga: ( index ) =>
			block(
				'brolga/testimonial',
				{ author: 'Ruth Adeyemi' },
				words( index )
			),
		core: ( index ) =>
			block(
				'quote',
				{},
				`<blockquote class="wp-block-quote">${ words( index ) }<cite>Ruth Adeyemi</cite></blockquote>`
			),
	},
	video: {
		counts: 1,
		brolga: () => '<!-- wp:brolga/video {"url":"/video.mp4"} /-->',
		core: () =>
			block(
				'video',
				{},
				`<figure class="wp-block-video"><video controls src="${ VIDEO }"></video></figure>`
			),
	},
};

/** Of ten of our blocks, how many of each kind. */
const MIX = {
	section: 1,
	image: 1,
	accordion: 1,
	toggle: 3,
	testimonial: 1,
	video: 1,
};

/**
 * A page's content.
 *
 * @param {'brolga' | 'core'} side  Whose blocks.
 * @param {number}            total How many of ours it has, or would have: a multiple of ten.
 * @return {string} Markup for `post_content`.
 */
export function pageOf( side, total ) {
	const parts = [];
	let made = 0;
	while ( made < total ) {
		for ( const [ kind, times ] of Object.entries( MIX ) ) {
			for ( let time = 0; time < times; time++ ) {
				parts.push( KINDS[ kind ][ side ]( parts.length ) );
				made += KINDS[ kind ].counts;
			}
		}
	}
	return parts.join( '\n\n' );
}
