<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use WP_Block_Patterns_Registry;

/**
 * Knows what still stands as one of our patterns brought it. Both the note before
 * publishing and Health ask here.
 *
 * @see START-340 START-341
 */
final class Samples {

	/** How our patterns are called, the plugin's and the theme's. */
	private const OURS = 'brolga/';

	/** Patterns that introduce people. */
	private const PEOPLE = [ 'team', 'testimonials', 'brolga-team', 'brolga-testimonials', 'about' ];

	/** @var array<string, SampleKind>|null By the text. */
	private ?array $known = null;

	/**
	 * What is still a sample, what hurts most first.
	 *
	 * @param string $content A post's.
	 * @return array<string, SampleKind> By the text.
	 */
	public function in( string $content ): array {
		if ( ! str_contains( $content, '<!-- wp:' ) ) {
			return [];
		}
		$known = $this->known ??= self::read();
		$found = [];
		foreach ( BlockTexts::of( $content ) as $text ) {
			if ( isset( $known[ $text ] ) ) {
				$found[ $text ] = $known[ $text ];
			}
		}
		$order = array_flip( array_column( SampleKind::cases(), 'value' ) );
		uasort(
			$found,
			static fn ( SampleKind $a, SampleKind $b ): int => $order[ $a->value ] <=> $order[ $b->value ]
		);
		return $found;
	}

	/**
	 * The texts of all patterns of ours that are some business's own.
	 *
	 * @return array<string, SampleKind>
	 */
	private static function read(): array {
		$known = [];
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			$name    = $pattern['name'] ?? '';
			$content = $pattern['content'] ?? '';
			if ( ! is_string( $name ) || ! is_string( $content ) || ! str_starts_with( $name, self::OURS ) ) {
				continue;
			}
			$categories = array_filter( (array) ( $pattern['categories'] ?? [] ), is_string( ... ) );
			$of_people  = [] !== array_intersect( self::PEOPLE, $categories );
			foreach ( BlockTexts::of( $content ) as $text ) {
				$kind = SampleKind::of( $text, $of_people );
				if ( null !== $kind ) {
					$known[ $text ] = $kind;
				}
			}
		}
		return $known;
	}
}
