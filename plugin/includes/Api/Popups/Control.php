<?php
declare( strict_types=1 );

namespace Brolga\Api\Popups;

/**
 * Describes how the editor shows a setting of a trigger.
 *
 * @since 0.1.0
 * @see EXT-4
 */
final class Control {

	/**
	 * @param array<string, array<string, int>> $most The maximum, by another setting's name and value.
	 * @param array<string, string> $options
	 */
	public function __construct(
		public readonly string $name,
		private readonly string $label,
		private readonly string $help = '',
		private readonly array $options = [],
		private readonly array $most = []
	) {}

	/** @return array<string, mixed> */
	public function told( Field $field ): array {
		return [
			'name'    => $this->name,
			'label'   => $this->label,
			'help'    => $this->help,
			'kind'    => match ( true ) {
				[] !== $this->options                              => 'choice',
				[ 'on', 'off' ] === ( $field->rules['enum'] ?? [] ) => 'toggle',
				'integer' === $field->rules['type']                => 'number',
				default                                            => 'text',
			},
			'min'     => $field->rules['minimum'] ?? null,
			'max'     => $field->rules['maximum'] ?? $field->rules['maxLength'] ?? null,
			'most'    => (object) $this->most,
			'options' => array_map(
				static fn ( string $value, string $label ): array => [
					'value' => $value,
					'label' => $label,
				],
				array_keys( $this->options ),
				array_values( $this->options )
			),
		];
	}
}
