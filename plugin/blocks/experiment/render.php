<?php
/**
 * A test: a visitor sees one of its variants, by the way that the page is
 * delivered; whoever takes no part sees the control.
 *
 * @see AB-1 AB-18 AB-20 AB-21
 * @var array{
 *     anchor: string,
 *     number: int<0, 9999>,
 *     post: int<0, max>,
 *     highest: int<0, 9999>,
 *     draft: bool,
 *     name: string,
 *     goal: string,
 *     goalPage: int<0, max>,
 *     goalForms: list<string>,
 *     device: ''|'phone'|'tablet'|'desktop',
 *     campaign: string,
 *     visitors: ''|'new'|'returning',
 *     starts: string,
 *     ends: string,
 *     group: string,
 *     align?: 'wide'|'full',
 * } $attributes
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Delivery\TestView;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$subject = Services::get( TestView::class )->render( $attributes['post'], $attributes['number'], $block );
if ( '' === $subject ) {
	return;
}
$root = Root::attributes( 'brolga/experiment', Root::id( 'brolga/experiment', $attributes ) );
?>
<div <?php Html::put( $root ); // Escaped by core. ?>><?php Html::put( $subject ); // Rendered blocks. ?></div>
