<?php
/**
 * A link to the top of the page, in a corner of the window; without scripts it
 * is where the block is.
 *
 * @see NAV-6 NAV-7 NAV-17
 * @var array{anchor: string, label: string, side: 'end'|'start'} $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\Views;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$label = trim( $attributes['label'] );
$root  = Root::attributes(
	'brolga/scroll-top',
	Root::id( 'brolga/scroll-top', $attributes ),
	[ 'class' => "is-{$attributes['side']}" ] + Services::get( Views::class )->on_scroll( 'brolga/scroll-top' )
);
?>
<a href="#" <?php Html::put( $root ); // Escaped by core. ?>>
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M12 19V5M6 11l6-6 6 6"/></svg>
	<span class="wp-block-brolga-scroll-top__label"><?php echo esc_html( '' === $label ? __( 'Back to top', 'brolga' ) : $label ); ?></span>
</a>
