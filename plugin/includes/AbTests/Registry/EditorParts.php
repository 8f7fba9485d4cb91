<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;
use WP_Post;

/**
 * What tests have in the editor, and the highest number that a test has had on
 * each post: it is not used again, so that nothing counted changes its owner.
 *
 * @see AB-1 AB-31
 */
final class EditorParts implements Module {

	/** Where a post keeps the number. */
	private const META = '_brolga_highest_test';

	/** What the editor knows it by. */
	private const FIELD = 'brolga_highest_test';

	/** What the editor knows by it: what has become of each test. */
	private const STATES = 'brolga_test_states';

	/** Editors without a page: that of widgets, and the customizer. */
	private const WITHOUT_PAGE = [ 'widgets', 'customize' ];

	/**
	 * @param Closure(): TestRepository $registry The registry.
	 */
	public function __construct( #[Later( TestRepository::class )] private readonly Closure $registry ) {}

	public function register(): void {
		add_filter( 'register_block_type_args', self::render_on_demand( ... ), 10, 2 );
		add_action( 'enqueue_block_editor_assets', self::enqueue( ... ) );
		add_action( 'wp_after_insert_post', fn ( int $id, WP_Post $post ) => self::keep_highest( $post ), 10, 2 );
		add_action( 'rest_api_init', $this->add_fields( ... ) );
	}

	/**
	 * Of a test only what is needed is rendered.
	 *
	 * @param array<string, mixed> $args The block type's.
	 * @return array<string, mixed>
	 */
	private static function render_on_demand( array $args, string $name ): array {
		return TestReader::TEST_BLOCK === $name ? [ 'skip_inner_blocks' => true ] + $args : $args;
	}

	/**
	 * Puts the page's tests into the editor's sidebar.
	 */
	private static function enqueue(): void {
		if ( ! in_array( get_current_screen()->base ?? '', self::WITHOUT_PAGE, true ) ) {
			wp_enqueue_script( 'brolga-editor-experiment-list' );
		}
	}

	/**
	 * Keeps the highest number of a post's tests.
	 *
	 * @param WP_Post $post As it is saved.
	 */
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

	/**
	 * Whether a post has had a test, of whatever kind.
	 */
	public static function has_had_tests( int $post ): bool {
		return self::highest( $post ) > 0;
	}

	/**
	 * A number that no test of a post has had.
	 */
	public static function next_number( WP_Post $post ): int {
		$numbers = array_map(
			static fn ( Test $test ): int => $test->key->number,
			TestReader::tests( $post->ID, $post->post_content )
		);
		return max( 0, self::highest( $post->ID ), ...$numbers ) + 1;
	}

	/**
	 * Keeps a number from being used again.
	 */
	public static function keep_number( int $post, int $number ): void {
		if ( $number > self::highest( $post ) ) {
			update_post_meta( $post, self::META, $number );
		}
	}

	/**
	 * Tells the editor.
	 */
	private function add_fields(): void {
		$types = array_values( get_post_types( [ 'show_in_rest' => true ] ) );
		// Templates are known by their names; the post is another number.
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

	/**
	 * What has become of the tests of a post. Most posts have never had one, and are not asked about.
	 *
	 * @param mixed $post The post's number.
	 * @return array<int, string> By the tests' numbers.
	 */
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

	/**
	 * The highest number so far.
	 *
	 * @param mixed $post The post's number.
	 */
	private static function highest( mixed $post ): int {
		$saved = is_int( $post ) && $post > 0 ? get_post_meta( $post, self::META, true ) : 0;
		return is_numeric( $saved ) ? (int) $saved : 0;
	}
}
