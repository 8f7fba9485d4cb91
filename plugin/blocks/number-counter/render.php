<?php
/**
 * Number counter: the final number, to which the view counts up.
 *
 * @see NUM-2 NUM-6 NUM-8 NUM-9
 * @var array{
 *     anchor: string,
 *     value: string,
 *     separator: ','|'.'|''|' '|'’',
 *     decimals: ''|'0'|'1'|'2'|'3',
 *     decimalMark: '.'|',',
 *     prefix: string,
 *     suffix: string,
 *     title: string,
 *     layout: 'stacked'|'beside',
 * } $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Numbers\Figure;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;

$figure = Figure::of( $attributes );
$words  = trim( $attributes['title'] );
if ( $figure->is_empty() && '' === $words ) {
	return;
}
$root = Root::attributes(
	'brolga/number-counter',
	Root::id( 'brolga/number-counter', $attributes ),
	[ 'class' => 'is-' . $attributes['layout'] ]
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( ! $figure->is_empty() ) : ?>
		<p class="wp-block-brolga-number-counter__figure"><?php Html::put( $figure->html( 'number-counter' ) ); // Escaped there. ?></p>
	<?php endif; ?>
	<?php if ( '' !== $words ) : ?>
		<p class="wp-block-brolga-number-counter__title"><?php echo wp_kses( $words, 'data' ); ?></p>
	<?php endif; ?>
</div>
