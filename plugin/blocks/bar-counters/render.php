<?php
/**
 * Bar counters: a list of bars.
 *
 * @see NUM-11 NUM-12
 * @var array{
 *     anchor: string,
 *     showPercent: bool,
 *     layout: 'thin'|'thick',
 *     barColor: string,
 *     trackColor: string,
 * } $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Numbers\Colour;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;

if ( '' === trim( $content ) ) {
	return;
}
$style = Colour::style(
	[
		'brolga-bar-color' => Colour::of( $attributes['barColor'] ),
		'brolga-bar-track' => Colour::of( $attributes['trackColor'] ),
	]
);
$root  = Root::attributes(
	'brolga/bar-counters',
	Root::id( 'brolga/bar-counters', $attributes ),
	[ 'class' => 'is-' . $attributes['layout'] ] + ( '' === $style ? [] : [ 'style' => $style ] )
);
?>
<ul <?php Html::put( $root ); // Escaped by core. ?>><?php Html::put( $content ); // Rendered blocks. ?></ul>
