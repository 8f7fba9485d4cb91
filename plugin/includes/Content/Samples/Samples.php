<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use WP_Block_Patterns_Registry;

/**
 * Finds text that is unchanged from one of the plugin's or theme's patterns. The editor's notice
 * before publishing and Site Health use it.
 *
 * @see START-340 START-341 START-865
 */
final class Samples {

	private const OURS = 'brolga/';

	private const PEOPLE = [ 'team', 'testimonials', 'brolga-team', 'brolga-testimonials', 'about' ];

	/** The name prefix of form patterns, whose questions suit any business unchanged. */
	private const READY = 'brolga/form-';

	/** @var array<string, SampleKind>|null The pattern texts, by key(). */
	private ?array $known = null;

	private ?PlaceSentences $sentences = null;

	public function __construct( private readonly Details $details ) {}

	/** @return array<string, SampleKind> The sample texts in a post's content, the most harmful first. */
	public function in( string $content ): array {
		if ( ! str_contains( $content, '<!-- wp:' ) ) {
			return [];
		}
		$known     = $this->known ??= self::read();
		$sentences = $this->sentences ??= PlaceSentences::of_patterns();
		$found     = [];
		foreach ( BlockTexts::of( $content, $this->is_filled( ... ) ) as $text => $is_particular ) {
			$kind = $known[ self::key( (string) $text, $is_particular ) ]
				?? $sentences->kind_of( (string) $text, $is_particular );
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

	/** @return array<string, SampleKind> */
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

	private function is_filled( string $name ): bool {
		$detail = Detail::tryFrom( $name );
		return null !== $detail && [] !== $this->details->lines( $detail );
	}

	/** Ignores currencies, and distinguishes business-specific texts from equal generic ones. */
	private static function key( string $text, bool $is_particular ): string {
		return ( $is_particular ? '1 ' : '0 ' ) . SampleKind::without_currency( $text );
	}
}
