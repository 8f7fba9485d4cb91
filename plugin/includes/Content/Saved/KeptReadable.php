<?php
declare( strict_types=1 );

namespace Brolga\Content\Saved;

use Brolga\Content\Business\Bindings;
use Brolga\Core\Blocks\Rendering;
use Brolga\Core\Blocks\SavedText;
use Brolga\Core\Support\Module;

/**
 * Keeps content readable without us: titles of items and tabs, labels of fields and
 * the like are saved as text inside of their blocks, and the owner's details in the
 * place of what their blocks began with.
 *
 * @see BLOCK-400 BLOCK-401
 */
final class KeptReadable implements Module {

	/** Blocks with one text that may be bound, and the element that it stands in. */
	private const BOUND = '/^(\s*<(p|h[1-6]|li)\b[^>]*>)(.*)(<\/\2>\s*)$/s';

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
			$data['post_content'] = wp_slash( $this->written( wp_unslash( $content ) ) );
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
		$block = Rendering::without_saved_text( $block );
		$text  = SavedText::of(
			$this->readable->lines( $name, is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [] )
		);
		if ( '' !== $text && is_array( $block['innerContent'] ?? null ) ) {
			$block['innerContent'] = [ $text, ...$block['innerContent'] ];
		}
		return $block;
	}

	/**
	 * A block of WordPress' with the owner's detail as its text.
	 *
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 * @return array<array-key, mixed>
	 */
	private function bound( array $block ): array {
		$pieces   = $block['innerContent'] ?? null;
		$part     = static fn ( mixed $of, string $key ): mixed => is_array( $of ) ? $of[ $key ] ?? null : null;
		$binding  = $part( $part( $part( $block['attrs'] ?? null, 'metadata' ), 'bindings' ), 'content' );
		$is_ours  = is_array( $binding ) && Bindings::SOURCE === ( $binding['source'] ?? '' );
		$asked    = $is_ours ? $binding['args'] ?? [] : [];
		$words    = is_array( $asked ) && [] !== $asked ? $this->bindings->value( $asked, 'content' ) : null;
		$is_plain = is_array( $pieces ) && [ 0 ] === array_keys( $pieces ) && is_string( $pieces[0] );
		if ( null !== $words && $is_plain && 1 === preg_match( self::BOUND, $pieces[0], $found ) ) {
			$block['innerContent'] = [ $found[1] . $words . $found[4] ];
		}
		return $block;
	}
}
