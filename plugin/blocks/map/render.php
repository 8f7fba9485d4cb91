<?php
/**
 * A map: the list of its pins, and a stage for the map, which the view fetches
 * when it is seen and may come.
 *
 * @see MAP-5 MAP-7 MAP-11 MAP-180 MAP-430
 * @var array{
 *     anchor: string,
 *     label: string,
 *     lat: int|float,
 *     lng: int|float,
 *     zoom: int<1, 22>,
 *     fit: bool,
 *     layout: 'below'|'beside',
 *     height: int<200, 900>,
 *     wheel: bool,
 *     mobileDragging: bool,
 *     grayscale: int<0, 100>,
 *     grayscaleTablet: int<-1, 100>,
 *     grayscalePhone: int<-1, 100>,
 * } $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Map\MapMarkup;
use Brolga\Content\Map\Tiles;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$tiles  = Services::get( Tiles::class );
$id     = Root::id( 'brolga/map', $attributes );
$markup = new MapMarkup( $tiles, $attributes );
$root   = Root::attributes(
	'brolga/map',
	$id,
	[
		'class' => 'is-' . $attributes['layout'],
		'style' => $markup->style(),
	]
);
$pins    = trim( $content );
$has_map = '' !== $tiles->url() && $markup->is_placed( $content );
if ( '' === $pins && ! $has_map ) {
	return;
}
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( $has_map ) : ?>
		<div class="wp-block-brolga-map__frame" role="region" aria-label="<?php echo esc_attr( Root::name( $id, __( 'Map', 'brolga' ), $attributes['label'] ) ); ?>">
			<div class="wp-block-brolga-map__stage" data-brolga-stage<?php Html::put( $markup->data() ); ?>></div>
			<?php Html::put( $markup->gate() ); ?>
			<p class="wp-block-brolga-map__attribution"><?php Html::put( $tiles->attribution() ); ?></p>
			<template data-brolga-marker><?php Html::put( $markup->marker() ); ?></template>
		</div>
	<?php endif; ?>
	<?php if ( '' !== $pins ) : ?>
		<ul class="wp-block-brolga-map__list"><?php Html::put( $pins ); // Rendered blocks. ?></ul>
	<?php endif; ?>
</div>
