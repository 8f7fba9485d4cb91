<?php
/**
 * Tabs: without scripts a list of links to sections, each with its heading;
 * the view makes tabs of them.
 *
 * @see TABS-12 TABS-16 TABS-18
 * @var array{
 *     anchor: string,
 *     orientation: 'horizontal'|'vertical',
 *     headingLevel: int<2, 6>,
 *     active: int<0, max>,
 * } $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$tabs = Services::get( ChildBlocks::class )->take( 'brolga/tab', count( $block->inner_blocks ) );
$shown = array_values( array_filter( $tabs, static fn ( array $tab ): bool => '' !== $tab['id'] ) );
if ( [] === $shown ) {
	return;
}
$root   = Root::attributes(
	'brolga/tabs',
	Root::id( 'brolga/tabs', $attributes ),
	[
		'class'                   => 'is-' . $attributes['orientation'],
		'data-brolga-orientation' => $attributes['orientation'],
	]
);
$first  = $tabs[ $attributes['active'] ]['id'] ?? '';
$first  = '' !== $first ? $first : $shown[0]['id'];
$panels = new WP_HTML_Tag_Processor( $content );
while ( $panels->next_tag( [ 'tag_name' => 'section' ] ) ) {
	if ( $panels->get_attribute( 'id' ) === $first ) {
		$panels->set_attribute( 'data-brolga-active', '' );
	}
}
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<ul class="wp-block-brolga-tabs__list" data-brolga-tablist>
		<?php foreach ( $shown as $tab ) : ?>
			<li><a class="wp-block-brolga-tabs__tab" id="<?php echo esc_attr( $tab['id'] ); ?>-link" href="#<?php echo esc_attr( $tab['id'] ); ?>"><?php Html::put( $tab['label'] ); // Escaped by its tab. ?></a></li>
		<?php endforeach; ?>
	</ul>
	<div class="wp-block-brolga-tabs__panels" data-brolga-panels>
		<?php Html::put( $panels->get_updated_html() ); // Rendered blocks. ?>
	</div>
</div>
