<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

/**
 * One page of the personal data that a source exports.
 *
 * @phpstan-import-type ExportItem from PersonalDataSource
 */
final class ExportPage {

	/** @phpstan-param list<ExportItem> $items */
	public function __construct(
		public readonly array $items = [],
		public readonly bool $done = true
	) {}

	/**
	 * Makes an item of the export. Values are escaped, because WordPress prints them as HTML;
	 * empty ones are left out.
	 *
	 * @param string $label The display name of the group.
	 * @param string $id Unique within the group.
	 * @param iterable<array-key, string> $data Values by display name; a generator may repeat a name.
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
