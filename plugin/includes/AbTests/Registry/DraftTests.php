<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * Whoever may write a page but not run tests publishes no test by publishing the
 * page: what they save stays a draft, until somebody who may starts it.
 *
 * @see AB-130
 */
final class DraftTests implements Module {

	public function __construct( private readonly TestRepository $registry ) {}

	/**
	 * Looks at what is about to be saved.
	 */
	public function register(): void {
		add_filter( 'wp_insert_post_data', $this->as_drafts( ... ), 10, 2 );
	}

	/**
	 * Whether somebody is at work who may not start tests.
	 */
	public static function is_forbidden(): bool {
		return is_user_logged_in() && ! current_user_can( Roles::MANAGE_TESTS );
	}

	/**
	 * A post's data, in which tests that have not started are drafts.
	 *
	 * @param array<string, mixed> $data What is saved, slashed.
	 * @param array<string, mixed> $post What was sent.
	 * @return array<string, mixed>
	 */
	private function as_drafts( array $data, array $post ): array {
		$content = $data['post_content'] ?? null;
		if (
			'revision' === ( $data['post_type'] ?? '' )
			|| ! is_string( $content )
			|| ! has_block( TestReader::TEST_BLOCK, $content )
			|| ! self::is_forbidden()
		) {
			return $data;
		}
		$started = $this->started( is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0 );

		$data['post_content'] = wp_slash(
			traverse_and_serialize_blocks(
				parse_blocks( wp_unslash( $content ) ),
				static function ( array &$block ) use ( $started ): string {
					$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
					if (
						TestReader::TEST_BLOCK === ( $block['blockName'] ?? null )
						&& ! in_array( $attributes['number'] ?? null, $started, true )
					) {
						$block['attrs'] = [ 'draft' => true ] + $attributes;
					}
					return '';
				}
			)
		);
		return $data;
	}

	/**
	 * The numbers of a post's tests that are no drafts. Where nobody can say, none is known to be one.
	 *
	 * @param int $post The post; 0: a new one.
	 * @return list<int>
	 */
	private function started( int $post ): array {
		try {
			$tests = 0 === $post ? [] : $this->registry->all_of_post( $post );
		} catch ( StorageUnavailable ) {
			return [];
		}
		return array_values(
			array_map(
				static fn ( StoredTest $test ): int => $test->test->key->number,
				array_filter( $tests, static fn ( StoredTest $test ): bool => TestStatus::Draft !== $test->status )
			)
		);
	}
}
