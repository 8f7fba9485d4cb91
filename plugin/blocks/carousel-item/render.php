<?php
/**
 * An item of a carousel, which numbers it.
 *
 * @see CAROUSEL-14
 * @var array{anchor: string} $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$id = Root::id( 'brolga/carousel-item', $attributes );
Services::get( ChildBlocks::class )->leave( 'brolga/carousel-item', [ 'id' => $id ] );
$root = get_block_wrapper_attributes(
	[
		'id'                   => $id,
		'role'                 => 'group',
		'aria-roledescription' => _x( 'slide', 'role of an element', 'brolga' ),
		'data-brolga-slide'    => '',
	]
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( $content ); // Rendered blocks. ?>
</div>
