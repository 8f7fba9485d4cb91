<?php
/**
 * Countdown: the time that is left now, or what holds once it is over.
 *
 * @see COUNT-6 COUNT-10 COUNT-12 COUNT-13
 * @var array{
 *     anchor: string,
 *     title: string,
 *     end: string,
 *     zone: 'site'|'utc',
 *     repeat: 'none'|'daily'|'weekly',
 *     expiry: 'none'|'hide'|'message'|'redirect'|'blocks',
 *     message: string,
 *     redirect: string,
 *     labels: array<string, mixed>,
 *     shortLabels: array<string, mixed>,
 *     layout: 'plain'|'boxes',
 * } $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Countdown\Countdown;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$countdown = Services::get( Countdown::class );
$ends      = $countdown->ends( $attributes );
$left      = $countdown->left( $ends );
$over      = $left->finished && [] !== $ends;
$then      = $countdown->afterwards( $attributes, $content );
if ( $over && 'hide' === $attributes['expiry'] ) {
	return;
}
$target = 'redirect' === $attributes['expiry'] ? $countdown->target( $attributes['redirect'] ) : '';
$root   = Root::attributes(
	'brolga/countdown',
	Root::id( 'brolga/countdown', $attributes ),
	[
		'class'              => 'is-' . $attributes['layout'],
		'data-brolga-ends'   => implode( ' ', $ends ),
		'data-brolga-expiry' => $attributes['expiry'],
	] + ( '' === $target ? [] : [ 'data-brolga-target' => $target ] )
);
$words = trim( $attributes['title'] );
$name  = wp_unique_prefixed_id( 'countdown-title-' );
$timer = Html::attributes(
	'' === $words ? [ 'aria-label' => __( 'Time left', 'brolga' ) ] : [ 'aria-labelledby' => $name ]
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( ! $over || '' === $then ) : ?>
		<div data-brolga-running>
			<?php if ( '' !== $words ) : ?>
				<p class="wp-block-brolga-countdown__title" id="<?php echo esc_attr( $name ); ?>"><?php echo wp_kses( $words, 'data' ); ?></p>
			<?php endif; ?>
			<div class="wp-block-brolga-countdown__timer" role="timer"<?php Html::put( $timer ); // Escaped there. ?>><?php Html::put( $countdown->units( $left, $attributes ) ); // Escaped there. ?></div>
		</div>
	<?php endif; ?>
	<?php if ( '' !== $then ) : ?>
		<div data-brolga-then<?php echo 'message' === $attributes['expiry'] ? ' role="status"' : ''; ?>><?php Html::put( $over ? $then : '<template hidden>' . $then . '</template>' ); // Escaped there, or rendered blocks. ?></div>
	<?php endif; ?>
</div>
