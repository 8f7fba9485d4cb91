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
 * Bodies ending in .html are block markup; .md knows paragraphs,
 * headings, lists, quotations, tables, images and results; see block().
 */
final class Text {

	/**
	 * Made by read() alone.
	 *
	 * @param string               $slug Name of the file without its ending.
	 * @param array<mixed> $head What stands between the lines.
	 * @param string               $body Block markup.
	 */
	private function __construct(
		public readonly string $slug,
		private readonly array $head,
		public readonly string $body
	) {}

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
	 * A number of the head.
	 *
	 * @param string $key Its name.
	 */
	public function number( string $key ): int {
		$value = $this->head[ $key ] ?? 0;

		return is_int( $value ) ? $value : 0;
	}

	/**
	 * A list or table of the head.
	 *
	 * @param string $key Its name.
	 * @return array<mixed>
	 */
	public function all( string $key ): array {
		$value = $this->head[ $key ] ?? [];

		return is_array( $value ) ? $value : [];
	}

	/**
	 * Settings of a popup, by their stored names.
	 *
	 * @return array<string, string|int>
	 */
	public function meta(): array {
		$meta = [];
		foreach ( $this->all( 'meta' ) as $name => $value ) {
			if ( is_string( $name ) && ( is_string( $value ) || is_int( $value ) ) ) {
				$meta[ $name ] = $value;
			}
		}
		return $meta;
	}

	/**
	 * Turns plain text into core blocks.
	 *
	 * @param string $text Its parts, parted by blank lines.
	 */
	private static function blocks( string $text ): string {
		return implode( "\n\n", array_map( self::block( ... ), explode( "\n\n", $text ) ) );
	}

	/**
	 * One block, known by how its first line begins.
	 *
	 * @param string $part Its lines.
	 */
	private static function block( string $part ): string {
		$lines = explode( "\n", $part );

		return match ( true ) {
			str_starts_with(
				$part,
				'## '
			) => "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">"
				. self::inline( substr( $part, 3 ) )
				. "</h2>\n<!-- /wp:heading -->",
			str_starts_with( $part, '- ' )  => self::items( $lines, 'ul', '<!-- wp:list -->' ),
			str_starts_with( $part, '1. ' ) => self::items( $lines, 'ol', '<!-- wp:list {"ordered":true} -->' ),
			str_starts_with( $part, '> ' )  => self::quote( $lines ),
			str_starts_with( $part, '| ' )  => self::table( $lines ),
			str_starts_with( $part, '= ' )  => self::numbers( $lines ),
			str_starts_with( $part, '!' )   => self::image( $part ),
			default                         => self::paragraph( implode( ' ', $lines ) ),
		};
	}

	/**
	 * @param string $text Its words.
	 * @param string $size A font size of the theme, or ''.
	 */
	private static function paragraph( string $text, string $size = '' ): string {
		return '' === $size
			? "<!-- wp:paragraph -->\n<p>" . self::inline( $text ) . "</p>\n<!-- /wp:paragraph -->"
			: sprintf(
				"<!-- wp:paragraph {\"fontSize\":\"%1\$s\"} -->\n<p class=\"has-%1\$s-font-size\">%2\$s</p>\n<!-- "
					. '/wp:paragraph -->',
				$size,
				self::inline( $text )
			);
	}

	/**
	 * @param array  $lines Its items, each with its mark.
	 * @param string $tag   ul or ol.
	 * @param string $start The comment that begins the block.
	 * @phpstan-param list<string> $lines
	 */
	private static function items( array $lines, string $tag, string $start ): string {
		$items = array_map(
			static fn ( string $item ): string => "<!-- wp:list-item -->\n<li>"
				. self::inline( (string) preg_replace( '/^(-|\d+\.) /', '', $item ) )
				. "</li>\n<!-- /wp:list-item -->",
			$lines
		);

		return "$start\n<$tag class=\"wp-block-list\">" . implode( "\n\n", $items ) . "</$tag>\n<!-- /wp:list -->";
	}

