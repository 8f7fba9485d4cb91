<?php
/**
 * A pin: a place in its map's list, which is all that the view knows of it.
 *
 * @see MAP-3 MAP-7 MAP-9 MAP-10 MAP-400
 * @var array{lat: int|float, lng: int|float, title: string, text: string, window: bool} $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Business\Details;
use Brolga\Content\Map\Pin;
use Brolga\Content\Map\Tiles;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$pin = Pin::of( $attributes, Services::get( Details::class ), Services::get( Tiles::class ) );
if ( null === $pin ) {
	return;
}
$data = Html::attributes(
	[
		'data-brolga-pin' => null === $pin->place ? null : "{$pin->place->lat},{$pin->place->lng}",
		'data-brolga-window' => $attributes['window'],
	]
);
?>
<li <?php Html::put( get_block_wrapper_attributes(), $data ); // Escaped by core. ?>>
	<span class="wp-block-brolga-map-pin__title"><?php echo esc_html( $pin->name ); ?></span>
	<?php if ( '' !== $pin->detail ) : ?>
		<span class="wp-block-brolga-map-pin__text"><?php echo esc_html( $pin->detail ); ?></span>
	<?php endif; ?>
	<?php if ( '' !== $pin->way ) : ?>
		<?php /* translators: %s: a place's name. */ ?>
		<a class="wp-block-brolga-map-pin__way" href="<?php echo esc_url( $pin->way ); ?>" aria-label="<?php echo esc_attr( sprintf( __( 'Directions to %s', 'brolga' ), $pin->name ) ); ?>"><?php esc_html_e( 'Directions', 'brolga' ); ?></a>
	<?php endif; ?>
</li>
