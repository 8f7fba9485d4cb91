<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use WP_Post;

/**
 * Compares the contents of a test's variants. A test of identical variants cannot show anything.
 *
 * @see AB-490
 */
final class Differences {

	/** Attributes that differ between copies of a block without any visible effect. */
	private const OWN = [ 'uid', 'anchor', 'brolgaGoal', 'brolgaGoalId' ];

	/** Returns why the variants cannot be compared, as a message for the owner; empty if they can. */
	public static function problem( Test $test ): string {
		$contents = self::contents( $test );
		return match ( true ) {
			count( $contents ) < 2 => __( 'Add a second variant. There is nothing to compare yet.', 'brolga' ),
			1 === count( array_unique( $contents ) ) =>
				__( 'The variants are all the same, so there is nothing to compare. Change one of them, then start the test.', 'brolga' ),
			default => '',
		};
	}

	/** @return list<string> */
	private static function contents( Test $test ): array {
		$pair     = PagePair::of( $test->key->post );
		$post     = get_post( $test->key->post );
		$content  = $post instanceof WP_Post ? $post->post_content : '';
		$contents = [];
		foreach ( $test->variants as $variant ) {
			$contents[] = $pair?->key->number === $test->key->number
				? self::of_page( $pair->post( $variant->number ) )
				: self::of_blocks( (string) TestReader::variant_markup( $test->key, $variant->number, $content ) );
		}
		return $contents;
	}

	private static function of_page( ?WP_Post $page ): string {
		return null === $page ? '' : (string) wp_json_encode( [
			$page->post_title,
			get_post_thumbnail_id( $page ),
			self::of_blocks( $page->post_content ),
		] );
	}

	private static function of_blocks( string $markup ): string {
		return (string) wp_json_encode( array_map( self::block( ... ), parse_blocks( $markup ) ) );
	}

	/**
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 * @return list<mixed>
	 */
	private static function block( array $block ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$inner      = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
		// The copy of a form gets another title, which only its owner sees.
		$own = isset( $attributes['uid'] ) ? [ ...self::OWN, 'title' ] : self::OWN;
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$html = is_string( $block['innerHTML'] ?? null ) ? trim( $block['innerHTML'] ) : '';
		return [
			$name,
			array_diff_key( $attributes, array_flip( $own ) ),
			// Brolga's blocks keep all their content in attributes.
			str_starts_with( $name, 'brolga/' ) ? '' : $html,
			array_map( self::block( ... ), array_filter( $inner, is_array( ... ) ) ),
		];
	}
}
