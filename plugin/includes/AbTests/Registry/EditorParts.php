<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Post;

/**
 * Connects tests to the block editor, and stores the highest number that a test has had on each
 * post. Numbers are never reused, so that counts cannot be attributed to another test.
 *
 * @see AB-1 AB-31
 */
final class EditorParts implements Module {

	private const META = '_brolga_highest_test';

	private const FIELD = 'brolga_highest_test';

	private const STATES = 'brolga_test_states';

	/** Screens of block editors that do not edit a post. */
	private const WITHOUT_PAGE = [ 'widgets', 'customize' ];

	/** @param Closure(): TestRepository $registry */
	public function __construct( #[LazyInject( TestRepository::class )] private readonly Closure $registry ) {}

	public function register(): void {
		add_filter( 'register_block_type_args', self::render_on_demand( ... ), 10, 2 );
		add_action( 'enqueue_block_editor_assets', self::enqueue( ... ) );
		add_action( 'wp_after_insert_post', fn ( int $id, WP_Post $post ) => self::keep_highest( $post ), 10, 2 );
		add_action( 'rest_api_init', $this->add_fields( ... ) );
	}

	/**
	 * Keeps WordPress from rendering all variants; the test's block renders only what it needs.
	 *
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	private static function render_on_demand( array $args, string $name ): array {
		return TestReader::TEST_BLOCK === $name ? [ 'skip_inner_blocks' => true ] + $args : $args;
	}

	private static function enqueue(): void {
		if ( ! in_array( get_current_screen()->base ?? '', self::WITHOUT_PAGE, true ) ) {
			wp_enqueue_script( 'brolga-editor-ab-test-list' );
		}
	}

	private static function keep_highest( WP_Post $post ): void {
		if ( 'revision' === $post->post_type || ! has_block( TestReader::TEST_BLOCK, $post->post_content ) ) {
			return;
		}
		$before = self::highest( $post->ID );
		$now    = $before;
		foreach ( TestReader::tests( $post->ID, $post->post_content ) as $test ) {
			$now = max( $now, $test->key->number );
		}
		if ( $now !== $before ) {
			update_post_meta( $post->ID, self::META, $now );
		}
	}

	public static function has_had_tests( int $post ): bool {
		return self::highest( $post ) > 0;
	}

	public static function next_number( WP_Post $post ): int {
		$numbers = array_map(
			static fn ( Test $test ): int => $test->key->number,
			TestReader::tests( $post->ID, $post->post_content )
		);
		return max( 0, self::highest( $post->ID ), ...$numbers ) + 1;
	}

	public static function keep_number( int $post, int $number ): void {
		if ( $number > self::highest( $post ) ) {
			update_post_meta( $post, self::META, $number );
		}
	}

	private function add_fields(): void {
		$types = array_values( get_post_types( [ 'show_in_rest' => true ] ) );
		// For templates, `id` is their name; `wp_id` is the post's ID.
		$post = static fn ( array $record ): mixed => $record['wp_id'] ?? $record['id'] ?? 0;
		register_rest_field(
			$types,
			self::FIELD,
			[
				'get_callback' => static fn ( array $record ): int => self::highest( $post( $record ) ),
				'schema'       => [
					'description' => __( 'The highest number that a test on this post has had.', 'brolga' ),
					'type'        => 'integer',
					'context'     => [ 'edit' ],
					'readonly'    => true,
				],
			]
		);
		register_rest_field(
			$types,
			self::STATES,
			[
				'get_callback' => fn ( array $record ): object => (object) $this->states( $post( $record ) ),
				'schema'       => [
					'description'          => __(
						'The status of each test on this post, by its number: draft, running, stopped or archived.',
						'brolga'
					),
					'type'                 => 'object',
					'context'              => [ 'edit' ],
					'readonly'             => true,
					'additionalProperties' => [ 'type' => 'string' ],
				],
			]
		);
	}

	/** @return array<int, string> Without a query for posts that have never had a test. */
	private function states( mixed $post ): array {
		if ( ! is_int( $post ) || 0 === self::highest( $post ) ) {
			return [];
		}
		$states = [];
		try {
			foreach ( ( $this->registry )()->all_of_post( $post ) as $test ) {
				$states[ $test->test->key->number ] = $test->status->value;
			}
		} catch ( StorageUnavailable ) {
			return [];
		}
		return $states;
	}

	private static function highest( mixed $post ): int {
		$saved = is_int( $post ) && $post > 0 ? get_post_meta( $post, self::META, true ) : 0;
		return is_numeric( $saved ) ? (int) $saved : 0;
	}
}
