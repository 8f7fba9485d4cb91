<?php
/**
 * A pin: a place in its map's list, which is all that the view knows of it.
 *
 * @see MAP-3 MAP-7 MAP-9 MAP-10 MAP-400
 * @var array{lat: int|float, lng: int|float, title: string, text: string, window: bool} $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Content\Map\Place;
use Brolga\Content\Map\Shown;
use Brolga\Content\Map\Tiles;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$place  = Place::of( $attributes['lat'], $attributes['lng'] );
$words  = trim( $attributes['title'] );
$name   = '' !== $words ? $words : __( 'A place', 'brolga' );
$detail = trim( $attributes['text'] );
$way    = null === $place ? '' : Services::get( Tiles::class )->directions( $place );
if ( Shown::is_business( $place, $words . $detail ) ) {
	// A pin of nobody's own is the business.
	$details = Services::get( Details::class );
	$detail  = $details->lines( Detail::Address )[0] ?? '';
	if ( '' === $detail ) {
		return;
	}
	$name = $details->lines( Detail::Name )[0] ?? get_bloginfo( 'name' );
	$way  = Services::get( Tiles::class )->directions_to( $detail );
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
	<?php if ( '' !== $way ) : ?>
		<?php /* translators: %s: a place's name. */ ?>
		<a class="wp-block-brolga-map-pin__way" href="<?php echo esc_url( $way ); ?>" aria-label="<?php echo esc_attr( sprintf( __( 'Directions to %s', 'brolga' ), $name ) ); ?>"><?php esc_html_e( 'Directions', 'brolga' ); ?></a>
	<?php endif; ?>
</li>
