<?php
declare( strict_types=1 );

namespace Brolga\Ai\Texts;

use Brolga\Content\Samples\BlockTexts;
use Brolga\Content\Samples\Samples;
use Brolga\Demo\CreatedItemRepository;
use Brolga\Demo\DemoFolder;
use WP_Block_Patterns_Registry;
use WP_Post;

/**
 * The texts of a page that still are as a pattern or the demo brought them.
 *
 * @see AI-10
 */
final class SampleTexts {

	private const OURS = 'brolga/';

	/** Posts that can have samples. */
	public const TYPES = [ 'page', 'post' ];

	/** @var array<string, true>|null */
	private ?array $of_patterns = null;

	public function __construct(
		private readonly Samples $samples,
		private readonly DemoFolder $demo
	) {}

	/** @return array<int, string> By their numbers among all texts of the page. */
	public function in( WP_Post $post ): array {
		if ( ! str_contains( $post->post_content, '<!-- wp:' ) ) {
			return [];
		}
		$known = ( $this->of_patterns ??= self::read() )
			+ array_map( static fn (): bool => true, $this->samples->in( $post->post_content ) )
			+ $this->of_demo( $post );
		return array_filter(
			PageTexts::of( $post->post_content ),
			static fn ( string $text ): bool => isset( $known[ BlockTexts::plain( esc_html( $text ) ) ] )
		);
	}

	/** @return array<string, true> */
	private static function read(): array {
		$known = [];
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			$name    = $pattern['name'] ?? '';
			$content = $pattern['content'] ?? '';
			if ( is_string( $name ) && is_string( $content ) && str_starts_with( $name, self::OURS ) ) {
				$known += self::texts( $content );
			}
		}
		return $known;
	}

	/** @return array<string, true> */
	private function of_demo( WP_Post $post ): array {
		$key = get_post_meta( $post->ID, CreatedItemRepository::KEY, true );
		if ( ! is_string( $key ) || 1 !== preg_match( '/^(page|post):([a-z0-9._-]+)$/', $key, $match ) ) {
			return [];
		}
		$files = $this->demo->files( "{$match[1]}s/{$match[2]}.html" );
		return [] === $files ? [] : self::texts( $this->demo->read( "{$match[1]}s/{$match[2]}.html" ) );
	}

	/** @return array<string, true> */
	private static function texts( string $content ): array {
		return array_fill_keys(
			array_map(
				static fn ( string $text ): string => BlockTexts::plain( esc_html( $text ) ),
				PageTexts::of( $content )
			),
			true
		);
	}
}
