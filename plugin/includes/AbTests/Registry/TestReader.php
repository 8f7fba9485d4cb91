<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;
use Brolga\Core\Support\Text;
use Brolga\Forms\Definition\FormReader;
use InvalidArgumentException;

/**
 * Finds the tests among the blocks of a post. Saved content can be made by
 * anybody who may write a post, or by an importer: what is no test is left out.
 *
 * @see AB-1
 */
final class TestReader {

	public const TEST_BLOCK = 'brolga/experiment';
	public const VARIANT_BLOCK    = 'brolga/variant';

	/** More than anybody compares; the rest is never given out. */
	public const MAX_VARIANTS = 50;

	public const NAME_LENGTH     = 200;
	private const DEFAULT_WEIGHT = 50;

	/**
	 * The tests of a post's content.
	 *
	 * @param string $content Its block markup.
	 * @return list<Test>
	 */
	public static function tests( int $post, string $content ): array {
		$tests = [];
		foreach ( self::blocks( $content ) as $block ) {
			$test = self::read( $post, $block );
			if ( null !== $test ) {
				// Of two with one number the first is the test: the editor gives the other one its own.
				$tests += [ $test->key->number => $test ];
			}
		}
		return array_values( $tests );
	}

	/**
	 * The blocks of a post's tests, by number.
	 *
	 * @param string $content The post's block markup.
	 * @return array<int, array<array-key, mixed>>
	 */
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
	 * A test's block whose variants say what those of another one with their numbers say.
	 *
	 * @param array<array-key, mixed> $test  The test.
	 * @param array<array-key, mixed> $other Where the words come from.
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

	/**
	 * What a variant has inside of it, in a post's content; null where the post has no such variant.
	 *
	 * @param int    $number  The variant's number.
	 * @param string $content The post's block markup.
	 * @return string|null Block markup.
	 */
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
	 * What a test's block says; null where it is not a test of the post:
	 * one that was copied from another post has not been saved by the editor.
	 *
	 * @param int                     $post  The post that stores it.
	 * @param array<array-key, mixed> $block As WordPress parsed it.
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
		// The control first: it is what a visitor gets when nothing else can be said.
		$variants = [ Variant::CONTROL => $variants[ Variant::CONTROL ] ] + $variants;
		$name     = $attributes['name'] ?? '';
		return new Test(
			$key,
			Text::start( Text::line( is_string( $name ) ? $name : '' ), self::NAME_LENGTH ),
			Goal::named( $attributes['goal'] ?? null ),
			array_slice( array_values( $variants ), 0, self::MAX_VARIANTS ),
			Targeting::of( $attributes ),
			true === ( $attributes['draft'] ?? false ),
			GoalPlace::of( $attributes )
		);
	}

	/**
	 * The tests among a content's blocks, however deep. What lies inside of
	 * a test is none, and what the owner hides is not there.
	 *
	 * @param string $content Block markup.
	 * @return list<array<array-key, mixed>>
	 */
	private static function blocks( string $content ): array {
		return str_contains( $content, self::TEST_BLOCK ) ? self::among( parse_blocks( $content ) ) : [];
	}

	/**
	 * The tests among blocks.
	 *
	 * @param array<array-key, mixed> $blocks As WordPress parsed them.
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
	 * The variants' blocks of a test's, by number, as they stand. Of two
	 * with one number the first counts.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
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

	/**
	 * What a variant's block says.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 */
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
	 * A block's attributes, as they were saved.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 * @return array<array-key, mixed>
	 */
	private static function attributes( array $block ): array {
		return is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
	}
}
