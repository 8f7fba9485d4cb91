<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Block;

/**
 * Highlights the search words in the excerpts of results, and offers a block binding for a result's post type.
 *
 * @see SEARCH-10
 */
final class MarkedResults implements Module {

	/** A template's paragraph uses it with `"bindings":{"content":{"source":"brolga/post-type"}}`. */
	private const SOURCE = 'brolga/post-type';

	/** @param Closure(): SearchedTypes $types */
	public function __construct( #[LazyInject( SearchedTypes::class )] private readonly Closure $types ) {}

	public function register(): void {
		add_filter( 'render_block_core/post-excerpt', $this->mark( ... ) );
		add_action( 'init', $this->add_source( ... ) );
	}

	private function add_source(): void {
		register_block_bindings_source(
			self::SOURCE,
			[
				'label'              => __( 'Content type', 'brolga' ),
				'uses_context'       => [ 'postType' ],
				'get_value_callback' => function ( array $args, WP_Block $block ): string {
					$type = $block->context['postType'] ?? '';
					return is_string( $type ) ? ( $this->types )()->names()[ $type ] ?? '' : '';
				},
			]
		);
	}

	private function mark( string $html ): string {
		if ( ! is_search() ) {
			return $html;
		}
		$words = preg_split( '/\s+/u', get_search_query( false ), -1, PREG_SPLIT_NO_EMPTY );
		$words = array_filter(
			false === $words ? [] : $words,
			static fn ( string $word ): bool => mb_strlen( $word ) > 1
		);
		if ( [] === $words ) {
			return $html;
		}
		$words   = array_map(
			static fn ( string $word ): string => preg_quote( esc_html( $word ), '/' ),
			array_slice( $words, 0, 10 )
		);
		// Nothing is marked inside HTML entities.
		$pattern = '/(' . implode( '|', $words ) . ')|&#?\w+;(*SKIP)(*FAIL)/iu';
		// Only text between tags.
		return preg_replace_callback(
			'/>[^<]+</u',
			static fn ( array $text ): string => preg_replace( $pattern, '<mark>$1</mark>', $text[0] ) ?? $text[0],
			$html
		) ?? $html;
	}
}
