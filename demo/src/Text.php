<?php
/**
 * The demo's texts.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * One text file of the demo: a JSON head between two `---` lines, then the body.
 * Bodies ending in .html are block markup; .md knows paragraphs, ## headings and - lists.
 */
final class Text {

	/**
	 * Made by read() alone.
	 *
	 * @param string               $slug Name of the file without its ending.
	 * @param array<mixed> $head What stands between the lines.
	 * @param string               $body Block markup.
	 */
	private function __construct( public readonly string $slug, private readonly array $head, public readonly string $body ) {}

	/**
	 * Reads a file.
	 *
	 * @param string $path An .html or .md file.
	 */
	public static function read( string $path ): self {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this plugin.
		$parts = explode( "\n---\n", (string) file_get_contents( $path ), 2 );
		$head  = json_decode( substr( $parts[0], 4 ), true, 4, JSON_THROW_ON_ERROR );
		$body  = trim( $parts[1] ?? '' );

		return new self(
			pathinfo( $path, PATHINFO_FILENAME ),
			is_array( $head ) ? $head : [],
			str_ends_with( $path, '.md' ) ? self::blocks( $body ) : $body
		);
	}

	/**
	 * A word of the head.
	 *
	 * @param string $key Its name.
	 */
	public function get( string $key ): string {
		$value = $this->head[ $key ] ?? '';

		return is_string( $value ) ? $value : '';
	}

	/**
	 * Turns plain text into core blocks.
	 *
	 * @param string $text Paragraphs, headings and lists, parted by blank lines.
	 */
	private static function blocks( string $text ): string {
		$blocks = array_map(
			static function ( string $part ): string {
				if ( str_starts_with( $part, '## ' ) ) {
					return "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . self::inline( substr( $part, 3 ) ) . "</h2>\n<!-- /wp:heading -->";
				}
				if ( str_starts_with( $part, '- ' ) ) {
					$items = array_map(
						static fn ( string $item ): string => "<!-- wp:list-item -->\n<li>" . self::inline( substr( $item, 2 ) ) . "</li>\n<!-- /wp:list-item -->",
						explode( "\n", $part )
					);

					return "<!-- wp:list -->\n<ul class=\"wp-block-list\">" . implode( "\n\n", $items ) . "</ul>\n<!-- /wp:list -->";
				}

				return "<!-- wp:paragraph -->\n<p>" . self::inline( str_replace( "\n", ' ', $part ) ) . "</p>\n<!-- /wp:paragraph -->";
			},
			explode( "\n\n", $text )
		);

		return implode( "\n\n", $blocks );
	}

	/**
	 * Emphasis and links.
	 *
	 * @param string $text One line.
	 */
	private static function inline( string $text ): string {
		return (string) preg_replace(
			[ '/\[([^\]]+)\]\(([^)]+)\)/', '/\*([^*]+)\*/' ],
			[ '<a href="$2">$1</a>', '<em>$1</em>' ],
			esc_html( $text )
		);
	}
}
