<?php
/**
 * A wide panel, which the menu prints below its entry.
 *
 * @see MENU-13
 * @var array{label: string, url: string} $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Kernel\Services;

Services::get( ChildBlocks::class )->leave(
	'brolga/menu-panel',
	[
		'label' => trim( wp_strip_all_tags( $attributes['label'] ) ),
		'url'   => $attributes['url'],
		'html'  => trim( $content ),
	]
);
