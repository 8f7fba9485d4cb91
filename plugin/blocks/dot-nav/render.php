<?php
/**
 * Leaves the dot navigation to the page's end, where all of its sections are
 * known.
 *
 * @see NAV-3 NAV-4 NAV-5
 * @var array{anchor: string, label: string, design: 'dots'|'lines', side: 'end'|'start'} $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Sections\DotNav;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;

$label = trim( $attributes['label'] );
Services::get( DotNav::class )->add(
	Root::attributes(
		'brolga/dot-nav',
		Root::id( 'brolga/dot-nav', $attributes ),
		[
			'class'      => "is-{$attributes['design']} is-{$attributes['side']}",
			'aria-label' => '' === $label ? __( 'Sections of this page', 'brolga' ) : $label,
		]
	)
);
