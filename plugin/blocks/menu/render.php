<?php
/**
 * A menu: its entries as a row or a column, and the dialog that holds them
 * where they are folded. Without scripts a disclosure folds them.
 *
 * @see MENU-1 MENU-4 MENU-5 MENU-7 MENU-8 MENU-13 MENU-14
 * @var array{
 *     anchor: string,
 *     ref: int<0, max>,
 *     label: string,
 *     kind: 'mobile'|'slide-in'|'fullscreen',
 *     collapse: 'narrow'|'always'|'never',
 *     layout: 'row'|'column',
 *     openOn: 'hover'|'click',
 *     showLogo: bool,
 * } $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Menus\MenuMarkup;
use Brolga\Content\Menus\Menus;
use Brolga\Content\Menus\Panels;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\Views;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Page\LazyStyles;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;

$menus  = Services::get( Menus::class );
$menu   = $menus->post( $attributes['ref'] );
$items  = Panels::put(
	$menus->items( $menu ),
	Services::get( ChildBlocks::class )->take( 'brolga/menu-panel', Panels::count( $block ) )
);
$folds  = 'never' !== $attributes['collapse'];
// They stand in the dialog alone.
$extras = $folds ? trim( $content ) : '';
if ( [] === $items && '' === $extras ) {
	return;
}
$label  = trim( '' === trim( $attributes['label'] ) && null !== $menu
	? wp_strip_all_tags( $menu->post_title )
	: $attributes['label'] );
$label  = '' === $label ? __( 'Menu', 'brolga' ) : $label;
$class  = "is-{$attributes['layout']} folds-{$attributes['collapse']}";
$root   = Root::attributes(
	'brolga/menu',
	Root::id( 'brolga/menu', $attributes ),
	[ 'class' => $class, 'aria-label' => $label, 'data-brolga-open' => $attributes['openOn'] ]
	+ Services::get( Views::class )->later( 'brolga/menu', [ 'data-brolga-keys' => '' ] )
);
$looks  = Services::get( LazyStyles::class );
if ( 'always' === $attributes['collapse'] || ( $folds && 'column' === $attributes['layout'] ) ) {
	$looks->bring( 'menu-folded' );
}
$list   = MenuMarkup::list( $items, 'wp-block-brolga-menu__list' );
if ( str_contains( $list, 'menu__sub"' ) || str_contains( $list, 'has-label"' ) ) {
	$looks->bring( 'menu-lists' );
}
$motion = sprintf(
	'--brolga-menu-slide:%dms;--brolga-menu-clear:%dpx',
	Constants::MENU_SLIDE_MS,
	Constants::MENU_CLEAR_PX
);
?>
<nav <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( $folds ) : ?>
		<div class="wp-block-brolga-menu__openers" data-brolga-openers>
		<details class="wp-block-brolga-menu__fold" data-brolga-fold><summary class="wp-block-brolga-menu__opener" aria-label="<?php esc_attr_e( 'Menu', 'brolga' ); ?>"><?php Html::put( MenuMarkup::BARS ); // Ours. ?></summary></details>
		<button type="button" class="wp-block-brolga-menu__opener" aria-haspopup="dialog" aria-expanded="false" aria-label="<?php esc_attr_e( 'Open the menu', 'brolga' ); ?>" data-brolga-opener hidden><?php Html::put( MenuMarkup::BARS ); // Ours. ?></button>
		</div>
	<?php endif; ?>
	<div class="wp-block-brolga-menu__content" data-brolga-content>
		<?php Html::put( $list ); // Escaped where it is made. ?>
		<?php Html::put( '' === $extras ? '' : "<div class=\"wp-block-brolga-menu__extras\">{$extras}</div>" ); // Rendered blocks. ?>
	</div>
	<?php if ( $folds ) : ?>
		<dialog class="wp-block-brolga-menu__dialog is-<?php echo esc_attr( $attributes['kind'] ); ?>" aria-label="<?php echo esc_attr( $label ); ?>" style="<?php echo esc_attr( $motion ); ?>" data-brolga-kind="<?php echo esc_attr( $attributes['kind'] ); ?>" data-brolga-style="<?php echo esc_url( $looks->address( 'menu' ) ); ?>" hidden>
			<div class="wp-block-brolga-menu__head"><?php Html::put( $attributes['showLogo'] ? MenuMarkup::logo() : '' ); // Escaped where it is made. ?><button type="button" class="wp-block-brolga-menu__close" aria-label="<?php esc_attr_e( 'Close the menu', 'brolga' ); ?>" data-brolga-close autofocus><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M5 5l14 14M19 5L5 19"/></svg></button></div>
		</dialog>
	<?php endif; ?>
</nav>
