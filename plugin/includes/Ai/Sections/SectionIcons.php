<?php
declare( strict_types=1 );

namespace Brolga\Ai\Sections;

use WP_Block_Type_Registry;
use WP_Icons_Registry;

/**
 * The icons that a drafted section can have, by WordPress' names for its own.
 *
 * @see AI-32
 */
final class SectionIcons {

	private const NAMES = [
		'bell',
		'calendar',
		'cart',
		'chart-bar',
		'check',
		'comment',
		'envelope',
		'gallery',
		'help',
		'home',
		'key',
		'language',
		'map-marker',
		'mobile',
		'payment',
		'pencil',
		'people',
		'receipt',
		'scheduled',
		'shield',
		'star-filled',
		'store',
		'tag',
		'tip',
	];

	/** @return list<string> Those that this WordPress has. */
	public static function names(): array {
		if (
			! class_exists( WP_Icons_Registry::class )
			|| ! WP_Block_Type_Registry::get_instance()->is_registered( 'core/icon' )
		) {
			return [];
		}
		$icons = WP_Icons_Registry::get_instance();
		return array_values( array_filter(
			self::NAMES,
			static fn ( string $name ): bool => $icons->is_registered( "core/{$name}" )
		) );
	}

	public static function block( string $name ): PatternBlock {
		return PatternBlock::of(
			'core/icon',
			[
				'icon'      => "core/{$name}",
				'textColor' => 'accent',
				'style'     => [ 'dimensions' => [ 'width' => '2.5rem' ] ],
			]
		);
	}
}
