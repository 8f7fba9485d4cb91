<?php
/**
 * A site whose plugin is off.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Content\Business\Bindings;
use Closure;
use WP_Block;
use WP_Block_Bindings_Source;
use WP_Block_Type_Registry;
use WP_Hook;

/**
 * Takes away what blocks are shown by: our types, our bindings and what changes markup.
 */
final class WithoutPlugin {

	/**
	 * Does something meanwhile.
	 *
	 * @template Answer
	 * @param Closure(): Answer $within What is done.
	 * @return Answer
	 */
	public static function during( Closure $within ): mixed {
		$types  = WP_Block_Type_Registry::get_instance();
		$ours   = array_filter(
			$types->get_all_registered(),
			static fn ( string $name ): bool => str_starts_with( $name, 'brolga/' ),
			ARRAY_FILTER_USE_KEY
		);
		$source = unregister_block_bindings_source( Bindings::SOURCE );
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		array_map( $types->unregister( ... ), array_keys( $ours ) );
		$GLOBALS['wp_filter'] = array_diff_key( $hooks, [ 'render_block' => true, 'render_block_data' => true ] );
		try {
			return $within();
		} finally {
			$GLOBALS['wp_filter'] = $hooks;
			array_map( $types->register( ... ), $ours );
			if ( $source instanceof WP_Block_Bindings_Source ) {
				register_block_bindings_source(
					Bindings::SOURCE,
					[
						'label'              => $source->label,
						'get_value_callback' => static fn ( array $args, WP_Block $block, string $attribute ): mixed
							=> $source->get_value( $args, $block, $attribute ),
					]
				);
			}
		}
	}
}
