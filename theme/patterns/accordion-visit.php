<?php
/**
 * Title: FAQ before the first visit
 * Slug: brolga/accordion-visit
 * Categories: brolga, about
 * Keywords: accordion, preparation, clinic
 * Viewport Width: 1280
 * Description: What to know before a visit, in an accordion beside an image.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 16 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%"><?php $brolga_images->print_image( '1' ); ?></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"58.33%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58.33%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Before your first visit', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/accordion' ) ) : ?>
<!-- wp:brolga/accordion -->
<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'What to wear', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Something you can bend in. Shorts for knees, a sleeveless top for shoulders. There are robes, and a room to change in.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'What to bring', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Scans if you have them, and a list of what you take. If you are insured, the letter that says what for.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'How long it takes', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Forty minutes the first time, thirty after that. We run late perhaps once a week and text you when we do.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'What it costs', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( '$128 for the first visit, $98 after it. Many insurers pay a part of that; you leave with the receipt they ask for.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->
<!-- /wp:brolga/accordion -->
<?php else : ?>
<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What to wear', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Something you can bend in. Shorts for knees, a sleeveless top for shoulders. There are robes, and a room to change in.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What to bring', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Scans if you have them, and a list of what you take. If you are insured, the letter that says what for.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long it takes', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Forty minutes the first time, thirty after that. We run late perhaps once a week and text you when we do.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What it costs', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( '$128 for the first visit, $98 after it. Many insurers pay a part of that; you leave with the receipt they ask for.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
