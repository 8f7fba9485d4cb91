<?php
/**
 * One panel of tabs: a section with its heading, which the view hides once the
 * tab above says the same.
 *
 * @see TABS-4 TABS-12 TABS-18
 * @var array{anchor: string, label: string} $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Disclosure\Heading;
use Brolga\Content\TabName;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$label = Heading::text( $attributes['label'], $content );
$id    = '' === $label ? '' : Services::get( TabName::class )->id( $attributes['anchor'], $label );
$level = $block->context['brolga/headingLevel'] ?? 3;
$tag   = 'h' . ( is_int( $level ) ? $level : 3 );

// One that is not printed is counted too: its tabs take as many as they have.
Services::get( ChildBlocks::class )->leave(
	'brolga/tab',
	[
		'id'    => $id,
		'label' => $label,
	]
);
if ( '' === $label ) {
	return;
}
$root = get_block_wrapper_attributes(
	[
		'id'                => $id,
		'aria-labelledby'   => $id . '-link',
		'data-brolga-panel' => '',
	]
);
?>
<section <?php Html::put( $root ); // Escaped by core. ?>>
	<<?php echo esc_html( $tag ); ?> class="wp-block-brolga-tab__heading"><?php Html::put( $label ); // Escaped there. ?></<?php echo esc_html( $tag ); ?>>
	<?php Html::put( $content ); // Rendered blocks. ?>
</section>