	/**
	 * What somebody said; a line that begins with -- says who.
	 *
	 * @phpstan-param list<string> $lines
	 */
	private static function quote( array $lines ): string {
		$words = array_map( static fn ( string $line ): string => substr( $line, 2 ), $lines );
		$who   = str_starts_with( (string) end( $words ), '-- ' )
			? '<cite>' . self::inline( substr( (string) array_pop( $words ), 3 ) ) . '</cite>'
			: '';

		return "<!-- wp:quote -->\n<blockquote class=\"wp-block-quote\">"
			. self::paragraph( implode( ' ', $words ) )
			. "$who</blockquote>\n<!-- /wp:quote -->";
	}

	/**
	 * A table; its first line is its head.
	 *
	 * @param array $lines Its rows.
	 * @phpstan-param list<string> $lines
	 */
	private static function table( array $lines ): string {
		$rows = array_map(
			static fn ( string $line ): array => array_map(
				static fn ( string $cell ): string => self::inline( trim( $cell ) ),
				explode( '|', trim( $line, '| ' ) )
			),
			$lines
		);
		$head = '<th>' . implode( '</th><th>', (array) array_shift( $rows ) ) . '</th>';
		$body = implode(
			'',
			array_map(
				static fn ( array $row ): string => '<tr><td>' . implode( '</td><td>', $row ) . '</td></tr>',
				$rows
			)
		);

		return "<!-- wp:table {\"hasFixedLayout\":false,\"className\":\"is-style-prices\"} -->\n<figure "
			. 'class="wp-block-table '
			. "is-style-prices\"><table><thead><tr>$head</tr></thead><tbody>$body</tbody></table></figure>\n<!-- "
			. '/wp:table -->';
	}

	/**
	 * Results: a line `= Garden = 35 m²` is what is counted and its number.
	 *
	 * @param array $lines The results.
	 * @phpstan-param list<string> $lines
	 */
	private static function numbers( array $lines ): string {
		$columns = array_map(
			static function ( string $line ): string {
				[ $what, $number ] = [ ...explode( ' = ', substr( $line, 2 ), 2 ), '' ];

				return "<!-- wp:column -->\n<div class=\"wp-block-column\">"
					. self::paragraph( $what, 'small' )
					. "\n\n"
					. sprintf(
						"<!-- wp:paragraph {\"fontSize\":\"x-large\",\"fontFamily\":\"display\"} -->\n<p "
							. "class=\"has-display-font-family has-x-large-font-size\">%s</p>\n<!-- /wp:paragraph "
							. '-->',
						self::inline( $number )
					)
					. "</div>\n<!-- /wp:column -->";
			},
			$lines
		);

		return '<!-- wp:columns {"className":"is-style-steps",'
			. '"style":{"spacing":{"margin":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing'
			. "|60\"}}}} -->\n<div class=\"wp-block-columns is-style-steps\" "
			. 'style="margin-top:var(--wp--preset--spacing--50);margin-bottom:var(--wp--preset--spacing--60)">'
			. implode(
				"\n\n",
				$columns
			)
			. "</div>\n<!-- /wp:columns -->";
	}

	/**
	 * An image: `![caption](name)`, or `!![caption](name)` for a wide one.
	 */
	private static function image( string $line ): string {
		preg_match( '/^(!+)\[(.*)\]\(([a-z-]+)\)$/', $line, $parts );
		[ , $marks, $caption, $name ] = $parts + [ '', '', '', '' ];

		$is_wide = '!!' === $marks;
		$words   = '' === $caption
			? ''
			: '<figcaption class="wp-element-caption">' . self::inline( $caption ) . '</figcaption>';

		return sprintf(
			'<!-- wp:image {"id":{{id:%1$s}},"sizeSlug":"full","linkDestination":"none"%2$s} -->',
			$name,
			$is_wide ? ',"align":"wide"' : ''
		)
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- What the editor saves for its image block.
			. sprintf(
				"\n<figure class=\"wp-block-image%2\$s size-full\"><img src=\"{{url:%1\$s}}\" alt=\"{{alt:%1\$s}}\" "
					. "class=\"wp-image-{{id:%1\$s}}\"/>%3\$s</figure>\n<!-- /wp:image -->",
				$name,
				$is_wide ? ' alignwide' : '',
				$words
			);
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
