<?php
/**
 * One item of an accordion: a heading with its content.
 *
 * @see ACC-8 ACC-9 ACC-12 ACC-17
 * @var array{anchor: string, title: string} $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Disclosure\Heading;
use Brolga\Content\Disclosure\ItemId;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$text = Heading::text( $attributes['title'], $content );
$id   = '' === $text ? '' : Services::get( ItemId::class )->of( $attributes['anchor'], $attributes['title'] );

// One that is not printed is counted too: its accordion takes as many as it has.
Services::get( ChildBlocks::class )->leave(
	'brolga/accordion-item',
	[
		'id'      => $id,
		'title'   => $attributes['title'],
		'content' => $content,
	]
);
if ( '' === $text ) {
	return;
}
$root = get_block_wrapper_attributes(
	[
		'id'               => $id,
		'data-brolga-item' => '',
	]
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( Heading::html( 'wp-block-brolga-accordion-item', $id, $text, $block->context['brolga/headingLevel'] ?? null ) ); // Escaped there. ?>
	<div class="wp-block-brolga-accordion-item__panel" id="<?php echo esc_attr( $id ); ?>-panel" data-brolga-panel>
		<div class="wp-block-brolga-accordion-item__content"><?php Html::put( $content ); // Rendered blocks. ?></div>
	</div>
</div>
