<?php
/**
 * A toggle: without scripts a heading with its content; the view opens and
 * closes it.
 *
 * @see ACC-6 ACC-8 ACC-9 ACC-17
 * @var array{
 *     anchor: string,
 *     title: string,
 *     design: 'lines'|'cards',
 *     icon: 'plus'|'chevron',
 *     headingLevel: int<2, 6>,
 *     open: bool,
 * } $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Disclosure\Heading;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;

$text = Heading::text( $attributes['title'], $content );
if ( '' === $text ) {
	return;
}
$id   = Root::id( 'brolga/toggle', $attributes );
$root = Root::attributes(
	'brolga/toggle',
	$id,
	[
		'class' => "is-{$attributes['design']} has-{$attributes['icon']}",
	] + ( $attributes['open'] ? [ 'data-brolga-open' => '' ] : [] )
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( Heading::html( 'wp-block-brolga-toggle', $id, $text, $attributes['headingLevel'] ) ); // Escaped there. ?>
	<div class="wp-block-brolga-toggle__panel" id="<?php echo esc_attr( $id ); ?>-panel" data-brolga-panel>
		<div class="wp-block-brolga-toggle__content"><?php Html::put( $content ); // Rendered blocks. ?></div>
	</div>
</div>
