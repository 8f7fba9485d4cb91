<?php
/**
 * A section with every kind of value.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * Its text and its number must not both be set.
 */
final class SampleSection implements Section {

	public function id(): string {
		return 'sample';
	}

	public function title(): string {
		return 'Sample';
	}

	public function schema(): array {
		return [
			'text'   => [
				'type'      => 'string',
				'maxLength' => 10,
				'default'   => '',
			],
			'number' => [
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 9,
				'default' => 0,
			],
			'flag'   => [
				'type'    => 'boolean',
				'default' => false,
			],
			'choice' => [
				'type'    => 'string',
				'enum'    => [ 'a', 'b' ],
				'default' => 'a',
			],
			'key'    => [
				'type'      => 'string',
				'maxLength' => 100,
				'default'   => '',
				'writeOnly' => true,
				'constant'  => 'BROLGA_SAMPLE_KEY',
			],
			'path'   => [
				'type'     => 'string',
				'default'  => '',
				'constant' => 'ABSPATH',
			],
			'rows'   => [
				'type'     => 'array',
				'maxItems' => 2,
				'default'  => [],
				'items'    => [
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => [
						'name' => [
							'type'    => 'string',
							'pattern' => '^[a-z]+$',
						],
					],
				],
			],
		];
	}

	public function problems( Values $values ): array {
		return '' !== $values->text( 'text' ) && 0 !== $values->number( 'number' )
			? [ 'number' => 'Either the text or the number.' ]
			: [];
	}
}
