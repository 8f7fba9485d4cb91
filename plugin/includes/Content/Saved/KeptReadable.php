<?php
declare( strict_types=1 );

namespace Brolga\Content\Saved;

use Brolga\Content\Business\Bindings;
use Brolga\Core\Blocks\Rendering;
use Brolga\Core\Blocks\SavedText;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;

/**
 * Keeps content readable without us: titles of items and tabs, labels of fields and
 * the like are saved as text inside of their blocks, and the owner's details in the
 * place of what their blocks began with. What is not filled in is saved empty, and
 * what a test shows to some alone is saved hidden.
 *
 * @see BLOCK-400 BLOCK-401 BLOCK-431 BLOCK-480 BLOCK-550
 */
final class KeptReadable implements Module {

	/** Blocks with one text that may be bound, and the element that it stands in. */
	private const BOUND = '/^(\s*<(p|h[1-6]|li)\b[^>]*>)(.*)(<\/\2>\s*)$/s';

	/** A button, whose words stand in its link. */
	private const BUTTON = '/^(\s*<div\b[^>]*>\s*<(a)\b[^>]*>)(.*)(<\/\2>\s*<\/div>\s*)$/s';

	/** After everybody who changes what is saved. */
	private const LAST = 1000;

	public function __construct(
		private readonly Readable $readable,
		private readonly Bindings $bindings
	) {}

	public function register(): void {
		add_filter( 'wp_insert_post_data', $this->change( ... ), self::LAST );
	}

	/**
	 * A post that is about to be saved.
	 *
	 * @param array<string, mixed> $data Slashed.
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

	/**
	 * Content that can be read without us.
	 */
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
	 * One of our blocks with what it says.
	 *
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 * @return array<array-key, mixed>
	 */
	private function ours( string $name, array $block ): array {
		$block  = Rendering::without_saved_text( $block );
		$says   = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$text   = SavedText::of( $this->readable->lines( $name, $says ) );
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

	/**
	 * Whether only some visitors see what is in a block: a variant that a test compares
	 * with what everybody sees.
	 *
	 * @param array<array-key, mixed> $attributes The block's.
	 */
	private static function is_for_some( string $name, array $attributes ): bool {
		return 'brolga/variant' === $name && 0 !== ( $attributes['number'] ?? 0 );
	}

	/**
	 * Whether there is nothing in a block, as where an earlier save said something that is no longer said.
	 *
	 * @param list<mixed> $pieces Strings, and null in the place of each inner block.
	 */
	private static function is_blank( array $pieces ): bool {
		return array_filter( $pieces, is_string( ... ) ) === $pieces && '' === trim( implode( '', $pieces ) );
	}

	/**
	 * What is in a block, after a text: byte by byte as the editor writes it, which would
	 * take a post for changed otherwise, and offer its own copy of it.
	 *
	 * @param string      $text   HTML.
	 * @param list<mixed> $pieces Strings, and null in the place of each inner block.
	 * @return list<mixed>
	 */
	private static function beginning_with( string $text, array $pieces ): array {
		$first = $pieces[0] ?? null;
		$rest  = array_slice( $pieces, is_string( $first ) ? 1 : 0 );
		$words = is_string( $first ) ? trim( $first, "\n" ) : '';
		return [ "\n{$text}{$words}", ...( [] === $rest ? [ "\n" ] : $rest ) ];
	}

	/**
	 * A block of WordPress' with the owner's details as its text and its link; with
	 * neither, where they are not filled in.
	 *
	 * @param array<array-key, mixed> $block As WordPress parses it.
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

	/**
	 * A block with another text.
	 *
	 * @param string $pattern Where the text stands: between the first and the last group.
	 * @param string $text    HTML.
	 */
	private static function reworded( string $pattern, string $html, string $text ): string {
		return 1 === preg_match( $pattern, $html, $found ) ? $found[1] . $text . $found[4] : $html;
	}

	/**
	 * A button with another link; empty: with none.
	 */
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
