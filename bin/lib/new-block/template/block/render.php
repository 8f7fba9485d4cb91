<?php
/**
 * Sample: a heading with its content.
 *
 * @var array{anchor: string, label: string} $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;

$root = Root::attributes( 'brolga/sample', Root::id( 'brolga/sample', $attributes ) );
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<h3 class="wp-block-brolga-sample__heading"><?php echo wp_kses( $attributes['label'], 'data' ); ?></h3>
	<div class="wp-block-brolga-sample__content" data-brolga-content>
		<?php Html::put( $content ); // Rendered blocks. ?>
	</div>
</div>
