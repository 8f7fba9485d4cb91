<?php
/**
 * Whose details patterns show.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Telephone number, email address, address and hours of a pattern are samples.
 * With the plugin they are bound to what the owner fills in under Settings >
 * Business, which brings the links; without it they are words, and no link: the
 * number that is dialled is never another one than the number that is read.
 *
 * @see THEME-180
 */
final class PatternDetails {

	/** The plugin's source of bindings. */
	private const SOURCE = 'brolga/business';

	/** Where the plugin keeps them for the day on which it is off. */
	private const KEPT = 'brolga_business_kept';

	/**
	 * Whether there is a plugin to answer.
	 */
	public static function are_bound(): bool {
		return null !== get_block_bindings_source( self::SOURCE );
	}

	/**
	 * Prints the attribute that makes a text the business's own, with a comma after
	 * it: other attributes follow.
	 *
	 * @param string|list<string> $key  A detail, or several, one a line.
	 * @param string              $join What stands between lines; empty: each is one.
	 */
	public static function print_content( string|array $key, string $join = '' ): void {
		self::put( [ 'content' => [ 'key' => $key ] + ( '' === $join ? [] : [ 'join' => $join ] ) ], '', ',' );
	}

	/**
	 * The same for a block without other attributes.
	 *
	 * @param string|list<string> $key A detail, or several, one a line.
	 */
	public static function print_only_content( string|array $key ): void {
		self::put( [ 'content' => [ 'key' => $key ] ], ' {', '}' );
	}

	/**
	 * The same for a button's link and, with a sentence, for its words; what it is
	 * called stays without one.
	 *
	 * @param string $key  A detail.
	 * @param string $text The sentence, %s in the detail's place; empty: the button keeps its words.
	 * @param bool   $more Whether other attributes follow.
	 */
	public static function print_button( string $key, string $text = '', bool $more = false ): void {
		$bindings = [ 'url' => [ 'key' => $key ] ];
		if ( '' !== $text ) {
			$bindings['text'] = '%s' === $text
				? [ 'key' => $key ]
				: [
					'key'  => $key,
					'text' => $text,
				];
		}
		self::put( $bindings, $more ? '' : ' {', $more ? ',' : '}' );
	}

	/**
	 * Whether somebody knows the business: the plugin, or what it has kept.
	 */
	public static function are_known(): bool {
		return self::are_bound() || '' !== self::kept( [ 'address', 'phone', 'email', 'hours' ] );
	}

	/**
	 * Prints a paragraph of the business's own; without the plugin what was last known, or none.
	 *
	 * @param list<string> $keys   Details, one a line.
	 * @param string       $sample What the editor shows until they are filled in.
	 */
	public static function print_paragraph( array $keys, string $sample ): void {
		$text = self::are_bound() ? esc_html( $sample ) : self::kept( $keys );
		if ( '' !== $text ) {
			echo '<!-- wp:paragraph';
			self::print_only_content( 1 === count( $keys ) ? $keys[0] : $keys );
			echo " -->\n<p>" . wp_kses_post( $text ) . "</p>\n<!-- /wp:paragraph -->";
		}
	}

	/**
	 * What the plugin has kept, one a line.
	 *
	 * @param list<string> $keys Details.
	 */
	private static function kept( array $keys ): string {
		$kept  = get_option( self::KEPT );
		$lines = is_array( $kept ) ? array_intersect_key( $kept, array_flip( $keys ) ) : [];
		return implode( '<br>', array_filter( $lines, 'is_string' ) );
	}

	/**
	 * Prints bindings; nothing where there is no plugin to answer them.
	 *
	 * @param array<string, array<string, mixed>> $bindings What is asked for, by the block's attribute.
	 * @param string                              $before   What stands before them.
	 * @param string                              $after    What stands after them.
	 */
	private static function put( array $bindings, string $before, string $after ): void {
		if ( ! self::are_bound() ) {
			return;
		}
		$bound = array_map(
			static fn ( array $asked ): array => [
				'source' => self::SOURCE,
				'args'   => $asked,
			],
			$bindings
		);
		$json  = (string) wp_json_encode(
			[ 'bindings' => $bound ],
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON in a block's comment.
		echo $before . '"metadata":' . str_replace( '--', '\\u002d\\u002d', $json ) . $after;
	}
}
