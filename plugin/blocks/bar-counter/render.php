<?php
/**
 * One bar: its label, its percentage, and a meter.
 *
 * @see NUM-2 NUM-11 NUM-12
 * @var array{anchor: string, label: string, percent: int|float, barColor: string} $attributes
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Numbers\Colour;
use Brolga\Content\Numbers\Figure;
use Brolga\Core\Support\Html;

$words  = trim( $attributes['label'] );
$name   = wp_unique_prefixed_id( 'bar-label-' );
$figure = Figure::percent_of( $attributes['percent'] );
$root   = get_block_wrapper_attributes(
	( '' === $attributes['anchor'] ? [] : [ 'id' => $attributes['anchor'] ] ) + [
		'data-brolga-bar' => '',
		'style'           => Colour::style(
			[
				'brolga-bar-percent' => (string) $figure->percent(),
				'brolga-bar-own'     => Colour::of( $attributes['barColor'] ),
			]
		),
	]
);
$meter  = Html::attributes(
	[
		'aria-label'      => '' === $words ? __( 'Bar', 'brolga' ) : null,
		'aria-labelledby' => '' === $words ? null : $name,
		'aria-valuenow'   => (string) $figure->percent(),
		'aria-valuetext'  => $figure->text(),
	]
);
?>
<li <?php Html::put( $root ); // Escaped by core. ?>>
	<span class="wp-block-brolga-bar-counter__label" id="<?php echo esc_attr( $name ); ?>"><?php echo wp_kses( $words, 'data' ); ?></span>
	<?php if ( false !== ( $block->context['brolga/barShowPercent'] ?? true ) ) : ?>
		<span class="wp-block-brolga-bar-counter__percent" aria-hidden="true"><?php Html::put( $figure->html( 'bar-counter' ) ); // Escaped there. ?></span>
	<?php endif; ?>
	<span class="wp-block-brolga-bar-counter__track" role="meter" aria-valuemin="0" aria-valuemax="100"<?php Html::put( $meter ); // Escaped there. ?>></span>
</li>
