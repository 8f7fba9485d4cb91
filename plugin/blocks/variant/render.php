<?php
/**
 * One of a test's variants. What makes it a subject, the test says.
 *
 * @see AB-2
 * @var array{number: int<0, 9999>, label: string, weight: int<0, 100>} $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Delivery\VariantRendering;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

?>
<div <?php Html::put( get_block_wrapper_attributes( Services::get( VariantRendering::class )->attributes() ) ); // Escaped by core. ?>>
	<?php Html::put( $content ); // Rendered blocks. ?>
</div>
