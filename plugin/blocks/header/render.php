<?php
/**
 * A header's content, and what it does when the page is scrolled.
 *
 * @see NAV-8 NAV-9 NAV-14 NAV-15
 * @var array{
 *     anchor: string,
 *     fixed: 'wide'|'always'|'never',
 *     hides: bool,
 *     over: bool,
 *     scheme: 'light'|'dark',
 * } $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\Views;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Page\LazyStyles;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;

if ( $attributes['over'] || $attributes['hides'] || 'always' === $attributes['fixed'] ) {
	Services::get( LazyStyles::class )->bring( 'header-variant' );
}
$classes = array_keys(
	array_filter(
		[
			'sticks-' . $attributes['fixed']        => true,
			'is-over is-on-' . $attributes['scheme'] => $attributes['over'],
		]
	)
);
$root    = Root::attributes(
	'brolga/header',
	Root::id( 'brolga/header', $attributes ),
	[
		'class'             => implode( ' ', $classes ),
		'style'             => '--brolga-header-transition:' . Constants::HEADER_TRANSITION_MS . 'ms',
		'data-brolga-fixed' => $attributes['fixed'],
	] + ( $attributes['hides'] ? [ 'data-brolga-hides' => '' ] : [] ) + ( $attributes['over']
		? [ 'data-brolga-over' => '' ]
		: [] ) + Services::get( Views::class )->on_scroll( 'brolga/header' )
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( $content ); // Rendered blocks. ?>
</div>
