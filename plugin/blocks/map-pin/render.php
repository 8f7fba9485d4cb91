<?php
/**
 * A pin: a place in its map's list, which is all that the view knows of it.
 *
 * @see MAP-3 MAP-7 MAP-9 MAP-10
 * @var array{lat: int|float, lng: int|float, title: string, text: string, window: bool} $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Map\Place;
use Brolga\Content\Map\Tiles;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$place  = Place::of( $attributes['lat'], $attributes['lng'] );
$words  = trim( $attributes['title'] );
$name   = '' !== $words ? $words : __( 'A place', 'brolga' );
$detail = trim( $attributes['text'] );
if ( null === $place && '' === $words && '' === $detail ) {
	return;
}
$data = Html::attributes(
	[
		'data-brolga-pin' => null === $place ? null : "{$place->lat},{$place->lng}",
		'data-brolga-window' => $attributes['window'],
	]
);
?>
<li <?php Html::put( get_block_wrapper_attributes(), $data ); // Escaped by core. ?>>
	<span class="wp-block-brolga-map-pin__title"><?php echo esc_html( $name ); ?></span>
	<?php if ( '' !== $detail ) : ?>
		<span class="wp-block-brolga-map-pin__text"><?php echo esc_html( $detail ); ?></span>
	<?php endif; ?>
	<?php if ( null !== $place ) : ?>
		<?php /* translators: %s: a place's name. */ ?>
		<a class="wp-block-brolga-map-pin__way" href="<?php echo esc_url( Services::get( Tiles::class )->directions( $place ) ); ?>" aria-label="<?php echo esc_attr( sprintf( __( 'Directions to %s', 'brolga' ), $name ) ); ?>"><?php esc_html_e( 'Directions', 'brolga' ); ?></a>
	<?php endif; ?>
</li>
