<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

/** Changes all blocks of a content, at any depth, and its HTML. */
final class Blocks {

	/**
	 * @param callable(string, array<array-key, mixed>): array<array-key, mixed> $attributes Gets a block's name and
	 *     attributes, and returns the new attributes.
	 * @param callable(string): string $html Gets and returns the HTML between blocks.
	 */
	public static function change( string $content, callable $attributes, callable $html ): string {
		return serialize_blocks( self::each( parse_blocks( $content ), $attributes, $html ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @param callable(string, array<array-key, mixed>): array<array-key, mixed> $attributes
	 * @param callable(string): string $html
	 * @return list<array<string, mixed>>
	 * @phpstan-return list<array{
	 *     blockName: string|null,
	 *     attrs: array<array-key, mixed>,
	 *     innerBlocks: list<array<array-key, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: array<array-key, mixed>,
	 * }>
	 */
	private static function each( array $blocks, callable $attributes, callable $html ): array {
		$changed = [];
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			$name      = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null;
			$inner     = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			$pieces    = is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [];
			$changed[] = [
				'blockName'    => $name,
				'attrs'        => $attributes(
					$name ?? '',
					is_array( $block['attrs'] ?? null ) ? $block['attrs'] : []
				),
				'innerBlocks'  => self::each( $inner, $attributes, $html ),
				'innerHTML'    => '',
				'innerContent' => array_map(
					static fn ( mixed $piece ): mixed => is_string( $piece ) ? $html( $piece ) : $piece,
					$pieces
				),
			];
		}
		return $changed;
	}
}
