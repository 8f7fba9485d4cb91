<?php
/**
 * An accordion: without scripts headings with what they promise; the view opens
 * one at a time.
 *
 * @see ACC-8 ACC-15 ACC-17
 * @var array{
 *     anchor: string,
 *     design: 'lines'|'cards',
 *     icon: 'plus'|'chevron',
 *     headingLevel: int<2, 6>,
 *     initial: int<-1, max>,
 *     faq: bool,
 * } $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Disclosure\FaqPage;
use Brolga\Content\Disclosure\Items;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$items = Services::get( ChildBlocks::class )->take( 'brolga/accordion-item', count( $block->inner_blocks ) );
if ( '' === implode( '', array_column( $items, 'id' ) ) ) {
	return;
}
if ( $attributes['faq'] ) {
	foreach ( $items as $item ) {
		Services::get( FaqPage::class )->add( $item['title'], $item['content'] );
	}
}
$root = Root::attributes(
	'brolga/accordion',
	Root::id( 'brolga/accordion', $attributes ),
	[ 'class' => "is-{$attributes['design']} has-{$attributes['icon']}" ]
);
$html = Items::marked( $content, array_column( $items, 'id' ), $attributes['initial'] );
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( $html ); // Rendered blocks. ?>
</div>
