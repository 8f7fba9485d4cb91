<?php
/**
 * Header search: a button that opens a search. Without scripts a disclosure
 * opens it.
 *
 * @see SEARCH-1 SEARCH-13
 * @var array{
 *     anchor: string,
 *     design: 'dropdown'|'unfold',
 *     label: string,
 *     placeholder: string,
 *     buttonText: string,
 *     postType: string,
 *     live: bool,
 * } $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\Views;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Page\LazyStyles;
use Brolga\Core\Support\Html;
use Brolga\Search\SearchForm;

$id    = Root::id( 'brolga/header-search', $attributes );
$root  = Root::attributes(
	'brolga/header-search',
	$id,
	[ 'class' => "is-{$attributes['design']}" ] + Services::get( Views::class )->later( 'brolga/header-search' )
);
$label = [
	'aria-label' => '' !== trim( $attributes['label'] ) ? $attributes['label'] : __( 'Search this site', 'brolga' ),
];
$inner = [
	'id'                 => "{$id}-form",
	'class'              => 'wp-block-brolga-search is-field',
	'data-brolga-module' => 'brolga/search',
];
$signs =
	'<svg class="wp-block-brolga-header-search__sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" '
		. 'focusable="false"><g><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/></g><path d="M5 '
		. '5l14 14M19 5L5 19"/></svg>';
// The form is that of a search: its looks come when it is opened.
$look  = Services::get( LazyStyles::class )->address( 'header-search' );
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<details class="wp-block-brolga-header-search__fold" data-brolga-fold><summary class="wp-block-brolga-header-search__toggle"<?php Html::put( Html::attributes( $label ) ); // Escaped there. ?>><?php Html::put( $signs ); // Ours. ?></summary></details>
	<button type="button" class="wp-block-brolga-header-search__toggle" aria-expanded="false"<?php Html::put( Html::attributes( $label + [ 'aria-controls' => "{$id}-panel" ] ) ); // Escaped there. ?> data-brolga-toggle hidden><?php Html::put( $signs ); // Ours. ?></button>
	<div class="wp-block-brolga-header-search__panel" id="<?php echo esc_attr( "{$id}-panel" ); ?>" data-brolga-panel data-brolga-style="<?php echo esc_url( $look ); ?>">
		<noscript><link rel="stylesheet" href="<?php echo esc_url( $look ); ?>"></noscript><?php // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- Where there are scripts, they fetch it. ?>

		<div<?php Html::put( Html::attributes( $inner ) ); // Escaped there. ?>><?php Html::put( Services::get( SearchForm::class )->html( $inner['id'], Root::name( $id, __( 'Header search', 'brolga' ), $attributes['label'] ), [ 'showLabel' => false ] + $attributes ) ); // Escaped there. ?></div>
	</div>
</div>
