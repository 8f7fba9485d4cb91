<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

/**
 * A text of a page, before and after.
 *
 * @phpstan-type Change array{index: int, before: string, after: string}
 */
final class ChangedText {

	/** @return array<string, mixed> */
	public static function schema(): array {
		return [
			'type'     => 'array',
			'maxItems' => 1000,
			'items'    => [
				'type'       => 'object',
				'properties' => [
					'index'  => [
						'description' => __( 'Its number among the page’s texts.', 'brolga' ),
						'type'        => 'integer',
						'minimum'     => 0,
					],
					'before' => [ 'type' => 'string' ],
					'after'  => [ 'type' => 'string' ],
				],
				'required'   => [ 'index', 'before', 'after' ],
			],
		];
	}

	/**
	 * @param mixed $items What fits the schema.
	 * @return array<int, array{before: string, after: string}> By number.
	 */
	public static function read( mixed $items ): array {
		$changes = [];
		foreach ( is_array( $items ) ? $items : [] as $item ) {
			if (
				is_array( $item )
				&& is_int( $item['index'] ?? null )
				&& is_string( $item['before'] ?? null )
				&& is_string( $item['after'] ?? null )
			) {
				$changes[ $item['index'] ] = [
					'before' => $item['before'],
					'after'  => $item['after'],
				];
			}
		}
		return $changes;
	}
}
