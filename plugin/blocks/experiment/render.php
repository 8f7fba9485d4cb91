<?php
/**
 * Experiment: a heading with its content.
 *
 * @var array{anchor: string, label: string} $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Html;
use Brolga\Core\Blocks\Root;

$root = Root::attributes( 'brolga/experiment', Root::id( 'brolga/experiment', $attributes ) );
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<h3 class="wp-block-brolga-experiment__heading"><?php echo wp_kses( $attributes['label'], 'data' ); ?></h3>
	<div class="wp-block-brolga-experiment__content" data-brolga-content>
		<?php Html::put( $content ); // Rendered blocks. ?>
	</div>
</div>
