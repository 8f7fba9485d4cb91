<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\Saver;
use Brolga\Forms\Definition\FormReader;

/**
 * Keeps users who may edit a page but not manage tests from starting, stopping or changing tests
 * by saving the page. Tests they add stay drafts; started tests keep their settings, variants and
 * position. The content of the variants can be edited.
 *
 * @see AB-130 AB-420
 */
final class TestLock implements Module {

	public function __construct( private readonly TestRepository $registry ) {}

	public function register(): void {
		add_filter( 'wp_insert_post_data', $this->keep( ... ), 10, 2 );
	}

	public static function is_locked(): bool {
		return ! Saver::may( Roles::MANAGE_TESTS );
	}

	/**
	 * Restores the tests in post data that is about to be saved.
	 *
	 * @param array<string, mixed> $data Slashed.
	 * @param array<string, mixed> $post
	 * @return array<string, mixed>
	 */
	private function keep( array $data, array $post ): array {
		$content = is_string( $data['post_content'] ?? null ) ? wp_unslash( $data['post_content'] ) : '';
		$id      = is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		$stored  = 0 === $id ? '' : get_post_field( 'post_content', $id, 'raw' );
		if (
			'revision' === ( $data['post_type'] ?? '' )
			|| ! str_contains( $content . $stored, TestReader::TEST_BLOCK )
			|| ! self::is_locked()
		) {
			return $data;
		}
		$started = array_intersect_key( TestReader::blocks_of( $id, $stored ), array_flip( $this->started( $id ) ) );
		$kept    = self::with_kept( $content, $started );
		foreach ( array_diff_key( $started, TestReader::blocks_of( $id, $kept ) ) as $block ) {
			$markup = serialize_blocks( FormReader::complete_all( [ 'innerBlocks' => [ $block ] ] ) );
			$kept   = self::with_put_back( $kept, $stored, $markup );
		}
		return [ 'post_content' => wp_slash( $kept ) ] + $data;
	}

	/**
	 * Restores the settings of started tests, and makes all other tests drafts.
	 *
	 * @param array<int, array<array-key, mixed>> $started
	 */
	private static function with_kept( string $content, array $started ): string {
		return traverse_and_serialize_blocks(
			parse_blocks( $content ),
			static function ( array &$block ) use ( $started ): string {
				if ( TestReader::TEST_BLOCK === ( $block['blockName'] ?? null ) ) {
					$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
					$number     = $attributes['number'] ?? null;
					if ( is_int( $number ) && isset( $started[ $number ] ) ) {
						$block = TestReader::with_texts_of( $started[ $number ], $block );
					} else {
						$block['attrs'] = [ 'draft' => true ] + $attributes;
					}
				}
				return '';
			}
		);
	}

	/** Inserts a removed test again, at the same index among the top-level blocks. */
	private static function with_put_back( string $content, string $stored, string $markup ): string {
		$place  = 0;
		foreach ( array_values( parse_blocks( $stored ) ) as $index => $block ) {
			if ( str_contains( serialize_block( $block ), $markup ) ) {
				$place = $index;
			}
		}
		$pieces = array_map( serialize_block( ... ), array_values( parse_blocks( $content ) ) );
		array_splice( $pieces, $place, 0, [ $markup ] );
		return implode( '', $pieces );
	}

	/** @return list<int> The numbers of a post's tests that are not drafts; none if the database fails. */
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
