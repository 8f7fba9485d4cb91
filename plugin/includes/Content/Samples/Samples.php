<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Business\Detail;
use Brolga\Business\Details;
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

	/** Forms that are there to be used as they are: their questions fit anybody. */
	private const READY = 'brolga/form-';

	/** @var array<string, SampleKind>|null By the text, and whether that is about one business though it is short. */
	private ?array $known = null;

	public function __construct( private readonly Details $details ) {}

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
		foreach ( BlockTexts::of( $content, $this->is_filled( ... ) ) as $text => $is_particular ) {
			$kind = $known[ self::key( (string) $text, $is_particular ) ] ?? null;
			if ( null !== $kind ) {
				$found[ $text ] = $kind;
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
			if (
				! is_string( $name )
				|| ! is_string( $content )
				|| ! str_starts_with( $name, self::OURS )
				|| str_starts_with( $name, self::READY )
			) {
				continue;
			}
			$categories = array_filter( (array) ( $pattern['categories'] ?? [] ), is_string( ... ) );
			$of_people  = [] !== array_intersect( self::PEOPLE, $categories );
			foreach ( BlockTexts::of( $content, static fn (): bool => false ) as $text => $is_particular ) {
				$kind = SampleKind::of( (string) $text, $of_people && ! $is_particular )
					?? ( $is_particular ? SampleKind::Text : null );
				if ( null !== $kind ) {
					$known[ self::key( (string) $text, $is_particular ) ] = $kind;
				}
			}
		}
		return $known;
	}

	/**
	 * Whether the owner filled in a detail, by its name.
	 */
	private function is_filled( string $name ): bool {
		$detail = Detail::tryFrom( $name );
		return null !== $detail && [] !== $this->details->lines( $detail );
	}

	/**
	 * A text in any currency, told from the same one where it could be anybody's.
	 */
	private static function key( string $text, bool $is_particular ): string {
		return ( $is_particular ? '1 ' : '0 ' ) . SampleKind::without_currency( $text );
	}
}
