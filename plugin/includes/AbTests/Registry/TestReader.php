<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;
use Brolga\Core\Support\Text;
use Brolga\Forms\Definition\FormReader;
use InvalidArgumentException;

/**
 * Reads the tests in a post's blocks. Any author or importer can write such blocks, so invalid
 * tests are ignored.
 *
 * @see AB-1
 */
final class TestReader {

	public const TEST_BLOCK = 'brolga/experiment';
	public const VARIANT_BLOCK    = 'brolga/variant';

	public const MAX_VARIANTS = 50;

	public const NAME_LENGTH     = 200;
	private const DEFAULT_WEIGHT = 50;

	/** @return list<Test> */
	public static function tests( int $post, string $content ): array {
		$tests = [];
		foreach ( self::blocks( $content ) as $block ) {
			$test = self::read( $post, $block );
			if ( null !== $test ) {
				// Of two tests with one number, the first keeps it; the editor renumbers the other.
				$tests += [ $test->key->number => $test ];
			}
		}
		return array_values( $tests );
	}

	/** @return array<int, array<array-key, mixed>> */
	public static function blocks_of( int $post, string $content ): array {
		$found = [];
		foreach ( self::blocks( $content ) as $block ) {
			$number = self::read( $post, $block )?->key->number;
			if ( null !== $number ) {
				$found += [ $number => $block ];
			}
		}
		return $found;
	}

	/**
	 * Returns a test's block with the variants' content from another one, matched by number.
	 *
	 * @param array<array-key, mixed> $test
	 * @param array<array-key, mixed> $other
	 * @return array<array-key, mixed>
	 */
	public static function with_texts_of( array $test, array $other ): array {
		$variants = self::variants( $other );
		$inner    = is_array( $test['innerBlocks'] ?? null ) ? $test['innerBlocks'] : [];
		foreach ( $inner as $index => $variant ) {
			$number = is_array( $variant ) ? self::attributes( $variant )['number'] ?? Variant::CONTROL : null;
			if ( is_array( $variant ) && is_int( $number ) && isset( $variants[ $number ] ) ) {
				$inner[ $index ] = [ 'attrs' => self::attributes( $variant ) ] + $variants[ $number ];
			}
		}
		return [ 'innerBlocks' => $inner ] + $test;
	}

	public static function variant_markup( TestKey $key, int $number, string $content ): ?string {
		foreach ( self::blocks( $content ) as $block ) {
			if ( self::read( $key->post, $block )?->key->number === $key->number ) {
				$variant = self::variants( $block )[ $number ] ?? null;
				return null === $variant ? null : serialize_blocks( FormReader::complete_all( $variant ) );
			}
		}
		return null;
	}

	/**
	 * Returns null also for a block that was copied from another post and not saved in the editor since.
	 *
	 * @param array<array-key, mixed> $block
	 */
	public static function read( int $post, array $block ): ?Test {
		$attributes = self::attributes( $block );
		if ( ( $attributes['post'] ?? null ) !== $post || ! is_int( $attributes['number'] ?? null ) ) {
			return null;
		}
		try {
			$key = new TestKey( $post, $attributes['number'] );
		} catch ( InvalidArgumentException ) {
			return null;
		}
		$variants = array_map( self::variant( ... ), self::variants( $block ) );
		if ( ! isset( $variants[ Variant::CONTROL ] ) ) {
			return null;
		}
		// The control comes first, because it is the fallback.
		$variants = [ Variant::CONTROL => $variants[ Variant::CONTROL ] ] + $variants;
		$name     = $attributes['name'] ?? '';
		return new Test(
			$key,
			Text::start( Text::line( is_string( $name ) ? $name : '' ), self::NAME_LENGTH ),
			Goal::named( $attributes['goal'] ?? null ),
			array_slice( array_values( $variants ), 0, self::MAX_VARIANTS ),
			Targeting::of( $attributes ),
			true === ( $attributes['draft'] ?? false ),
			GoalTarget::of( $attributes )
		);
	}

	/**
	 * Returns test blocks at any depth, except those nested in a test or hidden by the owner.
	 *
	 * @return list<array<array-key, mixed>>
	 */
	private static function blocks( string $content ): array {
		return str_contains( $content, self::TEST_BLOCK ) ? self::among( parse_blocks( $content ) ) : [];
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<array<array-key, mixed>>
	 */
	private static function among( array $blocks ): array {
		$found = [];
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			if ( FormReader::is_hidden( $block ) ) {
				continue;
			}
			$inner = $block['innerBlocks'] ?? [];
			$found = [
				...$found,
				...( self::TEST_BLOCK === ( $block['blockName'] ?? null )
					? [ $block ]
					: self::among( is_array( $inner ) ? $inner : [] ) ),
			];
		}
		return $found;
	}

	/**
	 * Returns variant blocks by number. If two have the same number, the first one counts.
	 *
	 * @param array<array-key, mixed> $block
	 * @return array<int, array<array-key, mixed>>
	 */
	private static function variants( array $block ): array {
		$variants = [];
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] as $inner ) {
			if (
				is_array( $inner )
				&& self::VARIANT_BLOCK === ( $inner['blockName'] ?? null )
				&& ! FormReader::is_hidden( $inner )
			) {
				$number = self::attributes( $inner )['number'] ?? Variant::CONTROL;
				if ( is_int( $number ) && $number >= 0 && $number <= Variant::MAX_NUMBER ) {
					$variants += [ $number => $inner ];
				}
			}
		}
		return $variants;
	}

	/** @param array<array-key, mixed> $block */
	private static function variant( array $block ): Variant {
		$attributes = self::attributes( $block );
		$number     = $attributes['number'] ?? Variant::CONTROL;
		$label      = $attributes['label'] ?? '';
		$weight     = $attributes['weight'] ?? self::DEFAULT_WEIGHT;
		return new Variant(
			is_int( $number ) ? $number : Variant::CONTROL,
			Text::start( Text::line( is_string( $label ) ? $label : '' ), self::NAME_LENGTH ),
			is_numeric( $weight ) ? max( 0, min( Variant::MAX_WEIGHT, (int) $weight ) ) : self::DEFAULT_WEIGHT
		);
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private static function attributes( array $block ): array {
		return is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
	}
}
