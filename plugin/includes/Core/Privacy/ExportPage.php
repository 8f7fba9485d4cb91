<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

/**
 * What a source tells of a person at once.
 *
 * @phpstan-import-type ExportItem from PersonalDataSource
 */
final class ExportPage {

	/**
	 * @phpstan-param list<ExportItem> $items
	 */
	public function __construct(
		public readonly array $items = [],
		public readonly bool $done = true
	) {}

	/**
	 * An item of the export. WordPress prints it as HTML; what is empty is left out.
	 *
	 * @param string                      $label The group's name.
	 * @param string                      $id    Its own.
	 * @param iterable<array-key, string> $data  Values by name; a generator may give a name twice.
	 * @return array{
	 *     group_id: string,
	 *     group_label: string,
	 *     item_id: string,
	 *     data: list<array{name: string, value: string}>,
	 * }
	 */
	public static function item( string $group, string $label, string $id, iterable $data ): array {
		$pairs = [];
		foreach ( $data as $name => $value ) {
			if ( '' !== $value ) {
				$pairs[] = [
					'name'  => esc_html( (string) $name ),
					'value' => esc_html( $value ),
				];
			}
		}
		return [
			'group_id'    => $group,
			'group_label' => $label,
			'item_id'     => $id,
			'data'        => $pairs,
		];
	}
}
