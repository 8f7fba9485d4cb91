<?php
/**
 * Circle counter: a number in a circle that is filled as far as it says.
 *
 * @see NUM-2 NUM-5 NUM-9
 * @var array{
 *     anchor: string,
 *     value: string,
 *     separator: ','|'.'|''|' '|'’',
 *     decimals: ''|'0'|'1'|'2'|'3',
 *     decimalMark: '.'|',',
 *     prefix: string,
 *     suffix: string,
 *     title: string,
 *     barColor: string,
 *     color: string,
 *     alpha: int|float,
 *     variants: array<string, mixed>,
 *     size: int<80, 480>,
 * } $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Numbers\Circle;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;

$circle = new Circle( $attributes );
$words  = trim( $attributes['title'] );
if ( $circle->is_empty() && '' === $words ) {
	return;
}
$root = Root::attributes(
	'brolga/circle-counter',
	Root::id( 'brolga/circle-counter', $attributes ),
	[
		'class' => $circle->classes(),
		'style' => $circle->style(),
	]
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( ! $circle->is_empty() ) : ?>
		<p class="wp-block-brolga-circle-counter__circle"><?php Html::put( $circle->numbers() ); // Escaped there. ?></p>
	<?php endif; ?>
	<?php if ( '' !== $words ) : ?>
		<p class="wp-block-brolga-circle-counter__title"><?php echo wp_kses( $words, 'data' ); ?></p>
	<?php endif; ?>
</div>
