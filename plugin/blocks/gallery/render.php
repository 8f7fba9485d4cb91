<?php
/**
 * A gallery: images that link to their files, and real links to its pages.
 * Images of other pages are there, too, hidden: the view turns pages without
 * a request.
 *
 * @see GALLERY-1 GALLERY-5 GALLERY-12 GALLERY-14 PAGE-3 PAGE-4 PAGE-5 PAGE-7
 * @var array{
 *     anchor: string,
 *     label: string,
 *     layout: 'grid'|'masonry'|'slider',
 *     columns: int<1, 6>,
 *     perPage: int<0, 100>,
 *     paging: 'pages'|'more',
 *     ratio: '4/3'|'3/2'|'1/1'|'3/4'|'auto',
 *     captions: 'below'|'over'|'hidden',
 *     align?: 'wide'|'full',
 * } $attributes
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Gallery\GalleryMarkup;
use Brolga\Content\Paging\Pager;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$images = GalleryMarkup::images_of( $block );
if ( [] === $images ) {
	return;
}
$id     = Root::id( 'brolga/gallery', $attributes );
$markup = new GalleryMarkup( $id, $attributes, $images, Services::get( Pager::class )->requested( $id ) );
$pages  = $markup->pages;
?>
<div <?php Html::put( $markup->root() ); // Escaped by core. ?>>
	<ul class="wp-block-brolga-gallery__items" data-brolga-items>
		<?php foreach ( $images as $index => $image ) : ?>
			<li class="wp-block-brolga-gallery__item"<?php Html::put( Html::attributes( [ 'hidden' => $markup->is_hidden( $index ) ] ) ); ?>><figure class="wp-block-brolga-gallery__figure"><?php Html::put( $markup->link( $index ) ); // Escaped where it is made. ?><?php if ( '' !== $image->caption ) : ?>
				<figcaption class="wp-block-brolga-gallery__caption"><?php echo wp_kses( $image->caption, 'data' ); ?></figcaption><?php endif; ?></figure></li>
		<?php endforeach; ?>
	</ul>
	<?php if ( $markup->is_slider() && count( $images ) > 1 ) : ?>
		<div class="wp-block-brolga-gallery__controls">
			<button type="button" class="wp-block-brolga-gallery__button is-previous" data-brolga-go="-1" aria-label="<?php esc_attr_e( 'Previous images', 'brolga' ); ?>"></button>
			<button type="button" class="wp-block-brolga-gallery__button is-next" data-brolga-go="1" aria-label="<?php esc_attr_e( 'Next images', 'brolga' ); ?>"></button>
		</div>
	<?php elseif ( $markup->adds() && $pages->are_several() ) : ?>
		<p class="wp-block-brolga-gallery__more"<?php Html::put( Html::attributes( [ 'hidden' => ! $pages->has_next() ] ) ); ?>><a class="wp-element-button" href="<?php Html::put( $markup->address( $pages->current + 1 ) ); // Escaped where it is made. ?>" data-brolga-step="1"><?php esc_html_e( 'Show more images', 'brolga' ); ?></a></p>
	<?php elseif ( $pages->are_several() ) : ?>
		<nav class="wp-block-brolga-gallery__pager" aria-label="<?php /* translators: %s: what the gallery, the blog or the portfolio is called. */ echo esc_attr( sprintf( __( 'Pages: %s', 'brolga' ), $markup->label() ) ); ?>">
			<ul class="wp-block-brolga-gallery__pages">
				<li<?php Html::put( Html::attributes( [ 'hidden' => ! $pages->has_previous() ] ) ); ?>><a href="<?php Html::put( $markup->address( $pages->current - 1 ) ); // Escaped where it is made. ?>" data-brolga-step="-1"><?php esc_html_e( 'Previous', 'brolga' ); ?></a></li>
				<?php for ( $number = 1; $number <= $pages->count; $number++ ) : ?>
					<li<?php Html::put( Html::attributes( [ 'hidden' => ! in_array( $number, $pages->visible(), true ) ] ) ); ?>><a<?php Html::put( Html::attributes( [ 'aria-current' => $number === $pages->current ? 'page' : null ] ) ); ?> href="<?php Html::put( $markup->address( $number ) ); // Escaped where it is made. ?>" data-brolga-number="<?php echo esc_attr( (string) $number ); ?>" aria-label="<?php /* translators: %d: the page's number. */ echo esc_attr( sprintf( __( 'Page %d', 'brolga' ), $number ) ); ?>"><?php echo esc_html( (string) $number ); ?></a></li>
				<?php endfor; ?>
				<li<?php Html::put( Html::attributes( [ 'hidden' => ! $pages->has_next() ] ) ); ?>><a href="<?php Html::put( $markup->address( $pages->current + 1 ) ); // Escaped where it is made. ?>" data-brolga-step="1"><?php esc_html_e( 'Next', 'brolga' ); ?></a></li>
			</ul>
		</nav>
	<?php endif; ?>
	<p class="wp-block-brolga-gallery__live" data-brolga-live role="status"></p>
</div>
