<?php
/**
 * A testimonial: what somebody said, and who they are.
 *
 * @see TESTI-1 TESTI-2 TESTI-3 TESTI-4 TESTI-5 TESTI-6
 * @var array{
 *     anchor: string,
 *     design: 'plain'|'card'|'large'|'side',
 *     author: string,
 *     role: string,
 *     company: string,
 *     companyUrl: string,
 *     rating: int<0, 5>,
 *     portraitId: int,
 *     portraitUrl: string,
 *     portraitAlt: string,
 *     align?: 'wide'|'full',
 * } $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Quotes\TestimonialMarkup;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;

$markup = new TestimonialMarkup( $attributes );
$quote  = trim( $content );
if ( '' === trim( wp_strip_all_tags( $quote ) ) && ! $markup->has_author() ) {
	return;
}
$portrait = $markup->portrait();
$root     = Root::attributes(
	'brolga/testimonial',
	Root::id( 'brolga/testimonial', $attributes ),
	[ 'class' => 'is-' . $attributes['design'] ]
);
?>
<figure <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( $markup->stars() ); // Escaped where it is made. ?>
	<?php if ( '' !== $quote ) : ?>
		<blockquote class="wp-block-brolga-testimonial__quote">
			<?php Html::put( $quote ); // Rendered blocks. ?>
		</blockquote>
	<?php endif; ?>
	<?php if ( $markup->has_author() || '' !== $portrait ) : ?>
		<figcaption class="wp-block-brolga-testimonial__author">
			<?php Html::put( $portrait ); // Escaped where it is made. ?>
			<span class="wp-block-brolga-testimonial__who">
				<?php if ( '' !== $attributes['author'] ) : ?>
					<span class="wp-block-brolga-testimonial__name"><?php echo esc_html( $attributes['author'] ); ?></span>
				<?php endif; ?>
				<?php Html::put( $markup->position() ); // Escaped where it is made. ?>
			</span>
		</figcaption>
	<?php endif; ?>
</figure>
