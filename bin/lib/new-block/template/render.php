<?php
/**
 * Sample: without scripts a heading with its content; the view makes a button
 * of the heading.
 *
 * @var array{anchor: string, label: string, open: bool} $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;

$id   = Root::id( 'brolga/sample', $attributes );
$root = Root::attributes( 'brolga/sample', $id, $attributes['open'] ? [ 'data-brolga-open' => '' ] : [] );
?>
<div <?php echo $root; // Escaped by core. ?>>
	<h3 class="wp-block-brolga-sample__heading">
		<button type="button" class="wp-block-brolga-sample__button" aria-controls="<?php echo esc_attr( $id ); ?>-content" aria-expanded="true" disabled><?php echo wp_kses( $attributes['label'], 'data' ); ?></button>
	</h3>
	<div class="wp-block-brolga-sample__content" id="<?php echo esc_attr( $id ); ?>-content" data-brolga-content>
		<?php echo $content; // Rendered blocks. ?>
	</div>
</div>
