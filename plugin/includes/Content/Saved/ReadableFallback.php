<?php
declare( strict_types=1 );

namespace Brolga\Content\Saved;

use Brolga\Content\Business\Bindings;
use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Blocks\SavedText;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;

/**
 * Saves a plain-text version inside the plugin's blocks, so that content stays readable without the plugin:
 * titles of items and tabs, labels of fields, and the business details that texts are bound to. Details that
 * are not filled in are saved as empty text, and an A/B test's variants are saved hidden.
 *
 * @see BLOCK-400 BLOCK-401 BLOCK-431 BLOCK-480 BLOCK-550
 */
final class ReadableFallback implements Module {

	private const BOUND = '/^(\s*<(p|h[1-6]|li)\b[^>]*>)(.*)(<\/\2>\s*)$/s';

	private const BUTTON = '/^(\s*<div\b[^>]*>\s*<(a)\b[^>]*>)(.*)(<\/\2>\s*<\/div>\s*)$/s';

	/** Runs after all other filters that change the saved content. */
	private const LAST = 1000;

	public function __construct(
		private readonly FallbackMarkup $fallback_markup,
		private readonly Bindings $bindings
	) {}

	public function register(): void {
		add_filter( 'wp_insert_post_data', $this->change( ... ), self::LAST );
	}

	/**
	 * @param array<string, mixed> $data The post's fields, slashed.
	 * @return array<string, mixed>
	 */
	private function change( array $data ): array {
		$content = $data['post_content'] ?? null;
		if (
			is_string( $content )
			&& 'revision' !== ( $data['post_type'] ?? '' )
			&& ( str_contains( $content, '<!-- wp:brolga/' ) || str_contains( $content, Bindings::SOURCE ) )
		) {
			$data['post_content'] = wp_slash(
				SiteLanguage::write( fn (): string => $this->written( wp_unslash( $content ) ) )
			);
		}
		return $data;
	}

	public function written( string $content ): string {
		return traverse_and_serialize_blocks(
			parse_blocks( $content ),
			function ( array &$block ): string {
				$name = $block['blockName'] ?? null;
				if ( is_string( $name ) && str_starts_with( $name, 'brolga/' ) ) {
					$block = $this->ours( $name, $block );
				} elseif ( is_string( $name ) ) {
					$block = $this->bound( $block );
				}
				return '';
			}
		);
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private function ours( string $name, array $block ): array {
		$block  = BlockRendering::without_saved_text( $block );
		$says   = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$text   = SavedText::of( $this->fallback_markup->lines( $name, $says ) );
		$pieces = is_array( $block['innerContent'] ?? null ) ? array_values( $block['innerContent'] ) : [];
		if ( self::is_for_some( $name, $says ) ) {
			$block['innerContent'] = SavedText::hidden( $pieces );
		} elseif ( '' !== $text ) {
			$block['innerContent'] = self::beginning_with( $text, $pieces );
		} elseif ( self::is_blank( $pieces ) ) {
			$block['innerContent'] = [];
		}
		return $block;
	}

	/** @param array<array-key, mixed> $attributes */
	private static function is_for_some( string $name, array $attributes ): bool {
		return 'brolga/variant' === $name && 0 !== ( $attributes['number'] ?? 0 );
	}

	/** @param list<mixed> $pieces */
	private static function is_blank( array $pieces ): bool {
		return array_filter( $pieces, is_string( ... ) ) === $pieces && '' === trim( implode( '', $pieces ) );
	}

	/**
	 * Inserts a text at the start of a block's inner content, byte for byte as the editor serializes it:
	 * otherwise the editor would consider the post changed and offer to restore its own copy.
	 *
	 * @param list<mixed> $pieces
	 * @return list<mixed>
	 */
	private static function beginning_with( string $text, array $pieces ): array {
		$first = $pieces[0] ?? null;
		$rest  = array_slice( $pieces, is_string( $first ) ? 1 : 0 );
		$words = is_string( $first ) ? trim( $first, "\n" ) : '';
		return [ "\n{$text}{$words}", ...( [] === $rest ? [ "\n" ] : $rest ) ];
	}

	/**
	 * Writes business details into a core block's text and link; empty where not filled in.
	 *
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private function bound( array $block ): array {
		$asked  = Bindings::of( $block );
		$pieces = $block['innerContent'] ?? null;
		if ( [] === $asked || ! is_array( $pieces ) || [ 0 ] !== array_keys( $pieces ) || ! is_string( $pieces[0] ) ) {
			return $block;
		}
		$html = $pieces[0];
		foreach ( $asked as $attribute => $args ) {
			$value = $this->bindings->value( $args, (string) $attribute );
			$value = null === $value && $this->bindings->is_unfilled( $args ) ? '' : $value;
			$html  = null === $value ? $html : match ( $attribute ) {
				'content' => self::reworded( self::BOUND, $html, $value ),
				'text'    => self::reworded( self::BUTTON, $html, $value ),
				'url'     => self::linked( $html, $value ),
				default   => $html,
			};
		}
		$block['innerContent'] = [ $html ];
		return $block;
	}

	/** @param string $pattern The text is what stands between groups 1 and 4. */
	private static function reworded( string $pattern, string $html, string $text ): string {
		return 1 === preg_match( $pattern, $html, $found ) ? $found[1] . $text . $found[4] : $html;
	}

	private static function linked( string $html, string $address ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( [ 'tag_name' => 'A' ] ) ) {
			if ( '' === $address ) {
				$tags->remove_attribute( 'href' );
			} else {
				$tags->set_attribute( 'href', $address );
			}
		}
		return $tags->get_updated_html();
	}
}
